export const bellTexts = {
  none: 'Notifications',
  some: (count: string): string => `Notifications, ${count} unread`,
} as const;
