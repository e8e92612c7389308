import type * as en from '../log-names.ts';
import type { Translated } from '../translated.ts';

export const surfaceNames: Translated<typeof en.surfaceNames> = {
  api: 'API',
  app: 'À l’écran',
  mcp: 'Assistant',
  import: 'Importation',
  cli: 'Ligne de commande',
  job: 'Muster, de lui-même',
};

export const tierNames: Translated<typeof en.tierNames> = {
  personal: 'Renseignements personnels',
  government_id: 'Identifiants gouvernementaux',
  compensation: 'Rémunération',
  other_organization: 'Refus qui révélait une autre organisation',
};
