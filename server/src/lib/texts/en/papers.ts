interface Pages {
  readonly page: number;
  readonly of: number;
}

/** What stands on paper: documents that people download as PDF. */
export const papers = {
  foot: ({ organization, made, page, of }: Pages & { organization: string; made: string }) =>
    `${organization} · made on ${made} · page ${String(page)} of ${String(of)}`,
  hours: ({ hours, minutes }: { hours: number; minutes: string }) => `${String(hours)}:${minutes}`,
  from: ({ from, to }: { from: string; to: string }) => `${from} – ${to}`,

  total: 'Total',
  workFor: ({ name, days }: { name: string; days: string }) => `Hours for ${name}, ${days}`,

  timesheet: 'Timesheet',
  timesheetOf: ({ name, days }: { name: string; days: string }) => `Timesheet of ${name}, ${days}`,
  person: 'Person',
  period: 'Pay period',
  status: 'Status',
  statusOPEN: 'Open: not submitted yet',
  statusSUBMITTED: 'Submitted, not decided yet',
  statusAPPROVED: 'Approved',
  statusFINALIZED: 'With payroll',
  statusSIGNED: 'Signed',
  statusREJECTED: 'Rejected',
  submitted: 'Submitted on',
  approved: 'Approved on',
  finalized: 'Handed to payroll on',
  byWhom: ({ moment, name }: { moment: string; name: string }) => `${moment}, by ${name}`,
  totals: 'Totals',
  worked: 'Worked',
  regular: 'Regular',
  overtime: 'Overtime',
  breaks: 'Breaks',
  paidLeave: 'Paid leave',
  holidays: 'Public holidays',
  days: 'Day by day',
  day: 'Day',
  times: 'From and to',
  away: 'Leave and holidays',
  week: ({ days }: { days: string }) => `Total, ${days}`,
  weekOvertime: ({ hours }: { hours: string }) => `of which overtime ${hours}`,
  timesheetNote: ({ timezone }: { timezone: string }) =>
    `Hours and minutes; times by the clock of ${timezone}. Breaks are not part of what was worked. Entries that were rejected do not count. Overtime is worked out by the work week, also where the period splits it.`,
  stillMoves: 'This timesheet may still change until it is handed to payroll.',

  certificate: 'Certificate of signature',
  certificateOf: ({ title }: { title: string }) => `Certificate of signature: ${title}`,
  certificateText: ({ organization }: { organization: string }) =>
    `${organization} confirms that the people below signed the file below in Muster, each signed in with their own account, after they had been told what signing means: having read the document and agreeing to it.`,
  document: 'Document',
  file: 'File',
  fileSize: ({ name, bytes }: { name: string; bytes: string }) => `${name}, ${bytes} bytes`,
  version: 'Version',
  sha256: 'SHA-256 of the file',
  number: 'Number',
  signatures: 'Signatures',
  signer: 'Name',
  signedAt: 'Signed on',
  signedAtUtc: 'In UTC',
  reference: 'Reference',
  complete: ({ moment }: { moment: string }) => `Everyone who was asked has signed (the last on ${moment}).`,
  incomplete: 'Not everyone who was asked has signed yet: this page names those who had when it was made.',
  ownOnly: 'Many people sign this document, each for themselves: this page names one of them.',
  howToCheck:
    'To check the file: work out its SHA-256 (for example by “sha256sum” or “Get-FileHash”). It is the number above if not one byte has changed since it was signed.',
};
