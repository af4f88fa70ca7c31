// Patterns of what is left out have to begin like the others: they are not looked for anywhere else.
export default import.meta.glob<string>(
  [
    '../../../../src/sobremesa/locales/fr/*.ftl',
    '!../../../../src/sobremesa/locales/fr/terminal.ftl',
    '!../../../../src/sobremesa/locales/fr/*lesson.ftl',
    '!../../../../src/sobremesa/locales/fr/*rulings.ftl',
    '!../../../../src/sobremesa/locales/fr/rules.ftl',
  ],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);
