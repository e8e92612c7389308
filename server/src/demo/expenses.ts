import { addDays } from '../lib/days.ts';
import { at, type Demo, type DemoPerson, guideOf, type Move, walk } from './demo.ts';
import type { Runner, Step } from './runner.ts';
import { fieldsOf, table } from './table.ts';
import { tinyPdf } from './tiny-pdf.ts';

const reportsShown = 54;
const lastDays = 100;
const withReceipts = 4;

/** How many days a report is about, and what for. */
export const expensePlans = table('title|type|days|purpose')`
  Cheese makers in Québec|TRAVEL|3|New suppliers for the autumn menu
  Restaurant show in Chicago|TRAVEL|4|Ovens and ordering systems
  Knives and aprons|REIMBURSEMENT|1|
  Farm visits|REIMBURSEMENT|2|Checking the asparagus
  Food handler course|REIMBURSEMENT|1|
  Tasting for the wedding fair|CORPORATE_CARD|1|
  Phone and data|REIMBURSEMENT|1|`;
type ExpensePlan = (typeof expensePlans)[number];

/** Their lines; days count from the first of the report. */
const lines = table('title|list|day|fields')`
  Cheese makers in Québec|line_items|0|expense_type=ACCOMMODATION; vendor=Auberge du Marché; description=Two nights; amount_before_tax=318; gst=15.9; qst=31.72
  Cheese makers in Québec|line_items|1|expense_type=MEALS; vendor=Chez Mireille; description=Dinner with the makers; amount_before_tax=142.5; gst=7.13; qst=14.21; gratuity=24
  Cheese makers in Québec|per_diems|0|per_diem_type=INCIDENTALS; quantity=3; rate=17.5
  Cheese makers in Québec|per_diems|2|per_diem_type=LUNCH; rate=23.6
  Cheese makers in Québec|mileage|0|description=To Québec and back; distance=782.4; round_trip=true; rate_per_unit=0.72
  Restaurant show in Chicago|line_items|0|expense_type=AIRFARE; vendor=Lakeline Air; amount_before_tax=412.3; hst=53.6
  Restaurant show in Chicago|line_items|0|expense_type=ACCOMMODATION; vendor=The Alder; description=Three nights; amount_before_tax=567; pst=98.66; currency=USD; exchange_rate=1.3725
  Restaurant show in Chicago|line_items|1|expense_type=GROUND_TRANSPORT; description=Airport train and taxis; amount_before_tax=64.25; currency=USD; exchange_rate=1.3725
  Restaurant show in Chicago|per_diems|1|per_diem_type=FULL_DAY; quantity=3; rate=82; currency=USD; exchange_rate=1.3725
  Knives and aprons|line_items|0|expense_type=SUPPLIES; vendor=Cutler Bros.; description=Two knives; amount_before_tax=186; hst=24.18
  Knives and aprons|line_items|0|expense_type=SUPPLIES; vendor=Linen & Co; description=Aprons; amount_before_tax=74.9; hst=9.74
  Farm visits|mileage|0|description=Pickering farm; distance=46.5; round_trip=true; rate_per_unit=0.72
  Farm visits|mileage|1|description=Holland Marsh; distance=61.2; round_trip=true; rate_per_unit=0.72
  Food handler course|line_items|0|expense_type=TRAINING; vendor=SafeServe; description=Course and exam; amount_before_tax=95; hst=12.35
  Food handler course|line_items|0|expense_type=OTHER; description=Parking; amount_before_tax=14.16; hst=1.84
  Tasting for the wedding fair|line_items|0|expense_type=SUPPLIES; vendor=Bloom Street; description=Flowers; amount_before_tax=128; hst=16.64
  Tasting for the wedding fair|line_items|0|expense_type=ENTERTAINMENT; vendor=Harbour Quartet; description=An hour of music; amount_before_tax=350
  Phone and data|line_items|0|expense_type=COMMUNICATION; vendor=Beacon Mobile; amount_before_tax=45; hst=5.85`;

const submit: Move = ['expenseReports.submit', 'person', 0];
const approve: Move = ['expenseReports.approve', 'decider', 1];

/** Submitted on the day it was written, decided and paid on the days after. */
const walksFrom = (day: string) =>
  ({
    DRAFT: [],
    SUBMITTED: [submit],
    PENDING_APPROVAL: [submit, ['expenseReports.review', 'decider', 1]],
    REJECTED: [submit, ['expenseReports.reject', 'decider', 1, { reason: 'Please add the receipts.' }]],
    APPROVED: [submit, approve],
    PAID: [submit, approve, ['expenseReports.pay', 'decider', 4, paymentOn(addDays(day, 4))]],
  }) satisfies Record<string, readonly Move[]>;
