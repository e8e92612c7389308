import type { expenses as english } from '../en/expenses.ts';
import type { TranslationOf } from '../message.ts';
import { stateOf } from './names.ts';

export const expenses: TranslationOf<typeof english> = {
  rateNeeded: {
    api: ({ field, currency, base }) =>
      `${field} est obligatoire : ${currency} n’est pas la devise de la note de frais, ${base}.`,
    app: ({ currency, base }) =>
      `Entrez le taux de change : ${currency} n’est pas la devise de la note de frais, ${base}.`,
  },
  rateOne: {
    api: ({ field }) => `${field} doit être 1 : la ligne est dans la devise de la note de frais.`,
    app: 'Le taux de change est 1 : la ligne est dans la devise de la note de frais.',
  },
  lineTooLarge: {
    api: ({ field }) => `Le total de ${field} est trop grand.`,
    app: 'Le total de cette ligne est trop grand.',
  },
  reportTooLarge: 'Les lignes dépassent ce qu’une note de frais peut contenir : 100 000 000 000.',
  tooManyReceipts: ({ limit }) => `Une note de frais contient au plus ${String(limit)} reçus.`,
  noPerson: 'L’installation elle-même n’a pas de frais.',
  erasedPerson: 'Les données de cette personne ont été effacées; ses notes de frais restent telles quelles.',
  othersChange: 'Seules la personne visée, l’Administration et la Direction changent cette note de frais.',
  locked: {
    api: ({ status }) =>
      `Une note de frais à l’état ${status} ne change plus; seules celles à l’état DRAFT ou REJECTED changent.`,
    app: ({ status }) =>
      `Cette note de frais est ${stateOf(status, true)} et ne change plus; seuls les brouillons et les notes rejetées changent.`,
  },
  noMoreReceipts: {
    api: ({ status }) => `Une note de frais à l’état ${status} n’accepte plus de reçus.`,
    app: ({ status }) => `Cette note de frais est ${stateOf(status, true)} et n’accepte plus de reçus.`,
  },
  own: 'Une autre personne doit décider de vos propres frais.',
  notApprover:
    'L’approbation ne vous revient pas, et la personne n’est dans aucun des services que vous dirigez ou gérez.',
  tooManyBytes: 'La note de frais dépasserait 1 Mo; divisez-la, ou abrégez les descriptions et les remarques.',
  noLines: 'Une note de frais sans ligne ne peut pas être soumise.',
  linesOfCurrency: {
    api: ({ arrays }) =>
      `Avec une autre devise, envoyez aussi ${arrays.join(' et ')}, avec les taux de change vers celle-ci.`,
    app: 'Avec une autre devise, chaque ligne exige un taux de change vers celle-ci. Entrez-les, puis enregistrez de nouveau.',
  },
};
