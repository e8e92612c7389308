import { stateNames } from './names.ts';

interface AtField {
  readonly field: string;
}

export const expenses = {
  rateNeeded: {
    api: ({ field, currency, base }: AtField & { currency: string; base: string }) =>
      `${field} is required: ${currency} is not the currency of the report, ${base}.`,
    app: ({ currency, base }: { currency: string; base: string }) =>
      `Enter the exchange rate: ${currency} is not the currency of the report, ${base}.`,
  },
  rateOne: {
    api: ({ field }: AtField) => `${field} must be 1: the line is in the currency of the report.`,
    app: 'The exchange rate is 1: the line is in the currency of the report.',
  },
  lineTooLarge: {
    api: ({ field }: AtField) => `The total of ${field} is too large.`,
    app: 'The total of this line is too large.',
  },
  reportTooLarge: 'The lines come to more than a report can hold: 100,000,000,000.',
  tooManyReceipts: ({ limit }: { limit: number }) => `An expense report holds at most ${String(limit)} receipts.`,
  noPerson: 'The installation itself has no expenses of its own.',
  erasedPerson: 'The personal data of this person was erased; their reports stay as they are.',
  othersChange: 'Only the person whose report it is, an Administrator or an Executive changes it.',
  locked: {
    api: ({ status }: { status: string }) =>
      `An expense report that is ${status} no longer changes; only DRAFT and REJECTED ones do.`,
    app: ({ status }: { status: string }) =>
      `This expense report is ${stateNames[status] ?? 'decided'} and no longer changes; only drafts and rejected ones do.`,
  },
  noMoreReceipts: {
    api: ({ status }: { status: string }) => `An expense report that is ${status} takes no more receipts.`,
    app: ({ status }: { status: string }) =>
      `This expense report is ${stateNames[status] ?? 'decided'} and takes no more receipts.`,
  },
  own: 'Another person has to decide on your own expenses.',
  notApprover: 'You are not the approver, and the person is in none of the departments that you head or manage.',
  tooManyBytes: 'The report would be larger than 1 MB; split it, or shorten descriptions and notes.',
  noLines: 'An expense report without any line cannot be submitted.',
  linesOfCurrency: {
    api: ({ arrays }: { arrays: readonly string[] }) =>
      `With another currency send ${arrays.join(' and ')} too, with exchange rates to it.`,
    app: 'With another currency every line needs an exchange rate to it. Enter them, then save again.',
  },
};
