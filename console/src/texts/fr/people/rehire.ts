import { counted } from '../../counted.ts';
import type * as en from '../../people/rehire.ts';
import type { Translated } from '../../translated.ts';

export const rehireTexts: Translated<typeof en.rehireTexts> = {
  hireAgain: 'Réembaucher',
  title: (name) => `Réembaucher ${name}`,
  lead: 'Un deuxième emploi commence, avec son propre premier jour, ses congés et sa période d’essai. Le premier reste tel quel; le matricule demeure.',
  first: (from, to) => `Du ${from} au ${to}, la personne a déjà travaillé ici.`,
  firstUntil: (to) => `Jusqu’au ${to}, la personne a déjà travaillé ici.`,
  startDate: 'Premier jour',
  startHint:
    'Un jour à venir est planifié et s’applique de lui-même. D’ici là, on peut y renoncer sous Changements prévus.',
  endDate: 'Dernier jour',
  probation: 'Période d’essai',
  months: (count) => counted(count, { one: '# mois', other: '# mois' }),
  none: 'Aucune',
  payrollNumber: 'Numéro de paie',
  pay: 'Paie dès le premier jour',
  payNote: 'Sans montant, la paie reste celle du départ.',
  carriesOver: 'Ce qui est repris',
  carriesOverNote:
    'Les documents, les certifications et l’équipement restent au dossier; ce qui a été signé reste signé.',
  access: 'Connexion',
  accessNames: {
    KEPT: 'Comme avant, avec l’ancien mot de passe',
    ANEW: 'À neuf : une invitation part le premier jour',
  },
  training: 'Formation',
  trainingNames: { KEPT: 'Ce qui a été terminé compte', AGAIN: 'Attribuer de nouveau les cours terminés' },
  leaveLeft: 'Congés qui restaient',
  leaveLeftNames: { PAID_OUT: 'Ont été payés : repartir à neuf', KEPT: 'N’ont pas été payés : les garder' },
  leaveLeftHint: 'Les congés d’une année déjà accordés ne le sont pas une deuxième fois.',
  onboarding: 'Commencer les listes de tâches des nouvelles personnes',
  reason: 'Motif',
  hire: 'Réembaucher',
  hired: (name) => `${name} est de retour.`,
  planned: (name, day) => `${name} commence le ${day}.`,
};

export const periodsTexts: Translated<typeof en.periodsTexts> = {
  title: 'Emplois',
  number: (number) => counted(number, { one: 'Emploi #', other: 'Emploi #' }),
  span: (from, to) => `${from ?? '…'} – ${to ?? 'aujourd’hui'}`,
  from: (day) => `à partir du ${day}`,
  states: { PAST: 'Terminé', CURRENT: 'Actuel', PLANNED: 'Prévu' },
  probation: (months) => counted(months, { one: 'Période d’essai de # mois', other: 'Période d’essai de # mois' }),
};

export const returnTexts: Translated<typeof en.returnTexts> = {
  begins: (day) => `Retour prévu : un autre emploi commence le ${day}.`,
  takeBack: 'Annuler le retour',
  title: 'Annuler ce retour?',
  text: (day) => `Rien ne commence le ${day}. La paie inscrite pour ce jour reste au dossier.`,
  done: 'Le retour est annulé.',
};

export const knownTexts: Translated<typeof en.knownTexts> = {
  left: (name, day) => `Départ de ${name} le ${day}. Réembaucher?`,
  leftOnce: (name) => `${name} a déjà travaillé ici. Réembaucher?`,
  planned: (name) => `Le retour de ${name} est déjà prévu.`,
  here: (name) => `${name} travaille déjà ici.`,
  by: { EMAIL: 'L’adresse est la même.', NAME_AND_BIRTH: 'Le nom et la date de naissance sont les mêmes.' },
  open: 'Ouvrir sa page',
  dateOfBirth: 'Date de naissance',
  dateOfBirthHint: 'Avec le nom, elle montre aussi qui a déjà travaillé ici.',
  leftToo: (count) =>
    counted(count, { one: '# personne partie correspond', other: '# personnes parties correspondent' }),
};
