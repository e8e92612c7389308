export const helpTexts = { title: 'Help', which: 'Guides', contents: 'On this page' } as const;
