// Patterns of what is left out have to begin like the others: they are not looked for anywhere else.
export default import.meta.glob<string>(
  [
    '../../../../src/sobremesa/locales/en/*.ftl',
    '!../../../../src/sobremesa/locales/en/terminal.ftl',
    '!../../../../src/sobremesa/locales/en/*lesson.ftl',
    '!../../../../src/sobremesa/locales/en/*rulings.ftl',
    '!../../../../src/sobremesa/locales/en/rules.ftl',
  ],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);
