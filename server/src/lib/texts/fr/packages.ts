import type { PackageCode } from '../en/packages.ts';

export const packageTitles: Readonly<Record<PackageCode, string>> = {
  EXPENSES_PAYING: 'Paiement des notes de frais',
  LEAVE_KEEPING: 'Tenue des congés',
  RECORDS_KEEPING: 'Tenue des dossiers',
};
