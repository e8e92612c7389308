import type { files as english } from '../en/files.ts';
import type { TranslationOf } from '../message.ts';
import { roleNames } from './names.ts';

const accessTiers: Readonly<Record<string, string>> = {
  personal: 'Renseignements personnels',
  government_id: 'Identifiants gouvernementaux',
  compensation: 'Rémunération',
  other_organization: 'Refus qui révélait une autre organisation',
};
const surfaces: Readonly<Record<string, string>> = {
  api: 'API',
  app: 'Console',
  mcp: 'Assistant',
  import: 'Importation',
  cli: 'Ligne de commande',
  job: 'Tâche automatique',
};
const values: Readonly<Record<string, string>> = {
  SHOWN: 'Affichées',
  WITHHELD: 'Privées, non demandées',
  NOT_KEPT: 'Non conservées',
};

export const files: TranslationOf<typeof english> = {
  yes: 'oui',
  no: 'non',
  none: 'Non précisé',
  outOfView: 'Hors de votre vue',
  away: 'En congé',
  active: 'En activité',
  inactive: 'Compte désactivé',
  leaveInDays: ({ name }) => `${name} (jours)`,
  leaveInHours: ({ name }) => `${name} (heures)`,
  role: ({ lowest }) => roleNames[lowest],
  accessTier: ({ code }) => accessTiers[code] ?? code,
  surface: ({ code }) => surfaces[code] ?? code,
  values: ({ code }) => values[code] ?? code,
};
