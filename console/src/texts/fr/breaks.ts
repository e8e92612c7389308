import type * as en from '../breaks.ts';
import type { Translated } from '../translated.ts';

export const breakTexts: Translated<typeof en.breakTexts> = {
  rule: (rule, source) => `La règle : ${rule} (${source}).`,
  ruleGone: 'La règle ne s’applique plus.',
  deducted: (hours) => `Déduit : ${hours}, pour une pause manquante.`,
  missing: (hours) => `Il manquait ${hours} de pause.`,
  forgottenBack: 'Le retour de la dernière pause n’a pas été pointé : elle s’est terminée avec la saisie.',
  allRules: 'Toutes les règles de travail',
  deductedMark: (hours) => `${hours} déduit`,
  missingMark: (hours) => `${hours} manquant`,
  forgottenMark: 'Retour non pointé',
  withTimes: 'Saisir les pauses avec leurs heures',
  add: 'Ajouter une pause',
  from: (number) => `Pause ${number}, de`,
  to: (number) => `Pause ${number}, à`,
  remove: 'Retirer',
  removeOne: (number) => `Retirer la pause ${number}`,
};
