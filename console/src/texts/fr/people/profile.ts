import { counted } from '../../counted.ts';
import type * as en from '../../people/profile.ts';
import type { Translated } from '../../translated.ts';

export const historySentences: Readonly<Record<string, (who: string) => string>> = {
  'users.create': (who) => `${who} a ajouté cette personne`,
  'hires.create': (who) => `${who} a embauché cette personne`,
  'hires.again': (who) => `${who} a décidé de réembaucher cette personne`,
  'invitations.send': (who) => `${who} a décidé de l’invitation`,
  'users.update': (who) => `${who} a modifié la fiche`,
  'users.updatePersonal': (who) => `${who} a modifié des renseignements personnels`,
  'users.updateGovernmentIds': (who) => `${who} a modifié des identifiants gouvernementaux`,
  'users.deactivate': (who) => `${who} a mis fin à l’accès`,
  'users.hire': (who) => `${who} a embauché cette personne`,
  'users.rehire': (who) => `${who} a réembauché cette personne`,
  'users.reactivate': (who) => `${who} a réactivé cette personne`,
  'users.erase': (who) => `${who} a effacé les données personnelles`,
  'users.createDataArchive': (who) => `${who} a demandé une archive de renseignements personnels`,
  'dataArchives.create': (who) => `${who} a demandé une archive de ses propres données`,
  'dataArchives.release': (who) => `${who} a permis à quelqu’un d’autre une archive de renseignements personnels`,
  'dataArchives.complete': (who) => `${who} a terminé une archive de renseignements personnels`,
  'dataArchives.download': (who) => `${who} a téléchargé une archive de renseignements personnels`,
  'employment.create': (who) => `${who} a changé le poste à partir d’un jour`,
  'employment.update': (who) => `${who} a modifié un changement prévu`,
  'employment.delete': (who) => `${who} a supprimé un changement prévu`,
  'employment.hold': (who) => `${who} n’a pas pu appliquer un changement prévu`,
  'customFieldValues.set': (who) => `${who} a rempli des champs personnalisés`,
  'me.update': (who) => `${who} a modifié ses propres renseignements`,
  'notificationPreferences.update': (who) => `${who} a modifié ses choix de notification`,
  'session.create': (who) => `${who} a ouvert une session`,
  'session.delete': (who) => `${who} a fermé une session`,
  'sessions.end': (who) => `${who} a mis fin à l’une de ses sessions`,
  'password.link': (who) => `${who} a demandé un lien pour choisir un mot de passe`,
  'password.set': (who) => `${who} a choisi un mot de passe`,
  'password.change': (who) => `${who} a changé le mot de passe`,
};

export const editTierTexts: Translated<typeof en.editTierTexts> = {
  noCountry: 'Non précisé',
  save: 'Enregistrer',
  saved: {
    personal: 'Renseignements personnels enregistrés.',
    government_id: 'Identifiants gouvernementaux enregistrés.',
  },
  emergencyContact: (index) => `Contact d’urgence ${index}`,
  name: 'Nom',
  relationship: 'Lien',
  phone: 'Téléphone',
  remove: 'Retirer',
  removeEmergencyContact: (index) => `Retirer le contact d’urgence ${index}`,
  addAnEmergencyContact: 'Ajouter un contact d’urgence',
};

export const exportLinkTexts: Translated<typeof en.exportLinkTexts> = {
  export: 'Exporter',
};

