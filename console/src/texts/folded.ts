export const foldedTexts = {
  show: 'Show',
  showNamed: (title: string): string => `Show: ${title}`,
  hide: 'Hide',
  hideNamed: (title: string): string => `Hide: ${title}`,
} as const;
