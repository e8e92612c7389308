export const formatTexts = {
  justNow: 'just now',
  /** 7:30 */
  hours: (hours: string, minutes: string): string => `${hours}:${minutes}`,
  kilobytes: (size: string): string => `${size} KB`,
  megabytes: (size: string): string => `${size} MB`,
} as const;
