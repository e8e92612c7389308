import type { Body } from '../../client/hooks.ts';
import { readNumber, typedNumber } from '../../typed-numbers.ts';
import { orNull } from '../../ui/forms.tsx';
import type { Report } from './record.ts';
import { beforeTaxOf, paidOf } from './taxes.ts';

export type NewReport = Body<'/expense-reports', 'post'>;

/** What a line holds beyond the fields of the form; it is sent back as it came. */
type Kept = Readonly<Record<string, unknown>>;

/** Everything a field holds is a text or a tick. */
export interface LineValues {
  readonly kept: Kept;
  readonly date: string;
  readonly expense_type: string;
  readonly vendor: string;
  readonly description: string;
  /** In all, with taxes and tip. */
  readonly paid: string;
  readonly gst: string;
  readonly pst: string;
  readonly hst: string;
  readonly qst: string;
  readonly gratuity: string;
  readonly currency: string;
  readonly exchange_rate: string;
  readonly receipt_id: string;
}

export interface PerDiemValues {
  readonly kept: Kept;
  readonly date: string;
  readonly per_diem_type: string;
  readonly quantity: string;
  readonly rate: string;
  readonly currency: string;
  readonly exchange_rate: string;
  readonly meal_provided: boolean;
}

export interface MileageValues {
  readonly kept: Kept;
  readonly date: string;
  readonly description: string;
  readonly round_trip: boolean;
  readonly distance: string;
  readonly unit: string;
  readonly rate_per_unit: string;
}

export interface ReportValues {
  readonly title: string;
  readonly report_type: string;
  readonly currency: string;
  readonly description: string;
  readonly trip_purpose: string;
  readonly departure_date: string;
  readonly return_date: string;
  readonly project_id: string;
  readonly cost_center: string;
  readonly payable_to: string;
  /** Empty: as the project. */
  readonly is_billable: '' | 'true' | 'false';
  readonly line_items: LineValues[];
  readonly per_diems: PerDiemValues[];
  readonly mileage: MileageValues[];
}

export const newLine = (date: string, currency: string): LineValues => ({
  kept: {},
  date,
  expense_type: 'MEALS',
  vendor: '',
  description: '',
  paid: '',
  gst: '',
  pst: '',
  hst: '',
  qst: '',
  gratuity: '',
  currency,
  exchange_rate: '',
  receipt_id: '',
});

export const newPerDiem = (date: string, currency: string): PerDiemValues => ({
  kept: {},
  date,
  per_diem_type: 'FULL_DAY',
  quantity: '1',
  rate: '',
  currency,
  exchange_rate: '',
  meal_provided: false,
});

export const newMileage = (date: string): MileageValues => ({
  kept: {},
  date,
  description: '',
  round_trip: false,
  distance: '',
  unit: 'KILOMETERS',
  rate_per_unit: '',
});

/** With a line for what was paid: most reports are one receipt. */
export const emptyReport = (title: string, today: string, currency: string): ReportValues => ({
  title,
  report_type: 'REIMBURSEMENT',
  currency,
  description: '',
  trip_purpose: '',
  departure_date: '',
  return_date: '',
  project_id: '',
  cost_center: '',
  payable_to: '',
  is_billable: '',
  line_items: [newLine(today, currency)],
  per_diems: [],
  mileage: [],
});

/** Nothing was typed that would be missed. */
export const isBlankLine = ({ paid, vendor, description, receipt_id }: LineValues): boolean =>
  [paid, vendor, description, receipt_id].every((text) => text.trim() === '');

const typed = (value: number): string => (value === 0 ? '' : typedNumber(value));
const rateTyped = (rate: number): string => (rate === 1 ? '' : typedNumber(rate));

