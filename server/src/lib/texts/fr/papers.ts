import type { papers as english } from '../en/papers.ts';
import { elided } from '../locale.ts';
import type { TranslationOf } from '../message.ts';

export const papers: TranslationOf<typeof english> = {
  foot: ({ organization, made, page, of }) =>
    `${organization} · produit le ${made} · page ${String(page)} de ${String(of)}`,
  hours: ({ hours, minutes }) => `${String(hours)} h ${minutes}`,
  from: ({ from, to }) => `${from} – ${to}`,

  total: 'Total',
  workFor: ({ name, days }) => `Heures pour ${name}, ${days}`,

  timesheet: 'Feuille de temps',
  timesheetOf: ({ name, days }) => `Feuille de temps ${elided('de', name)}, ${days}`,
  person: 'Personne',
  period: 'Période de paie',
  status: 'État',
  statusOPEN: 'Ouverte : pas encore soumise',
  statusSUBMITTED: 'Soumise, en attente d’une décision',
  statusAPPROVED: 'Approuvée',
  statusFINALIZED: 'À la paie',
  statusSIGNED: 'Signée',
  statusREJECTED: 'Rejetée',
  submitted: 'Soumise le',
  approved: 'Approuvée le',
  finalized: 'Remise à la paie le',
  byWhom: ({ moment, name }) => `${moment}, par ${name}`,
  totals: 'Totaux',
  worked: 'Temps travaillé',
  regular: 'Heures normales',
  overtime: 'Heures supplémentaires',
  breaks: 'Pauses',
  paidLeave: 'Congés payés',
  holidays: 'Jours fériés',
  days: 'Jour par jour',
  day: 'Jour',
  times: 'De et à',
  away: 'Congés et jours fériés',
  week: ({ days }) => `Total, ${days}`,
  weekOvertime: ({ hours }) => `dont ${hours} supplémentaires`,
  timesheetNote: ({ timezone }) =>
    `En heures et minutes, à l’heure ${elided('de', timezone)}. Les pauses ne font pas partie du temps travaillé. Les saisies rejetées ne comptent pas. Les heures supplémentaires se calculent par semaine de travail, même quand la période la coupe en deux.`,
  stillMoves: 'Cette feuille de temps peut encore changer tant qu’elle n’est pas remise à la paie.',

  certificate: 'Attestation de signature',
  certificateOf: ({ title }) => `Attestation de signature : ${title}`,
  certificateText: ({ organization }) =>
    `${organization} atteste que les personnes ci-dessous ont signé le fichier ci-dessous dans Muster, chacune avec son propre compte, après avoir été informées de ce que signer veut dire : avoir lu le document et l’accepter.`,
  document: 'Document',
  file: 'Fichier',
  fileSize: ({ name, bytes }) => `${name}, ${bytes} octets`,
  version: 'Version',
  sha256: 'SHA-256 du fichier',
  number: 'Numéro',
  signatures: 'Signatures',
  signer: 'Nom',
  signedAt: 'Signé le',
  signedAtUtc: 'En UTC',
  reference: 'Référence',
  complete: ({ moment }) => `Toutes les signatures demandées y sont (la dernière date du ${moment}).`,
  incomplete:
    'Des signatures manquent encore : cette page nomme les personnes qui avaient signé quand elle a été produite.',
  ownOnly: 'De nombreuses personnes signent ce document, chacune pour elle-même : cette page n’en nomme qu’une.',
  howToCheck:
    'Pour vérifier le fichier : calculez son SHA-256 (par exemple avec « sha256sum » ou « Get-FileHash »). C’est le nombre ci-dessus si pas un octet n’a changé depuis la signature.',
};
