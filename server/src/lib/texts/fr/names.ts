import type { RoleCode, Thing } from '../en/names.ts';

/** Codes in the words of people. */
export const roleNames: Readonly<Record<RoleCode, string>> = {
  EMPLOYEE: 'Personnel',
  DEPARTMENT_HEAD: 'Responsable de service',
  ADMINISTRATOR: 'Administration',
  EXECUTIVE: 'Direction',
};

/** No one stands above an Executive. */
export const roleOrAbove = (role: RoleCode): string =>
  role === 'EXECUTIVE' ? `« ${roleNames[role]} »` : `« ${roleNames[role]} » ou un rôle supérieur`;

interface ThingWords {
  /** Begins a sentence. */
  readonly one: string;
  readonly this: string;
  readonly isFeminine?: true;
}

/** Kinds of records. */
export const things: Readonly<Record<Thing, ThingWords>> = {
  record: { one: 'Un enregistrement', this: 'Cet enregistrement' },
  'access grant': { one: 'Un accès donné', this: 'Cet accès' },
  app: { one: 'Une application', this: 'Cette application', isFeminine: true },
  'connected app': { one: 'Une application connectée', this: 'Cette application connectée', isFeminine: true },
  'availability exception': {
    one: 'Une exception de disponibilité',
    this: 'Cette exception de disponibilité',
    isFeminine: true,
  },
  'benefit enrollment': { one: 'Une adhésion', this: 'Cette adhésion', isFeminine: true },
  'benefit plan': { one: 'Un régime d’avantages', this: 'Ce régime d’avantages' },
  'bulk change': { one: 'Un changement groupé', this: 'Ce changement groupé' },
  'calendar feed': { one: 'Un abonnement au calendrier', this: 'Cet abonnement au calendrier' },
  'certificate requirement': { one: 'Une exigence', this: 'Cette exigence', isFeminine: true },
  certification: { one: 'Une certification', this: 'Cette certification', isFeminine: true },
  checklist: { one: 'Une liste de tâches', this: 'Cette liste de tâches', isFeminine: true },
  'checklist task': { one: 'Une tâche', this: 'Cette tâche', isFeminine: true },
  client: { one: 'Un client', this: 'Ce client' },
  'compensation record': { one: 'Une rémunération', this: 'Cette rémunération', isFeminine: true },
  sandbox: { one: 'Un bac à sable', this: 'Ce bac à sable' },
  announcement: { one: 'Une annonce', this: 'Cette annonce', isFeminine: true },
  correction: { one: 'Une correction', this: 'Cette correction', isFeminine: true },
  course: { one: 'Une formation', this: 'Cette formation', isFeminine: true },
  'custom field': { one: 'Un champ personnalisé', this: 'Ce champ personnalisé' },
  'custom-field tab': { one: 'Un onglet', this: 'Cet onglet' },
  delivery: { one: 'Un envoi', this: 'Cet envoi' },
  department: { one: 'Un service', this: 'Ce service' },
  device: { one: 'Un appareil', this: 'Cet appareil' },
  document: { one: 'Un document', this: 'Ce document' },
  erasure: { one: 'Un effacement', this: 'Cet effacement' },
  'expense report': { one: 'Une note de frais', this: 'Cette note de frais', isFeminine: true },
  export: { one: 'Une exportation', this: 'Cette exportation', isFeminine: true },
  archive: { one: 'Une archive', this: 'Cette archive', isFeminine: true },
  folder: { one: 'Un dossier', this: 'Ce dossier' },
  goal: { one: 'Un objectif', this: 'Cet objectif' },
  'identity link': {
    one: 'Un lien vers un fournisseur d’identité',
    this: 'Ce lien vers un fournisseur d’identité',
  },
  'e-mail domain': { one: 'Un domaine de courriel', this: 'Ce domaine de courriel' },
  'identity provider': { one: 'Un fournisseur d’identité', this: 'Ce fournisseur d’identité' },
  import: { one: 'Une importation', this: 'Cette importation', isFeminine: true },
  kiosk: { one: 'Une borne', this: 'Cette borne', isFeminine: true },
  'kiosk tap': { one: 'Un pointage de borne', this: 'Ce pointage de borne' },
  leave: { one: 'Un congé', this: 'Ce congé' },
  'leave adjustment': { one: 'Une correction de solde', this: 'Cette correction de solde', isFeminine: true },
  'leave request': { one: 'Une demande de congé', this: 'Cette demande de congé', isFeminine: true },
  'leave type': { one: 'Un type de congé', this: 'Ce type de congé' },
  deputy: { one: 'Une suppléance', this: 'Cette suppléance', isFeminine: true },
  'locked dates': { one: 'Une période bloquée', this: 'Cette période bloquée', isFeminine: true },
  'member of this team': { one: 'Un membre de l’équipe', this: 'Ce membre de l’équipe' },
  organization: { one: 'Une organisation', this: 'Cette organisation', isFeminine: true },
  person: { one: 'Une personne', this: 'Cette personne', isFeminine: true },
  'piece of equipment': { one: 'Un équipement', this: 'Cet équipement' },
  passkey: { one: 'Une clé d’accès', this: 'Cette clé d’accès', isFeminine: true },
  'pay run': { one: 'Une clôture de paie', this: 'Cette clôture de paie', isFeminine: true },
  'payroll template': { one: 'Un modèle de fichier de paie', this: 'Ce modèle de fichier de paie' },
  'week template': { one: 'Un modèle de semaine', this: 'Ce modèle de semaine' },
  'planned change': { one: 'Un changement prévu', this: 'Ce changement prévu' },
  project: { one: 'Un projet', this: 'Ce projet' },
  'public holiday': { one: 'Un jour férié', this: 'Ce jour férié' },
  attachment: { one: 'Une pièce jointe', this: 'Cette pièce jointe' },
  receipt: { one: 'Un reçu', this: 'Ce reçu' },
  proposal: { one: 'Une proposition', this: 'Cette proposition', isFeminine: true },
  'saved view': { one: 'Une vue', this: 'Cette vue', isFeminine: true },
  session: { one: 'Une session', this: 'Cette session', isFeminine: true },
  shift: { one: 'Un quart de travail', this: 'Ce quart de travail' },
  'staffing requirement': { one: 'Un besoin en personnel', this: 'Ce besoin en personnel' },
  'shift application': {
    one: 'Une candidature à un quart de travail',
    this: 'Cette candidature à un quart de travail',
    isFeminine: true,
  },
  'shift offer': { one: 'Une offre de quart de travail', this: 'Cette offre de quart de travail', isFeminine: true },
  signer: { one: 'Une signature', this: 'Cette signature', isFeminine: true },
  task: { one: 'Une tâche', this: 'Cette tâche', isFeminine: true },
  'service account': { one: 'Un compte technique', this: 'Ce compte technique' },
  team: { one: 'Une équipe', this: 'Cette équipe', isFeminine: true },
  template: { one: 'Un modèle', this: 'Ce modèle' },
  'time entry': { one: 'Une saisie de temps', this: 'Cette saisie de temps', isFeminine: true },
  timesheet: { one: 'Une feuille de temps', this: 'Cette feuille de temps', isFeminine: true },
  token: { one: 'Un jeton', this: 'Ce jeton' },
  'training assignment': { one: 'Une formation à suivre', this: 'Cette formation à suivre', isFeminine: true },
  version: { one: 'Une version', this: 'Cette version', isFeminine: true },
  'webhook delivery': { one: 'Un envoi', this: 'Cet envoi' },
  'webhook endpoint': { one: 'Un point de terminaison', this: 'Ce point de terminaison' },
};

