// Patterns of what is left out have to begin like the others: they are not looked for anywhere else.
export default import.meta.glob<string>(
  [
    '../../../../src/sobremesa/locales/es-AR/*.ftl',
    '!../../../../src/sobremesa/locales/es-AR/terminal.ftl',
    '!../../../../src/sobremesa/locales/es-AR/*lesson.ftl',
    '!../../../../src/sobremesa/locales/es-AR/*rulings.ftl',
    '!../../../../src/sobremesa/locales/es-AR/rules.ftl',
  ],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);