export const valuesOf = (report: Report): ReportValues => ({
  title: report.title,
  report_type: report.report_type,
  currency: report.currency,
  description: report.description ?? '',
  trip_purpose: report.trip_purpose ?? '',
  departure_date: report.departure_date ?? '',
  return_date: report.return_date ?? '',
  project_id: report.project_id ?? '',
  cost_center: report.cost_center ?? '',
  payable_to: report.payable_to ?? '',
  is_billable: report.is_billable ? 'true' : 'false',
  line_items: report.line_items.map((line) => ({
    kept: { expense_class: line.expense_class, notes: line.notes },
    date: line.date,
    expense_type: line.expense_type,
    vendor: line.vendor ?? '',
    description: line.description ?? '',
    paid: typedNumber(paidOf(line)),
    gst: typed(line.gst),
    pst: typed(line.pst),
    hst: typed(line.hst),
    qst: typed(line.qst),
    gratuity: typed(line.gratuity),
    currency: line.currency,
    exchange_rate: rateTyped(line.exchange_rate),
    receipt_id: line.receipt_id ?? '',
  })),
  per_diems: report.per_diems.map((line) => ({
    kept: { gst: line.gst, pst: line.pst, notes: line.notes },
    date: line.date,
    per_diem_type: line.per_diem_type,
    quantity: typedNumber(line.quantity),
    rate: typedNumber(line.rate),
    currency: line.currency,
    exchange_rate: rateTyped(line.exchange_rate),
    meal_provided: line.meal_provided,
  })),
  mileage: report.mileage.map((line) => ({
    kept: {
      gst: line.gst,
      notes: line.notes,
      ...(line.currency !== report.currency && { currency: line.currency, exchange_rate: line.exchange_rate }),
    },
    date: line.date,
    description: line.description ?? '',
    round_trip: line.round_trip,
    distance: typedNumber(line.distance),
    unit: line.unit,
    rate_per_unit: typedNumber(line.rate_per_unit),
  })),
});

const amount = (text: string): number => readNumber(text) ?? 0;

/** A line in the report's own currency has no rate; one in another needs it, and the server says so. */
const exchange = (line: { currency: string; exchange_rate: string }, own: string): object => {
  if (line.currency === own) return { currency: own };
  const rate = readNumber(line.exchange_rate);
  return { currency: line.currency, ...(rate !== null && { exchange_rate: rate }) };
};

/** As the server takes it. What the form does not show stays as it was. */
export function bodyOf(values: ReportValues): NewReport {
  const isTrip = values.report_type === 'TRAVEL';
  const { currency } = values;
  const body = {
    title: values.title.trim(),
    report_type: values.report_type,
    currency,
    description: orNull(values.description),
    trip_purpose: isTrip ? orNull(values.trip_purpose) : null,
    departure_date: isTrip ? orNull(values.departure_date) : null,
    return_date: isTrip ? orNull(values.return_date) : null,
    project_id: orNull(values.project_id),
    cost_center: orNull(values.cost_center),
    payable_to: orNull(values.payable_to),
    ...(values.is_billable !== '' && { is_billable: values.is_billable === 'true' }),
    line_items: values.line_items.map((line) => ({
      ...line.kept,
      date: line.date,
      expense_type: line.expense_type,
      vendor: orNull(line.vendor),
      description: orNull(line.description),
      amount_before_tax: beforeTaxOf(line),
      gst: amount(line.gst),
      pst: amount(line.pst),
      hst: amount(line.hst),
      qst: amount(line.qst),
      gratuity: amount(line.gratuity),
      receipt_id: orNull(line.receipt_id),
      ...exchange(line, currency),
    })),
    per_diems: values.per_diems.map((line) => ({
      ...line.kept,
      date: line.date,
      per_diem_type: line.per_diem_type,
      quantity: amount(line.quantity),
      rate: amount(line.rate),
      meal_provided: line.meal_provided,
      ...exchange(line, currency),
    })),
    mileage: values.mileage.map((line) => ({
      currency,
      ...line.kept,
      date: line.date,
      description: orNull(line.description),
      round_trip: line.round_trip,
      distance: amount(line.distance),
      unit: line.unit,
      rate_per_unit: amount(line.rate_per_unit),
    })),
  };
  return body as NewReport;
}
