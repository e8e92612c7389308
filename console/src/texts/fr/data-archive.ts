import { elided } from '../../words.ts';
import type * as en from '../data-archive.ts';
import type { Translated } from '../translated.ts';

export const dataArchiveTexts: Translated<typeof en.dataArchiveTexts> = {
  ownTitle: 'Mes données',
  ownNote:
    'Une archive de tout ce qui est conservé à votre sujet : vos dossiers par domaine, vos fichiers, et qui les a consultés. Elle est conservée une semaine, et personne d’autre que vous ne peut la télécharger.',
  ownAsk: 'Demander mes données',
  ownDialog: 'Demander vos données',
  leaverTitle: 'Données de cette personne',
  leaverNote:
    'Une archive de ce qui est conservé au sujet de cette personne, à lui remettre. Elle est conservée une semaine, et personne d’autre que vous ne peut la télécharger. Votre demande est consignée.',
  leaverAsk: 'Demander l’archive',
  leaverDialog: (name) => `Demander les données ${elided('de', name)}`,
  activeNote:
    'Une archive de ce qui est conservé sur cette personne, préparée pour elle seule : elle en est avisée et la télécharge dans son profil d’ici une semaine. Vous ne l’avez que si la Direction le permet. Votre demande est consignée.',
  activeAsk: 'La faire préparer pour elle',
  activeDialog: (name) => `Faire préparer une archive des données (${name})?`,
  activeStarted: 'Préparation en cours. La personne est avisée.',
  madeLately: 'Préparées cette semaine',
  madeBy: (name, when) => `${when} : ${name} en a fait préparer une.`,
  onlyTheirs: 'Seule la personne l’a.',
  allow: (name) => `Permettre à ${name} de l’avoir`,
  allowTitle: (name, whose) => `Permettre à ${name} d’avoir les données ${elided('de', whose)}?`,
  allowIt: 'Permettre',
  allowed: 'C’est permis. Les deux personnes en sont avisées.',
  allowedTo: (to, by, reason) => `${by} l’a permise aussi à ${to} : ${reason}`,
  reason: 'Motif',
  reasonHint: 'La personne le lira. L’archive contient ce que l’on peut voir de la personne, et reste une semaine.',
  somebody: 'quelqu’un',
  none: 'Aucune archive n’a encore été créée.',
  askAgain: 'Demander de nouveau',
  beforeAsking: 'L’archive contient tout ce qui est conservé. Sa création peut prendre quelques minutes.',
  send: 'Demander l’archive',
  started: 'L’archive est en préparation. Vous pouvez quitter cette page.',
  waiting: 'En attente',
  underWay: (done, total) => `En préparation : ${String(done)} parties sur ${String(total)}`,
  ready: 'Prête',
  failed: 'Non créée',
  reasons: {
    requester_not_allowed: 'Vous ne pouvez plus obtenir cette archive.',
    given_up:
      'Une erreur est survenue sur le serveur. Demandez de nouveau; si l’échec se répète, avisez l’Administration.',
  },
  askedFor: 'Demandée le',
  size: 'Taille',
  keptUntil: 'Conservée jusqu’au',
  download: 'Télécharger',
};