type Forms = readonly [masculine: string, feminine: string];

const stateForms: Readonly<Record<string, Forms>> = {
  ACCEPTED: ['accepté', 'acceptée'],
  ACTIVE: ['actif', 'active'],
  APPROVED: ['approuvé', 'approuvée'],
  ARCHIVED: ['archivé', 'archivée'],
  ASSIGNED: ['remis', 'remise'],
  AVAILABLE: ['en stock', 'en stock'],
  CANCELLED: ['annulé', 'annulée'],
  COMPLETED: ['terminé', 'terminée'],
  DAMAGED: ['endommagé', 'endommagée'],
  DECLINED: ['refusé', 'refusée'],
  DELETED: ['supprimé', 'supprimée'],
  DONE: ['fait', 'faite'],
  DRAFT: ['à l’état de brouillon', 'à l’état de brouillon'],
  ENDED: ['terminé', 'terminée'],
  EXPIRED: ['expiré', 'expirée'],
  FAILED: ['en échec', 'en échec'],
  FINALIZED: ['finalisé', 'finalisée'],
  INACTIVE: ['inactif', 'inactive'],
  IN_PROGRESS: ['en cours', 'en cours'],
  LOST: ['perdu', 'perdue'],
  NOT_STARTED: ['à commencer', 'à commencer'],
  ON_HOLD: ['en pause', 'en pause'],
  IN_RUN: ['dans une clôture de paie', 'dans une clôture de paie'],
  OPEN: ['ouvert', 'ouverte'],
  PAID: ['payé', 'payée'],
  PENDING: ['en attente', 'en attente'],
  PENDING_APPROVAL: ['en attente d’approbation', 'en attente d’approbation'],
  PLANNED: ['prévu', 'prévue'],
  REJECTED: ['rejeté', 'rejetée'],
  RETIRED: ['retiré du service', 'retirée du service'],
  RUNNING: ['en cours', 'en cours'],
  SCHEDULED: ['planifié', 'planifiée'],
  SIGNED: ['signé', 'signée'],
  SKIPPED: ['sauté', 'sautée'],
  SUBMITTED: ['soumis', 'soumise'],
  WAITING: ['en attente', 'en attente'],
  WITHDRAWN: ['retiré', 'retirée'],
  active: ['actif', 'active'],
  cancelled: ['annulé', 'annulée'],
  delivered: ['livré', 'livrée'],
  delivering: ['en cours d’envoi', 'en cours d’envoi'],
  disabled: ['désactivé', 'désactivée'],
  failed: ['en échec', 'en échec'],
  paused: ['en pause', 'en pause'],
  queued: ['en file d’attente', 'en file d’attente'],
};

/** A state after "est"; a state that has no words of its own is another one. */
export const stateOf = (state: string, isFeminine: boolean): string =>
  stateForms[state]?.[isFeminine ? 1 : 0] ?? 'dans un autre état';
