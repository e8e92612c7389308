export const formatTexts = {
  justNow: 'just now',
  kilobytes: (size: number): string => `${size} KB`,
  megabytes: (size: string): string => `${size} MB`,
} as const;