export const lifeActionsTexts: Translated<typeof en.lifeActionsTexts> = {
  startOnboarding: 'Commencer l’accueil',
  offboard: 'Préparer le départ',
  erase: 'Effacer',
  reactivate: 'Réactiver',
  offboardTitle: (name) => `Préparer le départ : ${name}`,
  startTheOnboardingOf: (name) => `Commencer l’accueil : ${name}`,
  startOffboarding: 'Commencer le départ',
  offboardText: (name) =>
    `Une liste de tâches est lancée. L’accès prend fin de lui-même à la fin du dernier jour, ou quand la liste est terminée avant : à ce moment, ${name} perd l’accès partout, ses jetons et ses points de terminaison cessent de fonctionner et la connexion n’est plus possible. Pour revenir en arrière, annulez la liste avant ce moment.`,
  lastDay: 'Dernier jour',
  lastDayHint: 'Devient la date de fin de l’emploi.',
  checklist: 'Liste de tâches',
  anEmptyOne: 'Une liste vide',
  reactivateTitle: (name) => `Réactiver ${name}?`,
  isActiveAgain: (name) => `${name} a de nouveau accès.`,
  reactivateText:
    'Pour une erreur : le même emploi se poursuit et son dernier jour est retiré. Pour une personne partie qui revient, appuyez sur Réembaucher. La personne peut de nouveau se connecter et occupe une place du forfait. Les jetons révoqués le restent.',
  eraseTitle: (name) => `Effacer les données personnelles : ${name}?`,
  eraseForGood: 'Effacer pour de bon',
  erasureStarted: 'La fiche est effacée. Les journaux et les événements suivent dans quelques minutes.',
  eraseText:
    'Le nom, l’adresse, les contacts, les identifiants, les moyens de connexion et l’appartenance aux équipes sont retirés, sans retour possible. Ce dont la paie a besoin reste : les dates et le type d’emploi, le matricule et le numéro de paie.',
  erased: (instant) => `Données effacées le ${instant}`,
  erasingRowsSoFar: (number) => `Effacement : ${number} lignes jusqu’ici`,
};

export const personTabsTexts: Translated<typeof en.personTabsTexts> = {
  overview: 'Aperçu',
  jobAndPay: 'Poste et paie',
  personal: 'Renseignements',
  timeAndLeave: 'Temps et congés',
  time: 'Temps',
  leave: 'Congés',
  expenses: 'Notes de frais',
  documents: 'Documents',
  onboardingAndTraining: 'Accueil et formation',
  trainingAndCertificates: 'Formation',
  equipment: 'Équipement',
  goals: 'Objectifs',
  onboarding: 'Accueil',
  history: 'Historique',
};

export const personTexts: Translated<typeof en.personTexts> = {
  people: 'Personnes',
  person: 'Personne',
  inactive: 'Inactive',
  you: 'Vous',
  edit: 'Modifier',
  about: (name) => `Au sujet de la personne : ${name}`,
};

export const guestTexts: Translated<typeof en.guestTexts> = {
  guest: 'Externe',
  guests: 'Externes',
  without: 'Sans les externes',
  alone: 'Externes seulement',
  add: 'Ajouter une personne externe',
  instead:
    'Une personne externe, comme un comptable, une auditrice ou un sous-traitant, ne travaille pas ici et ne prend pas de place.',
  note: 'Quelqu’un qui ne travaille pas ici : ni temps, ni congés, ni quarts de travail, ni place. La personne se connecte, et voit et fait seulement ce que vous lui confiez.',
  whatTheyAre: 'Ce qu’elle est',
  whatHint: 'Par exemple Comptable chez Pinson et associés.',
  whatFor: 'Ce pour quoi elle vient',
  hire: 'Embaucher',
  hireTitle: (name) => `Embaucher ${name}`,
  hireText:
    'Son emploi commence, et elle prend une place. Elle se connecte comme avant; ce qui lui a été confié reste jusqu’à sa fin.',
  startDate: 'Premier jour',
  noType: 'Non précisé',
  hired: (name) => `${name} travaille maintenant ici.`,
};

export const privateTierTexts: Translated<typeof en.privateTierTexts> = {
  shownNote: 'Votre consultation est inscrite dans un journal que cette personne peut lire.',
  hiddenNote: 'Masqués. Leur affichage est inscrit au journal des consultations, avec votre nom.',
  edit: 'Modifier',
  hide: 'Masquer',
  show: 'Afficher',
  editNamed: {
    personal: 'Modifier les renseignements personnels',
    government_id: 'Modifier les identifiants gouvernementaux',
  },
  hideNamed: {
    personal: 'Masquer les renseignements personnels',
    government_id: 'Masquer les identifiants gouvernementaux',
  },
  showNamed: {
    personal: 'Afficher les renseignements personnels',
    government_id: 'Afficher les identifiants gouvernementaux',
  },
};

