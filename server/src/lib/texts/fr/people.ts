import type { people as english } from '../en/people.ts';
import type { TranslationOf } from '../message.ts';

/** By the table that refers to a person: what they have or did. */
const traces: Readonly<Record<string, string>> = {
  decision: 'une décision de sa part',
  api_tokens: 'un jeton',
  assets: 'de l’équipement',
  benefit_enrollments: 'des avantages sociaux',
  calendar_feeds: 'un abonnement au calendrier',
  certificate_requirements: 'une certification exigée d’elle',
  certifications: 'des certifications',
  checklist_tasks: 'une tâche d’une liste',
  checklist_template_tasks: 'une tâche d’un modèle de liste',
  checklists: 'une liste de tâches',
  compensation_records: 'une rémunération',
  custom_field_values: 'des champs personnalisés',
  department_managers: 'un service sous sa gestion',
  department_merges: 'une fusion de services prévue par cette personne',
  departments: 'un service sous sa direction',
  employment: 'un changement d’emploi qu’elle a fait',
  job_changes: 'un changement de son emploi depuis',
  document_signers: 'un document à signer',
  document_versions: 'un document qu’elle a téléversé',
  documents: 'des documents',
  expense_reports: 'des notes de frais',
  goals: 'des objectifs',
  leave_ledger: 'un solde de congé corrigé ou entamé',
  leave_request_days: 'des demandes de congé',
  leave_requests: 'des demandes de congé',
  sessions: 'une connexion à l’application',
  shifts: 'des quarts de travail',
  standard_cost_people: 'une moyenne de rémunération où la sienne est comptée',
  tasks: 'une tâche d’un projet',
  team_members: 'une équipe dont elle fait partie',
  teams: 'une équipe sous sa direction',
  hours_account_entries: 'des inscriptions dans son compte d’heures',
  long_work: 'une exportation, une simulation ou une modification en lot qu’elle a demandée',
  time_entries: 'du temps enregistré',
  time_month_totals: 'du temps enregistré',
  timesheets: 'du temps enregistré',
  training_assignments: 'des formations',
  account_members: 'un mot de passe',
  user_credentials: 'un mot de passe',
  user_government_ids: 'des identifiants gouvernementaux',
  user_personal_details: 'des renseignements personnels',
  users: 'des personnes sous sa responsabilité',
  webhook_endpoints: 'un point de terminaison',
};

