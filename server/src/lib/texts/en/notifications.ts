/** What it is about, such as a title or "Vacation, Mar 3, 2026". */
interface About {
  readonly about: string;
}
interface Absence extends About {
  /** Shifts of the person on these days. */
  readonly shifts: number;
}
interface Part {
  readonly from: string | null;
  readonly until: string | null;
}
interface Week {
  readonly week: string;
}

/** What people are told of: a sentence for each kind of notification. */
export const notifications = {
  leave_recorded: ({ about }: About) => `Time off was recorded for you: ${about}.`,
  leave_approved: ({ about }: About) => `Your time off was approved: ${about}.`,
  leave_rejected: ({ about }: About) => `Your time off was rejected: ${about}.`,
  leave_cancelled: ({ about }: About) => `Your time off was cancelled: ${about}.`,
  leave_cancellation_declined: ({ about }: About) => `Your time off stands: ${about}.`,
  leave_certificate_missing: ({ about }: About) =>
    `A certificate is missing for your time off: ${about}. Add a photo of it.`,
  leave_urgent: ({ about }: About) => `Time off that begins soon waits for your decision: ${about}.`,
  decisions_waiting: 'Requests have been waiting for your decision for days. They are in your inbox.',
  decisions_escalated: 'Requests have been waiting for a decision for long. They are in your inbox.',
  absence_reported: ({ about, shifts }: Absence) => {
    if (shifts === 0) return `Away at short notice: ${about}.`;
    if (shifts === 1) return `Away at short notice: ${about}. One shift is uncovered.`;
    return `Away at short notice: ${about}. ${String(shifts)} shifts are uncovered.`;
  },
  partOfDay: ({ from, until }: Part) =>
    until === null ? `from ${from ?? ''}` : from === null ? `until ${until}` : `from ${from} to ${until}`,
  time_rejected: ({ week }: Week) => `Time you recorded in the week of ${week} was rejected.`,
  time_corrected: ({ about }: About) => `Who leads you recorded or changed your hours: ${about}.`,
  break_deducted: ({ week }: Week) =>
    `Time was taken off in the week of ${week}, for a break that was missing. See which rule asks for it.`,
  breaks_deducted: ({ week }: Week) =>
    `Time of your people was taken off in the week of ${week}, for breaks that were missing.`,
  kiosk_guessed: ({ about }: About) =>
    `Twenty wrong PINs within an hour at the kiosks, in the name of one person: ${about}.`,
  kiosk_taps_wait: ({ about }: About) => `Taps from a kiosk wait for your word: ${about}.`,
  kiosk_pin_made:
    'Who leads you made you a new kiosk PIN. Did you not ask for it? Choose another in your profile, and tell them.',
  kiosk_silent: ({ about }: About) => `A kiosk has said nothing for ten minutes at a shift change: ${about}.`,
  timesheet_approved: ({ about }: About) => `Your timesheet was approved: ${about}.`,
  timesheet_rejected: ({ about }: About) => `Your timesheet was rejected: ${about}. Correct it and submit it again.`,
  timesheet_finalized: ({ about }: About) => `Your timesheet is final and waits for your signature: ${about}.`,
  data_archive_asked: 'An archive of your data is made for you. Download it in your profile within a week.',
  data_archive_released: 'An Executive allowed someone else an archive of your data. Who and why is in your profile.',
  data_archive_allowed:
    'An Executive allowed you an archive of someone’s data. Download it on the page of that person within a week.',
  timesheet_submitted: ({ about }: About) => `Your timesheet was submitted for you: ${about}.`,
  timesheet_due: ({ about }: About) => `Payroll waits for your timesheet: ${about}. Complete it and submit it.`,
  expenses_approved: ({ about }: About) => `Your expense report was approved: ${about}.`,
  expenses_rejected: ({ about }: About) => `Your expense report was rejected: ${about}.`,
  expenses_paid: ({ about }: About) => `Your expense report was paid: ${about}.`,
  task_assigned: ({ about }: About) => `You have a task: ${about}.`,
  training_assigned: ({ about }: About) => `You have training to complete: ${about}.`,
  certificate_wanted: ({ about }: About) => `Yours is missing or runs out: ${about}. Renew it, and tell who leads you.`,
  certificates_missing: ({ about }: About) => `Certificates or training are missing or run out: ${about}.`,
  signature_asked: ({ about }: About) => `Please sign: ${about}.`,
  announced: ({ about }: About) => `Announcement: ${about}.`,
  shifts_published: ({ week }: Week) => `Your shifts of the week of ${week} were published.`,
  shifts_changed: ({ week }: Week) => `Your shifts of the week of ${week} changed.`,
  planned_change_waits: ({ about }: About) =>
    `A planned change could not be carried out: ${about}. Change or delete it.`,
  service_account_unattended: ({ about }: About) =>
    `Nobody is responsible for a service account any more: ${about}. It works on; choose someone.`,
  account_token_known: ({ about }: About) =>
    `Someone who may do less by now made a token of a service account lately: ${about}. It works on; replace it.`,
  access_suspended: ({ about }: About) =>
    `The access of someone in charge was suspended: ${about}. See what of theirs goes on.`,
  scim_braked: ({ about }: About) =>
    `SCIM would suspend the access of many people: ${about}. The rest waits until you let it go on.`,
  shifts_open: ({ week }: Week) => `Shifts of the week of ${week} are open, and you could take one.`,
  shift_offered: ({ about }: About) => `A shift is open, and you could take it: ${about}.`,
  shift_offer_made: ({ about }: About) => `A colleague offers a shift that you could take: ${about}.`,
  shift_offer_taken: ({ about }: About) => `A shift changed hands as it was offered: ${about}.`,
  shift_offer_done: ({ about }: About) => `Colleagues gave a shift to each other: ${about}.`,
  shift_offer_declined: ({ about }: About) => `What you offered of your shifts was declined: ${about}.`,
  shift_offer_withdrawn: ({ about }: About) => `An offer of a shift was withdrawn: ${about}.`,
  shift_offer_approved: ({ about }: About) => `The change of hands was approved: ${about}.`,
  shift_offer_rejected: ({ about }: About) =>
    `The change of hands was rejected, your shifts stay as they were: ${about}.`,
  shift_offer_ended: ({ about }: About) => `An offer of a shift is over, and no one took it: ${about}.`,
  shift_application_waits: ({ about }: About) =>
    `Someone would work an open shift; it waits for your choice: ${about}.`,
  shift_application_accepted: ({ about }: About) => `The open shift that you applied for is yours: ${about}.`,
  shift_application_declined: ({ about }: About) => `Your application for an open shift was declined: ${about}.`,
  shift_application_ended: ({ about }: About) => `Nothing came of your application for an open shift: ${about}.`,
  shift_offer_waits: ({ about }: About) => `People agreed to change shifts; it waits for your decision: ${about}.`,
  availability_changed: ({ about }: About) =>
    `Someone changed when they can work, after shifts were published: ${about}.`,
  deputy_named: ({ about }: About) =>
    `You were named to decide while someone is away: ${about}. You are told when they are.`,
  sandbox_unused: ({ about }: About) =>
    `No one has used this sandbox for 90 days. Unless someone does, it is deleted: ${about}.`,
  access_given: ({ about }: About) => `You were given access beyond your role: ${about}. Home shows it.`,
  access_ended: ({ about }: About) => `Access that you were given holds no longer. It was: ${about}.`,
  deputy_begins: ({ about }: About) => `You decide in the place of someone who is away: ${about}.`,
  shift_claimed: ({ about }: About) => `An open shift was claimed: ${about}.`,
};
