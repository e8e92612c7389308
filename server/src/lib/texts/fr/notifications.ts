import type { notifications as english } from '../en/notifications.ts';
import type { TranslationOf } from '../message.ts';

export const notifications: TranslationOf<typeof english> = {
  leave_recorded: ({ about }) => `Un congé a été inscrit pour vous : ${about}.`,
  leave_approved: ({ about }) => `Votre congé a été approuvé : ${about}.`,
  leave_rejected: ({ about }) => `Votre congé a été rejeté : ${about}.`,
  leave_cancelled: ({ about }) => `Votre congé a été annulé : ${about}.`,
  leave_cancellation_declined: ({ about }) => `Votre congé est maintenu : ${about}.`,
  leave_certificate_missing: ({ about }) =>
    `Il manque une attestation médicale pour votre congé : ${about}. Ajoutez-en une photo.`,
  leave_urgent: ({ about }) => `Un congé qui commence bientôt attend votre décision : ${about}.`,
  decisions_waiting:
    'Des demandes attendent votre décision depuis des jours. Elles sont dans votre boîte de réception.',
  decisions_escalated:
    'Des demandes attendent une décision depuis longtemps. Elles sont dans votre boîte de réception.',
  absence_reported: ({ about, shifts }) => {
    if (shifts === 0) return `Absence de dernière minute : ${about}.`;
    if (shifts === 1) return `Absence de dernière minute : ${about}. Un quart de travail n’est pas couvert.`;
    return `Absence de dernière minute : ${about}. ${String(shifts)} quarts de travail ne sont pas couverts.`;
  },
  partOfDay: ({ from, until }) =>
    until === null ? `à partir de ${from ?? ''}` : from === null ? `jusqu’à ${until}` : `de ${from} à ${until}`,
  time_rejected: ({ week }) => `Des heures que vous avez saisies pour la semaine du ${week} ont été rejetées.`,
  time_corrected: ({ about }) => `La personne qui vous encadre a saisi ou modifié vos heures : ${about}.`,
  break_deducted: ({ week }) =>
    `Du temps a été déduit la semaine du ${week} pour une pause manquante. Voyez quelle règle la demande.`,
  breaks_deducted: ({ week }) =>
    `Du temps de votre équipe a été déduit la semaine du ${week} pour des pauses manquantes.`,
  kiosk_guessed: ({ about }) => `Vingt mauvais NIP en une heure aux bornes, au nom d’une même personne : ${about}.`,
  kiosk_taps_wait: ({ about }) => `Des pointages d’une borne attendent votre parole : ${about}.`,
  kiosk_pin_made:
    'La personne qui vous dirige vous a créé un nouveau NIP de borne. Vous ne l’aviez pas demandé? Choisissez-en un autre dans votre profil, et dites-le-lui.',
  kiosk_silent: ({ about }) => `Une borne ne donne plus signe depuis dix minutes, à un changement de quart : ${about}.`,
  timesheet_approved: ({ about }) => `Votre feuille de temps a été approuvée : ${about}.`,
  timesheet_rejected: ({ about }) =>
    `Votre feuille de temps a été rejetée : ${about}. Corrigez-la et soumettez-la de nouveau.`,
  timesheet_finalized: ({ about }) => `Votre feuille de temps est finale et attend votre signature : ${about}.`,
  data_archive_asked:
    'Une archive de vos données est préparée pour vous. Téléchargez-la dans votre profil d’ici une semaine.',
  data_archive_released:
    'La Direction a permis à quelqu’un d’autre d’avoir une archive de vos renseignements. Votre profil dit à qui, et pourquoi.',
  data_archive_allowed:
    'La Direction vous permet d’avoir une archive des renseignements d’une personne. Téléchargez-la sur sa page d’ici une semaine.',
  timesheet_submitted: ({ about }) => `Votre feuille de temps a été soumise pour vous : ${about}.`,
  timesheet_due: ({ about }) => `La paie attend votre feuille de temps : ${about}. Complétez-la et soumettez-la.`,
  expenses_approved: ({ about }) => `Votre note de frais a été approuvée : ${about}.`,
  expenses_rejected: ({ about }) => `Votre note de frais a été rejetée : ${about}.`,
  expenses_paid: ({ about }) => `Votre note de frais a été payée : ${about}.`,
  task_assigned: ({ about }) => `Vous avez une tâche : ${about}.`,
  training_assigned: ({ about }) => `Vous avez une formation à suivre : ${about}.`,
  certificate_wanted: ({ about }) =>
    `Il vous manque, ou il arrive bientôt à échéance : ${about}. Renouvelez-le et prévenez votre responsable.`,
  certificates_missing: ({ about }) =>
    `Des certifications ou des formations manquent ou arrivent à échéance : ${about}.`,
  signature_asked: ({ about }) => `Veuillez signer : ${about}.`,
  announced: ({ about }) => `Annonce : ${about}.`,
  shifts_published: ({ week }) => `Vos quarts de travail de la semaine du ${week} ont été publiés.`,
  shifts_changed: ({ week }) => `Vos quarts de travail de la semaine du ${week} ont changé.`,
  planned_change_waits: ({ about }) =>
    `Un changement prévu n’a pas pu être appliqué : ${about}. Modifiez-le ou supprimez-le.`,
  service_account_unattended: ({ about }) =>
    `Plus personne n’est responsable d’un compte technique : ${about}. Il fonctionne toujours; choisissez quelqu’un.`,
  account_token_known: ({ about }) =>
    `Un jeton récent d’un compte technique a été créé par une personne aux droits désormais réduits : ${about}. Il fonctionne toujours; remplacez-le.`,
  access_suspended: ({ about }) =>
    `L’accès d’une personne responsable a été suspendu : ${about}. Voyez ce qui continue en son nom.`,
  scim_braked: ({ about }) =>
    `SCIM suspendrait l’accès de bien des gens : ${about}. Le reste attend que vous laissiez continuer.`,
  shifts_open: ({ week }) =>
    `Des quarts de travail de la semaine du ${week} sont libres, et vous pourriez en prendre un.`,
  shift_offered: ({ about }) => `Un quart de travail est libre, et vous pourriez le prendre : ${about}.`,
  shift_offer_made: ({ about }) => `Un quart de travail que vous pourriez prendre vous est offert : ${about}.`,
  shift_offer_taken: ({ about }) => `Un quart de travail a changé de mains, comme offert : ${about}.`,
  shift_offer_done: ({ about }) => `Des collègues se sont cédé un quart de travail : ${about}.`,
  shift_offer_declined: ({ about }) => `Votre offre de quart de travail a été refusée : ${about}.`,
  shift_offer_withdrawn: ({ about }) => `Une offre de quart de travail a été retirée : ${about}.`,
  shift_offer_approved: ({ about }) => `Le changement de mains a été approuvé : ${about}.`,
  shift_offer_rejected: ({ about }) =>
    `Le changement de mains a été refusé, vos quarts de travail restent les mêmes : ${about}.`,
  shift_offer_ended: ({ about }) => `Une offre de quart de travail est terminée, personne ne l’a prise : ${about}.`,
  shift_application_waits: ({ about }) => `Une candidature à un quart de travail libre attend votre choix : ${about}.`,
  shift_application_accepted: ({ about }) => `Le quart de travail libre que vous avez demandé est à vous : ${about}.`,
  shift_application_declined: ({ about }) => `Votre candidature à un quart de travail libre a été refusée : ${about}.`,
  shift_application_ended: ({ about }) =>
    `Votre candidature à un quart de travail libre est restée sans suite : ${about}.`,
  shift_offer_waits: ({ about }) => `Un échange de quarts de travail attend votre décision : ${about}.`,
  availability_changed: ({ about }) =>
    `Quelqu’un a changé ses disponibilités après la publication des quarts de travail : ${about}.`,
  deputy_named: ({ about }) =>
    `Vous avez été désigné pour décider en l’absence d’une personne : ${about}. Vous serez avisé de ses absences.`,
  sandbox_unused: ({ about }) =>
    `Personne n’a utilisé ce bac à sable depuis 90 jours. Si personne ne l’utilise, il sera supprimé : ${about}.`,
  access_given: ({ about }) => `Un accès de plus vous a été donné : ${about}. L’accueil le montre.`,
  access_ended: ({ about }) => `Un accès qui vous avait été donné ne vaut plus. C’était : ${about}.`,
  deputy_begins: ({ about }) => `Vous décidez à la place d’une personne absente : ${about}.`,
  shift_claimed: ({ about }) => `Un quart de travail libre a été pris : ${about}.`,
};
