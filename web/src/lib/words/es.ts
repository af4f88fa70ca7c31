// Patterns of what is left out have to begin like the others: they are not looked for anywhere else.
export default import.meta.glob<string>(
  [
    '../../../../src/sobremesa/locales/es/*.ftl',
    '!../../../../src/sobremesa/locales/es/terminal.ftl',
    '!../../../../src/sobremesa/locales/es/*lesson.ftl',
    '!../../../../src/sobremesa/locales/es/*rulings.ftl',
    '!../../../../src/sobremesa/locales/es/rules.ftl',
  ],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);
