import type * as en from '../labor-budgets.ts';
import type { Translated } from '../translated.ts';

export const laborBudgetTexts: Translated<typeof en.laborBudgetTexts> = {
  budget: 'Budget',
  title: 'Budget de la semaine',
  lead: (days) =>
    `Combien d’heures et combien d’argent peuvent aller à la semaine (${days}). Rien n’est empêché : la semaine dit où l’on en est.`,
  department: 'Service',
  hours: 'Heures',
  amount: 'Argent',
  amountHint:
    'Visible seulement pour l’Administration, la Direction et les personnes qui voient le coût standard. Laissez les deux vides pour n’avoir aucun budget.',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  caption: 'Budget, planification et prévision',
  planned: 'Planifié',
  worked: 'Travaillé',
  forecast: 'Prévision',
  left: 'Reste selon la prévision',
  inHours: (hours) => hours,
  over: (much) => `${much} de trop`,
  change: 'Modifier',
  changeOf: (department) => `Modifier le budget : ${department}`,
  editTitle: (department) => `Budget : ${department}`,
};
