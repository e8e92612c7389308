import type * as en from '../access-grants.ts';
import { counted } from '../counted.ts';
import type { Translated } from '../translated.ts';

export const packageTexts: Translated<typeof en.packageTexts> = {
  EXPENSES_PAYING: {
    name: 'Paiement des notes de frais',
    opens:
      'Voit les notes de frais approuvées et payées des autres, leurs reçus et qui payer; les marque comme payées et les exporte.',
    never: 'Jamais la paie, les congés, les documents ni ce qui attend une approbation.',
    go: 'Notes de frais à payer',
  },
  SCHEDULE_PLANNING: {
    name: 'Planification des quarts',
    opens:
      'Voit l’horaire, les disponibilités et qu’une personne est absente; crée, modifie et supprime ce qui n’est pas publié, et en demande la publication.',
    never: 'Ne publie ni n’offre rien; ne voit ni pourquoi une personne est absente ni ce que cela coûte.',
    go: 'Horaire',
  },
  SCHEDULE_PUBLISHING: {
    name: 'Planification et publication des quarts',
    opens: 'Planifie et publie les quarts, les offre, et décide des échanges et des candidatures.',
    never: 'Ne voit ni pourquoi une personne est absente ni ce que cela coûte.',
    go: 'Horaire',
  },
  SCHEDULE_COST: {
    name: 'Coût standard de l’horaire',
    opens:
      'Voit les heures planifiées et travaillées des services, et ce qu’elles représentent selon le coût moyen d’une heure d’au moins trois personnes; fixe les budgets des semaines.',
    never: 'Jamais ce que gagne une personne.',
    go: 'Coût standard',
  },
  LEAVE_KEEPING: {
    name: 'Tenue des congés',
    opens:
      'Voit les congés et les soldes des autres, de tous les types; saisit, modifie et annule des congés, et corrige les soldes.',
    never: 'Jamais la paie ni les documents; ne décide d’aucune demande.',
    go: 'Soldes de congé',
  },
  PAYROLL_PREPARING: {
    name: 'Préparation de la paie',
    opens:
      'Voit les feuilles de temps des autres et leur rémunération; envoie des rappels, verrouille, corrige ce qui est verrouillé et exporte. Confiée pour tout le monde, scelle aussi les paies.',
    never:
      'Jamais les types de congé privés, les motifs de congé, les documents ni les identifiants gouvernementaux; ne verrouille ni ne corrige rien pour soi, et ne change la rémunération de personne.',
    go: 'Périodes de paie',
  },
  RECORDS_KEEPING: {
    name: 'Tenue des dossiers',
    opens: 'Voit et consigne les formations, les certifications et l’équipement des autres, et ce qui est en stock.',
    never: 'Jamais la paie, les avantages, les congés ni les documents.',
    go: 'Formation',
  },
  HIRING: {
    name: 'Embauche',
    opens:
      'Ajoute des personnes avec le rôle Personnel, les invite et lance leur accueil; propose la rémunération d’une nouvelle personne.',
    never: 'Ne donne aucun autre rôle; jamais la rémunération, l’équipement ni les renseignements privés.',
    go: 'Ajouter une personne',
  },
  AUDITING: {
    name: 'Lecture des journaux',
    opens:
      'Lit et exporte le journal d’audit et le journal des consultations\u00a0: qui a fait quoi et à qui, et quels champs ont changé.',
    never: 'Ne voit jamais de quelle valeur à quelle valeur une chose a changé.',
    go: 'Journaux',
  },
  REPORTS_READING: {
    name: 'Lecture des rapports',
    opens: 'Lit et exporte les heures, les absences et l’effectif des services, par mois.',
    never:
      'Jamais les dépenses, l’argent ni une seule personne; jamais les absences d’un service où moins de trois personnes étaient en poste tout le mois.',
    go: 'Services par mois',
  },
  DEVELOPING: {
    name: 'Développement de programmes',
    opens:
      'Crée des comptes techniques jusqu’à son propre rôle et ses propres services, avec leurs jetons; des points de terminaison; des bacs à sable; lit les requêtes des comptes techniques.',
    never:
      'N’atteint jamais ce que voit un rôle supérieur au sien; jamais les jetons ni les requêtes d’autres personnes.',
    go: 'Développement',
  },
};

