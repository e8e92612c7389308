import { counted } from '../counted.ts';
import type * as en from '../sandboxes.ts';
import type { Translated } from '../translated.ts';

export const sandboxTexts: Translated<typeof en.sandboxTexts> = {
  title: 'Bacs à sable',
  lead: 'Des organisations pour faire des essais, avec des personnes qui n’existent pas. Qui développe avec Muster reçoit un jeton de l’une d’elles.',
  new: 'Nouveau bac à sable',
  noun: (count) => counted(count, { one: '# bac à sable', other: '# bacs à sable' }),
  empty: {
    title: 'Aucun bac à sable pour l’instant',
    text: 'Créez-en un et donnez-en le jeton à qui développe : rien de ce qui s’y fait ne touche vos gens.',
  },
  sandboxes: 'Bacs à sable',
  name: 'Nom',
  nameHint: 'Par exemple qui s’en sert. Chaque réponse de son API le dit.',
  people: 'Personnes',
  peopleOf: (count) => counted(count, { one: '# personne', other: '# personnes' }),
  noPeople: 'Aucune',
  usual: '25, en quelques secondes',
  many: '250, en une minute',
  copySettings: 'Avec nos services, types de congé, règles et champs personnalisés',
  copySettingsHint: 'Jamais nos personnes, nos fichiers ni nos secrets.',
  withToken: 'Avec un jeton pour qui développe',
  withTokenHint: 'Il s’affiche ici dès que le bac à sable est prêt.',
  make: 'Créer le bac à sable',
  making: (name) => `« ${name} » est en cours de création.`,
  status: 'État',
  statuses: {
    MAKING: 'En création',
    READY: 'Prêt',
    RESETTING: 'En réinitialisation',
    DELETING: 'En suppression',
    FAILED: 'Non créé',
  },
  deletedOn: (day) => `Inutilisé : supprimé le ${day}`,
  lastUsed: 'Dernière utilisation',
  never: 'Jamais',
  actions: 'Actions',
  open: 'Ouvrir',
  token: 'Nouveau jeton',
  reset: 'Réinitialiser',
  delete: 'Supprimer',
  resetTitle: (name) => `Réinitialiser « ${name} »?`,
  resetText:
    'Il est rempli à nouveau, à la date de maintenant. Ce qui y a été changé et ses identifiants disparaissent; vos jetons et points d’ancrage Web y restent.',
  resetDone: 'Le bac à sable est rempli à nouveau.',
  deleteTitle: (name) => `Supprimer « ${name} »?`,
  deleteText: 'Tout son contenu disparaît, et ses jetons n’ouvrent plus rien. Votre organisation n’est pas touchée.',
  deleteDone: 'Le bac à sable est en cours de suppression.',
  tokenTitle: (name) => `Un jeton pour « ${name} »`,
  tokenName: 'Pour qui ou pour quoi',
  tokenHint: 'Il peut tout faire dans le bac à sable, et rien ailleurs.',
  createToken: 'Créer le jeton',
  yourToken: (name) => `Jeton de « ${name} »`,
  copyItNow:
    'Copiez-le maintenant : il ne sera plus affiché. Il commence par mst_test_ et n’ouvre jamais rien de réel.',
  copyToken: 'Copier le jeton',
  tryIt: 'Essayer',
  done: 'Terminé',
};

export const faultTexts: Translated<typeof en.faultTexts> = {
  title: 'Ce bac à sable',
  lead: 'Ce à quoi un programme doit résister, à votre demande.',
  faults: 'Ce qui ne va pas',
  note: 'Pour les requêtes avec jeton et les points d’ancrage Web de ce bac à sable; jamais pour l’application ni pour votre organisation.',
  none: 'Tout va bien.',
  begin: 'Provoquer une panne',
  begun: 'La panne a commencé.',
  end: 'Tout arrêter',
  ended: 'Tout va bien de nouveau.',
  until: (when) => `jusqu’au ${when}`,
  kind: 'Laquelle',
  seconds: 'Pendant combien de temps',
  lasts: (seconds) =>
    seconds < 60
      ? counted(seconds, { one: '# seconde', other: '# secondes' })
      : counted(seconds / 60, { one: '# minute', other: '# minutes' }),
  kinds: {
    RATE_LIMIT: 'Les requêtes sont refusées : trop nombreuses (429)',
    UNAVAILABLE: 'Les requêtes sont refusées : service indisponible (503)',
    CUT: 'Les connexions sont coupées',
    SLOW: 'Les réponses prennent cinq secondes de plus',
    DUPLICATE: 'Les envois arrivent deux fois',
    LATE: 'Les envois arrivent une demi-minute plus tard',
    OUT_OF_ORDER: 'Les envois arrivent dans le désordre',
  },
};

export const sandboxFrameTexts: Translated<typeof en.sandboxFrameTexts> = {
  frame: 'Bac à sable',
  nobodyIsReal: 'Bac à sable : personne n’est réel ici, et aucun courriel n’en sort.',
  back: 'Revenir à notre organisation',
  itIs: (when) => `Ici, nous sommes le ${when}`,
  howFar: 'De combien avancer le temps',
  oneDay: 'Un jour',
  oneWeek: 'Une semaine',
  thirtyDays: '30 jours',
  oneYear: 'Un an',
  move: 'Avancer le temps',
  moving: 'Le temps avance',
  movingTo: (when) => `Jusqu’au ${when}`,
  moved: (count) =>
    count === 0
      ? 'Rien ne s’est passé entre-temps.'
      : counted(count, { one: 'Une chose s’est passée entre-temps.', other: '# choses se sont passées entre-temps.' }),
  switchTo: (name) => `Bac à sable : ${name}`,
};
