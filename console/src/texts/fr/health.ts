import { counted } from '../counted.ts';
import type * as en from '../health.ts';
import type { Translated } from '../translated.ts';

export const healthTexts: Translated<typeof en.healthTexts> = {
  health: 'État du système',
  healthLead: 'Comment se porte le travail de votre organisation. La page s’actualise toutes les 15 secondes.',
  everythingRunsAsItShould: 'Tout fonctionne comme prévu.',
  warnings: {
    mail_not_sent:
      'Aucun courriel n’est envoyé : aucun serveur de courriel n’est réglé (SMTP_URL). Les invitations et les liens pour les mots de passe restent sur cette machine.',
    data_folder_not_writable:
      'Le dossier de données n’est pas accessible en écriture : les fichiers ne peuvent pas être conservés. Vérifiez MUSTER_DATA_DIR, ses droits d’accès et le disque.',
  },
  someWorkInTheBackground: 'Du travail en arrière-plan demande votre attention. Voyez ci-dessous.',
  workInTheBackground: 'Travail en arrière-plan',
  workInTheBackgroundNote: 'Courriels, points d’ancrage Web, importations et tout ce qui ne se fait pas immédiatement',
  runningNow: 'En cours',
  waitingToRun: 'En attente',
  plannedForLater: 'Prévu pour plus tard',
  failedToBeTriedAgain: 'Échoué, à réessayer',
  longestWait: 'Plus longue attente',
  seconds: (count) => counted(count, { one: '# seconde', other: '# secondes' }),
  webhooksWaiting: 'Envois en attente aux points d’ancrage Web',
  storage: 'Stockage',
  files: 'Fichiers',
  filesCount: (count) => counted(count, { one: '# fichier', other: '# fichiers' }),
  sizeOfTheFiles: 'Taille des fichiers',
  none: 'Aucun',
  seats: 'Places',
  seatsTaken: 'Occupées par des personnes actives',
  seatsInAll: 'En tout',
  noLimit: 'Sans limite',
  seatsNearlyTaken: (taken, limit) =>
    `${taken} places sur ${limit} sont occupées. Une fois toutes prises, personne ne peut être ajouté, à la main, par importation ou par SCIM. La personne qui exploite Muster peut changer de forfait ou de nombre de places.`,
  installation: 'Installation',
  kind: 'Type',
  production: 'Production',
  development: 'Développement',
  runningSince: 'En marche depuis le',
  mail: 'Courriel',
  sentByTheMailServer: 'Envoyé par le serveur de courriel',
  keptOnThisMachine: 'Conservé sur cette machine : aucun serveur de courriel n’est réglé',
  newestChangeOfTheSchema: 'Version du schéma de la base de données',
  testClock: 'Horloge d’essai',
  asTheMachine: 'Celle de la machine',
  daysAhead: (days) => counted(days, { one: '# jour d’avance', other: '# jours d’avance' }),
  givenUp: 'Abandonnées',
  lastFailed: (count, ago) =>
    counted(count, {
      one: (number) => `${number} tâche, dernier échec ${ago}`,
      other: (number) => `${number} tâches, dernier échec ${ago}`,
    }),
  tryAgain: 'Réessayer',
  tryAgainNamed: (task) => `Réessayer : ${task}`,
  tryTheseJobsOnceMore: 'Réessayer ces tâches?',
  onTheWay: (count) => counted(count, { one: '# tâche est en route.', other: '# tâches sont en route.' }),
  theyGetAllTheirAttempts:
    'Elles retrouvent toutes leurs tentatives. Corrigez d’abord la cause, par exemple un serveur de courriel injoignable.',
};
