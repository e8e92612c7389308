import type * as en from '../names.ts';
import type { Translated } from '../translated.ts';

export const roleNames: Translated<typeof en.roleNames> = {
  EMPLOYEE: 'Personnel',
  DEPARTMENT_HEAD: 'Responsable de service',
  ADMINISTRATOR: 'Administration',
  EXECUTIVE: 'Direction',
};

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

export const surfaceNames: Translated<typeof en.surfaceNames> = {
  api: 'API',
  app: 'Application',
  mcp: 'Assistant',
  import: 'Importation',
  cli: 'Ligne de commande',
  job: 'Tâche automatique',
};

export const tierNames: Translated<typeof en.tierNames> = {
  personal: 'Renseignements personnels',
  government_id: 'Identifiants gouvernementaux',
  compensation: 'Rémunération',
  other_organization: 'Refus qui révélait une autre organisation',
};