type Status = keyof ReturnType<typeof walksFrom>;
const paymentOn = (day: string) => ({ payment_method: 'EFT', payment_reference: `EFT-${day}` });

/** What is recent is on its way through every state; what is older is paid. */
const recent: readonly Status[] = ['SUBMITTED', 'DRAFT', 'APPROVED', 'REJECTED', 'PENDING_APPROVAL', 'SUBMITTED'];
const statusOf = (index: number): Status =>
  index < 2 * recent.length ? (recent[index % recent.length] as Status) : index % 9 === 0 ? 'APPROVED' : 'PAID';

/** What else the Employee who shows visitors round has handed in, to have one in each state. */
const guideReports: readonly (readonly [daysAgo: number, status: Status, plan: number])[] = [
  [9, 'PENDING_APPROVAL', 3],
  [24, 'REJECTED', 2],
  [61, 'PAID', 0],
];

interface Report {
  readonly person: DemoPerson;
  readonly plan: ExpensePlan;
  readonly status: Status;
  readonly day: string;
}

/** Three months of reports, numbered as they came. */
export async function fillExpenses(demo: Demo, runner: Runner): Promise<void> {
  const { random, today, people } = demo;
  const staff = people.filter(({ isActive, from }) => isActive && from <= addDays(today, -lastDays));
  const guide = guideOf(demo);
  const drawn = Array.from({ length: reportsShown }, (_, index): Report => {
    const person = index < recent.length / 2 ? guide : random.pick(staff);
    const day = addDays(today, -1 - Math.floor((index * lastDays) / reportsShown));
    return { person, plan: random.pick(expensePlans), status: statusOf(index), day };
  });
  const others = guideReports.map(([daysAgo, status, plan]): Report => {
    return { person: guide, plan: expensePlans[plan] as ExpensePlan, status, day: addDays(today, -daysAgo) };
  });
  const reports = [...drawn, ...others].sort((one, other) => one.day.localeCompare(other.day));
  const travels = reports.filter(({ plan }) => plan === expensePlans[0]).slice(-withReceipts);
  const chains = reports.map((report) =>
    reportSteps(demo, report, travels.includes(report) || report.person === guide),
  );
  // Written one after the other: they are numbered as they come.
  await runner.run(chains.flatMap(([written]) => written ?? []));
  await runner.runAbreast(chains.map(([, ...rest]) => rest));
}

export function reportSteps(demo: Demo, { person, plan, status, day }: Report, hasReceipt = false): Step[] {
  const { title, type, purpose } = plan;
  const name = `expenses ${person.name} ${day} ${title}`;
  const days = Number(plan.days);
  const firstDay = addDays(day, -days - 2);
  const linesIn = (wanted: string): Record<string, unknown>[] =>
    lines
      .filter((line) => line.title === title && line.list === wanted)
      .map((line) => ({ ...fieldsOf(demo, line.fields), date: addDays(firstDay, Number(line.day)) }));
  const [first, ...others] = linesIn('line_items');
  const trip = { departure_date: firstDay, return_date: addDays(firstDay, days - 1) };
  const report = {
    title,
    trip_purpose: purpose || null,
    report_type: type,
    ...(type === 'TRAVEL' && trip),
    line_items: linesIn('line_items'),
    per_diems: linesIn('per_diems'),
    mileage: linesIn('mileage'),
  };
  const own = { as: person.name, at: at(day) };
  const steps: Step[] = [{ ...own, call: 'expenseReports.create', with: report, name }];
  if (hasReceipt && first) {
    const line_items = [{ ...first, receipt_id: `@receipt of ${name}` }, ...others];
    const receipt = { file_name: 'receipt.pdf', mime_type: 'application/pdf', content: receiptOf(first) };
    steps.push(
      { ...own, call: 'expenseReports.addReceipt', of: `@${name}`, with: receipt, name: `receipt of ${name}` },
      { ...own, call: 'expenseReports.update', of: `@${name}`, with: { line_items } },
    );
  }
  return [...steps, ...walk(demo, person, name, day, walksFrom(day)[status])];
}

/** A page that can be opened: what a till would print. */
const receiptOf = ({ vendor, description, amount_before_tax: amount }: Record<string, unknown>): string => {
  const shown = [vendor, description, `CAD ${Number(amount).toFixed(2)} and tax`, 'Thank you!'];
  return tinyPdf(shown.filter((line) => line !== undefined).map(String)).toString('base64');
};