export const people: TranslationOf<typeof english> = {
  guest: 'Cette personne est externe et ne travaille pas ici. Embauchez-la d’abord.',
  noGuest: 'Cette personne n’est pas externe. Seules les personnes externes sont embauchées ainsi.',
  guestHasNone: {
    api: ({ field }) =>
      `${field} fait partie d’un emploi, et une personne externe n’en a pas. Omettez-le, ou embauchez la personne.`,
    app: 'Une personne externe n’a pas d’emploi : omettez ceci, ou embauchez la personne.',
  },
  guestsByRole: 'L’Administration et la Direction ajoutent les personnes externes.',
  guestWithoutGrants: 'Dites ce que la personne externe vient faire ici : donnez au moins un accès.',
  grantsOfGuests: {
    api: 'grants va avec is_guest. À toute autre personne, l’accès se donne par POST /access-grants.',
    app: 'Seules les personnes externes reçoivent un accès en étant ajoutées. Donnez-le ensuite.',
  },
  visibleToOthers: 'L’Administration et la Direction voient cela de tout le monde; les autres, de leur propre dossier.',
  country: {
    api: ({ text }) => `Aucun pays ne s’appelle « ${text} ». Donnez son code à deux lettres, comme CA.`,
    app: ({ text }) => `Aucun pays ne s’appelle « ${text} ». Écrivez son nom ou son code à deux lettres, comme CA.`,
  },
  suspended: 'L’accès de cette personne est déjà suspendu.',
  notSuspended: 'L’accès de cette personne n’est pas suspendu.',
  departmentMembers: ({ count }) =>
    count < 2
      ? '1 personne fait partie du service, personnes désactivées comprises. Déplacez-la d’abord dans un autre.'
      : `${String(count)} personnes font partie du service, personnes désactivées comprises. Déplacez-les d’abord dans un autre.`,
  teamInUse: 'Quelqu’un fait partie de l’équipe, ou d’autres enregistrements y renvoient.',
  departmentInUse: 'D’autres enregistrements renvoient encore à ce service. Rendez-le plutôt inactif.',
  departmentNameTaken: 'Un autre service porte ce nom.',
  departmentCodeTaken: 'Un autre service porte ce code.',
  mergeIntoItself: {
    api: 'into_id doit être un autre service.',
    app: 'Choisissez un autre service.',
  },
  mergeIntoInactive: 'L’autre service n’est pas actif.',
  mergeOfInactive: 'Ce service n’est plus actif.',
  mergePast: {
    api: 'effective_date doit être aujourd’hui ou plus tard.',
    app: 'Choisissez aujourd’hui ou un jour plus tard.',
  },
  mergePlanned:
    'L’un des deux doit déjà fusionner avec un autre service, ou un autre avec celui-ci. Annulez d’abord cette fusion, ou attendez son jour.',
  mergeBegun: 'Le jour a commencé : la fusion a lieu. Déplacez les personnes à la main.',
  teamNameTaken: 'Une autre équipe porte ce nom.',
  inactiveJoins: 'Une personne désactivée ne peut pas se joindre à une équipe.',
  eraseActive: 'Cette personne est active. Terminez d’abord son départ.',
  lastExecutive: 'C’est la dernière personne active de la Direction. Donnez d’abord ce rôle à une autre.',
  sortByStart: {
    api: 'Le tri par start_date exige le niveau employment, et un rôle qui le voit.',
    app: 'Votre rôle ne voit pas les premiers jours de travail et ne peut pas trier par eux.',
  },
  sortOfChanges: {
    api: 'Avec updated_since, les personnes viennent dans l’ordre de leurs changements. Retirez sort.',
    app: 'Ce qui a changé est montré dans l’ordre des changements.',
  },
  tiers: ({ tiers }) => `tiers accepte une liste, séparée par des virgules, de ${tiers.join(', ')}.`,
  stays: ({ trace }) =>
    `La personne reste, car son dossier contient maintenant autre chose : ${traces[trace] ?? 'un autre enregistrement'}.`,
  nobodyChosen: 'Choisissez au moins une personne.',
  newOfNothing: {
    api: 'and_new_people demande everyone, un service, une équipe ou un rôle.',
    app: 'Pour inclure les personnes à venir, choisissez tout le monde, un service, une équipe ou un rôle.',
  },
  makeExecutive: 'Seule la Direction peut donner le rôle « Direction ».',
  hiresEmployees:
    'Qui est chargé d’embaucher ajoute des personnes avec le rôle Personnel; tout autre rôle est donné par l’Administration et la Direction.',
  hiresInto: 'Vous êtes chargé d’embaucher pour d’autres services : choisissez l’un d’eux.',
  hiresForOthers: 'Qui est chargé d’embaucher ne se nomme pas gestionnaire.',
  hiresWithout: 'L’équipement et les renseignements privés sont saisis par l’Administration et la Direction.',
  hiresWithoutPay: {
    api: 'La rémunération relève de l’Administration et de la Direction. Envoyez la demande avec propose=true : la personne est ajoutée dès que l’une d’elles accepte.',
    app: 'La rémunération relève de l’Administration et de la Direction. Proposez-la : la personne est ajoutée dès que l’une d’elles accepte.',
  },
  editExecutive: 'Seule la Direction peut modifier le dossier d’une personne de la Direction.',
  ownRole: 'Personne ne change son propre rôle.',
  eraseOneself: 'Personne n’efface ses propres données.',
  handOverToOneself: 'Choisissez quelqu’un d’autre : l’accès de cette personne prend fin.',
  removeOneself: 'Personne ne retire son propre dossier.',
  lookUpByRole: {
    api: 'Votre rôle ne voit pas employee_id et ne peut pas chercher de personnes par ce numéro.',
    app: 'Votre rôle ne voit pas les numéros et ne peut pas chercher de personnes par eux.',
  },
  whoCameByRole: {
    api: 'Seules l’Administration et la Direction filtrent les personnes par invitation.',
    app: 'Seules l’Administration et la Direction voient qui n’est pas encore venu.',
  },
  lookUpByScope: ({ scope }) => `Le filtre employee_id exige la portée ${scope}.`,
  erased: 'Les données de cette personne ont été effacées.',
  emailInUse: 'Cette adresse courriel est déjà prise.',
  managerCircle: {
    api: 'manager_id ferait de la personne sa propre gestionnaire, directement ou par d’autres.',
    app: 'La personne relèverait ainsi d’elle-même, directement ou par d’autres.',
  },
  beforeEmployment: {
    api: 'effective_date ne doit pas précéder employment_start_date.',
    app: 'Le jour ne doit pas précéder le premier jour d’emploi.',
  },
  afterEmployment: {
    api: 'effective_date ne doit pas suivre employment_end_date.',
    app: 'Le jour ne doit pas suivre le dernier jour d’emploi.',
  },
  planOfLeaver: 'La personne sera partie à ce moment.',
  patternWeeks: {
    api: 'weeks doit compter autant de semaines que le dit cycle_weeks.',
    app: 'Indiquez une semaine, ou deux qui alternent.',
  },
  patternEmpty: 'Il faut au moins un jour travaillé : indiquez-en les minutes ou laissez l’horaire de travail vide.',
  nothingChanges: 'Ce sont déjà les valeurs de ce jour : rien ne changerait.',
  dayPlanned: 'Un changement est déjà prévu pour ce jour. Modifiez celui-là.',
  carriedOut:
    'Seul un changement prévu peut être modifié ou supprimé. Corrigez ce qui a été fait par un changement à partir de son jour.',
  asOfByRole: {
    api: 'Votre rôle ne voit pas l’emploi au fil du temps; il ne peut pas utiliser as_of.',
    app: 'Votre rôle ne voit pas l’emploi au fil du temps.',
  },
  asOfByScope: ({ scope }) => `Le paramètre as_of exige la portée ${scope}.`,
  asOfRights: 'Les services et les rôles d’aujourd’hui, et non ceux de ce jour, décident qui vous voyez.',
  lastDayPassed: {
    api: ({ field }) =>
      `${field} est passé, et une personne active n’est pas partie. Omettez-le, ou commencez son OFFBOARDING avec ce last_day, qui met fin à son accès.`,
    app: 'Ce jour est passé, et la personne a encore accès. Laissez ce champ vide, ou commencez le départ, qui accepte tout dernier jour et met fin à l’accès.',
  },
  endBeforeStart: {
    api: ({ field }) => `${field} ne doit pas précéder employment_start_date.`,
    app: 'Le dernier jour ne doit pas précéder le premier.',
  },
  rehiredBeforeEnd: {
    api: ({ ended_on }) => `start_date doit suivre le ${ended_on}, dernier jour de l’emploi précédent.`,
    app: ({ ended_on }) => `Le premier jour doit suivre le ${ended_on}, dernier jour de l’emploi précédent.`,
  },
  startBeforeFormerEnd: {
    api: ({ ended_on }) => `employment_start_date doit suivre le ${ended_on}, dernier jour de l’emploi précédent.`,
    app: ({ ended_on }) => `Le premier jour doit suivre le ${ended_on}, dernier jour de l’emploi précédent.`,
  },
  rehirePlanned: 'La personne doit déjà être réembauchée à une date. Supprimez d’abord ce changement prévu.',
  plannedRehireStays: 'Ce changement réembauche une personne. Supprimez-le et réembauchez-la plutôt.',
  seats: {
    api: ({ seats, seatsOf }) =>
      `Les ${String(seats)} places sont prises. Places par forfait : ${Object.entries(seatsOf)
        .map(([plan, one]) => `${plan} ${one === null ? 'sans limite' : String(one)}`)
        .join(
          ', ',
        )}. Désactivez une personne, ou demandez un forfait plus grand à l’exploitant. Les personnes suspendues par l’annuaire n’occupent pas de place.`,
    app: ({ seats }) =>
      `Les ${String(seats)} places du forfait sont prises. Désactivez une personne ou passez à un forfait plus grand.`,
  },
};