export const grantsTexts: Translated<typeof en.grantsTexts> = {
  tab: 'Accès',
  title: 'Accès au-delà des rôles',
  note: 'Ce que certaines personnes peuvent faire au-delà de leur rôle, pour un temps. Cela vaut pour les dossiers des autres, jamais pour les siens.',
  soonTitle: 'Se termine dans les trente jours',
  none: 'Personne n’a d’accès au-delà de son rôle.',
  noneText:
    'Confiez à quelqu’un une seule tâche d’un autre rôle, comme payer les notes de frais, pour certains jours et certains services.',
  ofPerson: 'Accès au-delà du rôle',
  ofPersonNote: 'Ce que cette personne peut faire que d’autres du même rôle ne peuvent pas, et pourquoi.',
  noneOfPerson: 'Rien n’a été confié à cette personne.',
  guest: 'Externe',
  ofGuest: 'Ce qu’elle peut faire',
  ofGuestNote:
    'Cette personne est externe : elle peut se connecter jusqu’à la fin du dernier accès, et ne voit rien d’autre.',
  noneOfGuest: 'Rien ne permet à cette personne externe de se connecter. Donnez-lui un accès pour la laisser revenir.',
  leadsDepartment: (name) => `Dirige ou gère ${name}`,
  leadsDepartmentOpens:
    'Voit et décide pour les personnes de ce service ce que font les personnes qui le dirigent, dans la mesure de son rôle.',
  hasReports: (count) => counted(count, { one: 'Gestionnaire de # personne', other: 'Gestionnaire de # personnes' }),
  hasReportsOpens: 'Voit leurs congés, même de types privés, et en décide.',
  mine: 'Vous pouvez aussi',
  mineNote: 'Cela vous a été confié au-delà de votre rôle.',
  mineOfGuest: 'Ce qui vous a été confié',
  mineOfGuestNote: 'Vous êtes ici en tant que personne externe, jusqu’à la fin du dernier accès.',
  give: 'Donner un accès',
  giveTo: (name) => `Donner un accès à ${name}`,
  person: 'Personne',
  package: 'Ce qu’elle peut faire',
  departments: 'Pour les personnes de',
  departmentsHint: 'Aucun choix : pour tout le monde.',
  addADepartment: 'Ajouter un service',
  choose: 'Choisir…',
  startsOn: 'À partir du',
  endsOn: 'Dernier jour',
  endsOnHint: 'Vide : jusqu’à ce qu’il soit retiré.',
  endsOnOfGuest: 'L’accès d’une personne externe se termine de lui-même.',
  reason: 'Pourquoi',
  reasonHint: 'La personne le lit, comme celles qui peuvent donner des accès.',
  reasonIsNeeded: 'Dites pourquoi.',
  save: 'Donner l’accès',
  given: (name) => `${name} a cet accès.`,
  change: 'Modifier',
  changeNamed: (what) => `Modifier : ${what}`,
  changeTitle: 'Modifier le dernier jour',
  saveDay: 'Enregistrer',
  changed: 'Le dernier jour est modifié.',
  takeBack: 'Retirer',
  takeBackNamed: (what) => `Retirer : ${what}`,
  takeBackTitle: (name, what) => `Retirer « ${what} » à ${name}?`,
  takeBackText: 'Aussitôt, sur chaque appareil et pour chaque jeton. Ce qui a été fait reste.',
  takenBack: (name) => `${name} n’a plus cet accès.`,
  everyone: 'pour tout le monde',
  forDepartments: (names) => `pour ${names}`,
  from: (day) => `à partir du ${day}`,
  until: (day) => `jusqu’au ${day}`,
  untilTakenBack: 'jusqu’à ce qu’il soit retiré',
  givenBy: (name, reason) => `${name} : ${reason}`,
  byInstallation: 'L’installation',
  answersNow: 'La personne qui l’a donné ne le pourrait plus : la Direction en répond.',
  planned: 'Prévu',
  showMore: 'Afficher plus',
};
