import type { serviceAccounts as english } from '../en/service-accounts.ts';
import type { TranslationOf } from '../message.ts';

export const serviceAccounts: TranslationOf<typeof english> = {
  higherRole: 'S’en occupe qui tient les comptes techniques et voit autant que celui-ci.',
  departmentsAbove: 'Un compte technique reçoit des services que vous dirigez.',
  roleAbove: 'Un compte technique reçoit au plus votre propre rôle.',
  departmentsOfHead: {
    api: 'department_ids va seulement avec le rôle DEPARTMENT_HEAD.',
    app: 'Les services vont seulement avec le rôle Responsable de service.',
  },
  tooMany: ({ limit }) =>
    `Une organisation a au plus ${String(limit)} comptes techniques. Supprimez-en un qui ne sert plus.`,
};
