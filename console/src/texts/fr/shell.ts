import { counted } from '../counted.ts';
import type * as en from '../shell.ts';
import type { Translated } from '../translated.ts';

export const bellTexts: Translated<typeof en.bellTexts> = {
  none: 'Notifications',
  some: (count) => counted(count, { one: 'Notifications, dont # non lue', other: 'Notifications, dont # non lues' }),
  many: 'Notifications, dont plus de 99 non lues',
};

export const appTexts: Translated<typeof en.appTexts> = {
  notHere: 'Introuvable',
  nothingHere: 'Il n’y a rien à cette adresse',
  goHome: 'Aller au tableau de bord',
  nothingHereText: 'La page a peut-être été déplacée, ou votre rôle n’y donne pas accès.',
  loading: 'Chargement',
};

export const accountMenuTexts: Translated<typeof en.accountMenuTexts> = {
  signOut: 'Se déconnecter',
  system: 'Système',
  light: 'Clair',
  dark: 'Sombre',
  compact: 'Compacte',
  comfortable: 'Aérée',
  theme: 'Thème',
  density: 'Densité',
};

export const badgeTexts: Translated<typeof en.badgeTexts> = {
  waiting: 'en attente',
};

export const drawerTexts: Translated<typeof en.drawerTexts> = {
  menu: 'Menu',
  close: 'Fermer',
};

export const navigationTexts: Translated<typeof en.navigationTexts> = {
  sections: 'Sections',
  developers: 'Pour le développement',
  more: (place) => `${place} : tout afficher`,
};

export const shellTexts: Translated<typeof en.shellTexts> = {
  skipToContent: 'Aller au contenu',
  search: 'Rechercher',
  muster: 'Muster',
  main: 'Principal',
  more: 'Plus',
};
