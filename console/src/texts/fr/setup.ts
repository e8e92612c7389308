import type * as en from '../setup.ts';
import type { Translated } from '../translated.ts';

export const setupTexts: Translated<typeof en.setupTexts> = {
  title: 'Préparez votre organisation',
  progress: (done, all) => `${String(done)} sur ${String(all)}`,
  hide: 'Masquer cette liste',
  done: 'Terminé : ',
  steps: {
    departments: {
      title: 'Ajoutez les services',
      text: 'Cuisine, Ventes, Bureau principal : où travaillent les gens.',
    },
    people: {
      title: 'Ajoutez les premières personnes',
      text: 'Chaque personne ajoutée reçoit une invitation par courriel.',
    },
    leave_types: {
      title: 'Choisissez les types de congé',
      text: 'Vacances, congé de maladie, et ce que donne une année.',
    },
    holidays: { title: 'Vérifiez les jours fériés', text: 'Choisissez votre région et ajoutez vos propres jours.' },
    pay_period: {
      title: 'Choisissez la période de paie',
      text: 'Les feuilles de temps la suivent dès la première heure saisie.',
    },
    working_rules: {
      title: 'Voyez les règles de travail de votre lieu',
      text: 'Repos, pauses et début des heures supplémentaires, selon la loi. Rien ne change avant que vous ne les preniez.',
    },
    sign_in: {
      title: 'Attendez la première connexion',
      text: 'Le lien de l’invitation permet de choisir un mot de passe.',
    },
  },
  importPeople: 'Importer une liste',
  periods: {
    WEEKLY: 'chaque semaine',
    BIWEEKLY: 'aux deux semaines',
    SEMI_MONTHLY: 'deux fois par mois',
    MONTHLY: 'chaque mois',
  },
  periodNow: (period) => `En ce moment : ${period}.`,
  keepPeriod: 'Garder cette période',
  periodKept: 'La période de paie reste telle quelle.',
};
