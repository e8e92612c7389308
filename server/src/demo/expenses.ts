import { addDays } from '../lib/days.ts';
import { at, deciderOf, type Demo, type DemoPerson, guideOf } from './demo.ts';
import { type ExpensePlan, expensePlans } from './expenses-plan.ts';
import { ref, type Step } from './runner.ts';
import { tinyPdf } from './tiny-pdf.ts';

const reportsShown = 54;
const lastDays = 100;
const withReceipts = 4;

type Status = 'DRAFT' | 'SUBMITTED' | 'PENDING_APPROVAL' | 'APPROVED' | 'REJECTED' | 'PAID';

/** What is recent is on its way through every state; what is older is paid. */
const recent: readonly Status[] = ['SUBMITTED', 'DRAFT', 'APPROVED', 'REJECTED', 'PENDING_APPROVAL', 'SUBMITTED'];
const statusOf = (index: number): Status =>
  index < 2 * recent.length ? (recent[index % recent.length] as Status) : index % 9 === 0 ? 'APPROVED' : 'PAID';

/** What else the Employee who shows visitors round has handed in, to have one in each state. */
const guideReports: readonly { readonly daysAgo: number; readonly status: Status; readonly plan: number }[] = [
  { daysAgo: 9, status: 'PENDING_APPROVAL', plan: 3 },
  { daysAgo: 24, status: 'REJECTED', plan: 2 },
  { daysAgo: 61, status: 'PAID', plan: 0 },
];

interface Report {
  readonly person: DemoPerson;
  readonly plan: ExpensePlan;
  readonly status: Status;
  readonly started: string;
}

/** Three months of reports, numbered as they came. */
export function expensesOf(demo: Demo): Step[][] {
  const { random, today } = demo;
  const staff = demo.people.filter(({ isActive, from }) => isActive && from <= addDays(today, -lastDays));
  const guide = guideOf(demo);
  const reports: Report[] = [];
  for (let index = 0; index < reportsShown; index++) {
    const person = index < recent.length / 2 ? guide : random.pick(staff);
    const started = at(addDays(today, -1 - Math.floor((index * lastDays) / reportsShown)));
    reports.push({ person, plan: random.pick(expensePlans), status: statusOf(index), started });
  }
  for (const { daysAgo, status, plan } of guideReports) {
    const started = at(addDays(today, -daysAgo), 13);
    reports.push({ person: guide, plan: expensePlans[plan] as ExpensePlan, status, started });
  }
  reports.sort((one, other) => (one.started < other.started ? -1 : 1));
  const travels = reports.filter(({ plan }) => plan.items[0]?.vendor === 'Auberge du Marché').slice(-withReceipts);
  return reports.map((report) => [...reportSteps(demo, report, travels.includes(report) || report.person === guide)]);
}

/** Written and submitted on one day, decided and paid on the days after. */
export function* reportSteps(demo: Demo, report: Report, hasReceipt = false): Generator<Step> {
  const { person, plan, status, started } = report;
  const name = `expenses ${person.name} ${started}`;
  const of = { id: ref(name) };
  const day = started.slice(0, 10);
  const own = { as: person.name, at: started };
  const lines = linesOf(plan, addDays(day, -plan.days - 2));
  yield {
    ...own,
    call: 'expenseReports.create',
    name,
    with: { ...headOf(plan, addDays(day, -plan.days - 2)), ...lines },
  };
  const [first, ...others] = lines.line_items;
  if (hasReceipt && first) {
    yield { ...own, call: 'expenseReports.addReceipt', of, with: receiptOf(first), name: `receipt of ${name}` };
    const line_items = [{ ...first, receipt_id: ref(`receipt of ${name}`) }, ...others];
    yield { ...own, call: 'expenseReports.update', of, with: { line_items } };
  }
  if (status === 'DRAFT') return;
  const later = (days: number, hour: number): string =>
    at(addDays(day, days) < demo.today ? addDays(day, days) : day, hour);
  yield { as: person.name, at: later(0, 16), call: 'expenseReports.submit', of };
  const decision = { as: deciderOf(demo, person), at: later(1, 17), of };
  if (status === 'PENDING_APPROVAL') yield { ...decision, call: 'expenseReports.review' };
  if (status === 'REJECTED') {
    yield { ...decision, call: 'expenseReports.reject', with: { reason: 'Please add the receipts.' } };
  }
  if (status !== 'APPROVED' && status !== 'PAID') return;
  yield { ...decision, call: 'expenseReports.approve' };
  if (status === 'APPROVED') return;
  const payment = { payment_method: 'EFT', payment_reference: `EFT-${later(4, 18).slice(0, 10)}` };
  yield { ...decision, at: later(4, 18), call: 'expenseReports.pay', with: payment };
}

const headOf = ({ title, purpose, type, days }: ExpensePlan, firstDay: string) => ({
  title,
  trip_purpose: purpose,
  report_type: type,
  departure_date: type === 'TRAVEL' ? firstDay : null,
  return_date: type === 'TRAVEL' ? addDays(firstDay, days - 1) : null,
});

function linesOf({ items, perDiems = [], mileage = [] }: ExpensePlan, firstDay: string) {
  const dated = <Line extends { readonly day: number }>(lines: readonly Line[]) =>
    lines.map(({ day, ...line }) => ({ ...line, date: addDays(firstDay, day) }));
  return { line_items: dated(items), per_diems: dated(perDiems), mileage: dated(mileage) };
}

/** A page that can be opened: what a till would print. */
function receiptOf({
  vendor,
  description,
  amount_before_tax: amount,
}: ReturnType<typeof linesOf>['line_items'][number]) {
  const lines = [vendor, description, `CAD ${amount.toFixed(2)} and tax`, 'Thank you!'].flatMap((line) => line ?? []);
  const content = tinyPdf(lines).toString('base64');
  return { file_name: 'receipt.pdf', mime_type: 'application/pdf', content };
}