export const historyTexts: Translated<typeof en.historyTexts> = {
  theInstallation: 'L’installation',
  anErasedPerson: 'Une personne effacée',
  history: 'Historique',
  historyNote: 'D’après le journal d’audit, du plus récent au plus ancien.',
  what: 'Quoi',
  recordAndPay: 'Fiche, rémunération et soldes de congé',
  everything: 'Tout, y compris les heures et les demandes',
  nothingYet: 'Encore rien',
  showMore: 'Afficher plus',
  did: (who, action) => `${who} : ${action}`,
};

export const jobTexts: Translated<typeof en.jobTexts> = {
  probation: 'Période d’essai',
  months: (count) => counted(count, { one: '# mois', other: '# mois' }),
  probationEnds: 'Fin de la période d’essai',
  type: 'Type',
  startDate: 'Date de début',
  endDate: 'Date de fin',
  employeeNumber: 'Matricule',
  payrollNumber: 'Numéro de paie',
  employment: 'Emploi',
};

export const overviewTexts: Translated<typeof en.overviewTexts> = {
  emailAddress: 'Adresse courriel',
  workLocation: 'Lieu de travail',
  jobTitle: 'Titre du poste',
  department: 'Service',
  manager: 'Gestionnaire',
  division: 'Division',
  level: 'Niveau',
  started: 'Entrée en poste',
  starts: 'Début prévu',
  work: 'Au travail',
  fullName: 'Nom complet',
  since: (day, long) => `${day} (${long})`,
  years: (count) => counted(count, { one: '# an', other: '# ans' }),
  months: (count) => counted(count, { one: '# mois', other: '# mois' }),
  both: (years, months) => `${years}, ${months}`,
};

export const personNowTexts: Translated<typeof en.personNowTexts> = {
  title: 'En ce moment',
  in: (time) => `Au travail depuis ${time}`,
  onBreak: (time) => `En pause depuis ${time}`,
  late: (time) => `En retard : le quart a commencé à ${time}`,
  away: 'En congé aujourd’hui',
  expected: (from, to) => `Attendu de ${from} à ${to}`,
  notHere: 'Pas au travail, et pas attendu aujourd’hui',
  leaveUntil: (day) => `En congé jusqu’au ${day}`,
  nextLeave: 'Prochain congé',
  nextShift: 'Prochain quart de travail',
  days: {
    start: () => 'Premier jour',
    probation: () => 'Fin de la période d’essai',
    certificate: (title) => `Expiration : ${title}`,
    contract: () => 'Dernier jour',
    anniversary: (years) => counted(years, { one: '# an ici', other: '# ans ici' }),
  },
};

export const tiersTexts: Translated<typeof en.tiersTexts> = {
  homeAddress: 'Adresse du domicile',
  emergencyContact: (index) => `Contact d’urgence ${index}`,
  personalEmail: 'Courriel personnel',
  phone: 'Téléphone',
  mobilePhone: 'Téléphone mobile',
  pronouns: 'Pronoms',
  address: 'Adresse',
  addressSecondLine: 'Adresse, deuxième ligne',
  city: 'Ville',
  region: 'Province ou région',
  postalCode: 'Code postal',
  country: 'Pays',
  personalDetails: 'Renseignements personnels',
  dateOfBirth: 'Date de naissance',
  gender: 'Genre',
  maritalStatus: 'État civil',
  nationality: 'Nationalité',
  governmentIdentifiers: 'Identifiants gouvernementaux',
  socialInsuranceNumber: 'Numéro d’assurance sociale',
  taxNumber: 'Numéro fiscal',
  passport: 'Passeport',
  passportExpires: 'Expiration du passeport',
  drivingLicence: 'Permis de conduire',
  workPermit: 'Permis de travail',
  workPermitExpires: 'Expiration du permis de travail',
};
