export default import.meta.glob<string>(
  ['../../../../src/sobremesa/locales/fr/*.ftl', '!**/terminal.ftl', '!**/*lesson.ftl'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);
