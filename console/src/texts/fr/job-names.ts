import type * as en from '../job-names.ts';
import type { Translated } from '../translated.ts';

export const levelNames: Translated<typeof en.levelNames> = {
  STANDARD: 'Standard',
  SENIOR: 'Avancé',
  LEAD: 'Encadrement',
  PRINCIPAL: 'Principal',
};

export const employmentTypeNames: Translated<typeof en.employmentTypeNames> = {
  FULL_TIME: 'Temps plein',
  PART_TIME: 'Temps partiel',
  CONTRACT: 'Contrat',
  TEMPORARY: 'Temporaire',
  INTERN: 'Stage',
};
