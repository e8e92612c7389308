import type { files as english } from '../en/files.ts';
import type { TranslationOf } from '../message.ts';
import { roleNames } from './names.ts';

export const files: TranslationOf<typeof english> = {
  yes: 'oui',
  no: 'non',
  none: 'Non précisé',
  active: 'En activité',
  inactive: 'Compte désactivé',
  leaveInDays: ({ name }) => `${name} (jours)`,
  leaveInHours: ({ name }) => `${name} (heures)`,
  role: ({ lowest }) => roleNames[lowest],
};
