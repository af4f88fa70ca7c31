export default import.meta.glob<string>(
  ['../../../../src/sobremesa/locales/en/*.ftl', '!**/terminal.ftl', '!**/*lesson.ftl'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);
