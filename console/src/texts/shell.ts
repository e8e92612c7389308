import { counted } from './counted.ts';

export const bellTexts = {
  none: 'Notifications',
  some: (count: number): string => counted(count, { one: 'Notifications, # unread', other: 'Notifications, # unread' }),
  many: 'Notifications, 99+ unread',
} as const;

export const appTexts = {
  notHere: 'Not here',
  nothingHere: 'There is nothing at this address',
  goHome: 'Go to Home',
  nothingHereText: 'It may have moved, or your role does not include it.',
  loading: 'Loading',
} as const;

export const accountMenuTexts = {
  signOut: 'Sign out',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  compact: 'Compact',
  comfortable: 'Comfortable',
  theme: 'Theme',
  density: 'Density',
} as const;

export const badgeTexts = {
  waiting: 'waiting',
} as const;

export const drawerTexts = {
  menu: 'Menu',
  close: 'Close',
} as const;

export const navigationTexts = {
  sections: 'Sections',
  developers: 'For developers',
  /** The button that unfolds a place. */
  more: (place: string): string => `More of ${place}`,
} as const;

export const shellTexts = {
  skipToContent: 'Skip to content',
  search: 'Search',
  muster: 'Muster',
  main: 'Main',
  more: 'More',
} as const;
