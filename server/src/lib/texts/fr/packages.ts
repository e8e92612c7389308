import type { PackageCode } from '../en/packages.ts';

export const packageTitles: Readonly<Record<PackageCode, string>> = {
  EXPENSES_PAYING: 'Paiement des notes de frais',
  SCHEDULE_PLANNING: 'Planification des quarts',
  SCHEDULE_PUBLISHING: 'Planification et publication des quarts',
  SCHEDULE_COST: 'Coût standard de l’horaire',
  LEAVE_KEEPING: 'Tenue des congés',
  PAYROLL_PREPARING: 'Préparation de la paie',
  RECORDS_KEEPING: 'Tenue des dossiers',
  HIRING: 'Embauche',
  REPORTS_READING: 'Lecture des rapports',
  DEVELOPING: 'Développement de programmes',
  AUDITING: 'Lecture des journaux',
};
