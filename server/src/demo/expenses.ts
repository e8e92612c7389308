import { addDays } from '../lib/days.ts';
import { type Demo, type DemoPerson, mentions } from './demo.ts';
import { fieldsOf, type Row, stepsFor, table } from './plan.ts';
import type { Runner, Step } from './runner.ts';
import { fileOf } from './tiny-pdf.ts';

const create = 'expenseReports.create';

/** How many days a report is about, and what for. */
const reports = table('title|report_type|days|departure_date|return_date|trip_purpose')`
  Cheese makers in Québec|TRAVEL|3|$first|$first + 2|New suppliers for the autumn menu
  Restaurant show in Chicago|TRAVEL|4|$first|$first + 3|Ovens and ordering systems
  Knives and aprons|REIMBURSEMENT|1|||
  Farm visits|REIMBURSEMENT|2|||Checking the asparagus
  Food handler course|REIMBURSEMENT|1|||
  Tasting for the wedding fair|CORPORATE_CARD|1|||
  Phone and data|REIMBURSEMENT|1|||`;
export const anyReport = reports.map(({ title }) => title).join(' or ');

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

/** The guide has handed in one in each state. */
const handedIn = table('whose|share|title|fields')`
  here+settled|0.75|${anyReport}|
  guide|1|Phone and data|at=-2; walk=DRAFT
  guide|1|Tasting for the wedding fair|at=-4; walk=SUBMITTED
  guide|1|Farm visits|at=-9; walk=PENDING_APPROVAL
  guide|1|Food handler course|at=-13; walk=APPROVED
  guide|1|Knives and aprons|at=-24; walk=REJECTED
  guide|1|Cheese makers in Québec|at=-61; walk=PAID`;

/** What is recent is on its way through every state; what is older is paid. */
const states = table('call|whose|weight|fields')`
  ${create}||1|at=-20..-1; walk=DRAFT
  ${create}||3|at=-20..-1; walk=SUBMITTED
  ${create}||1|at=-20..-1; walk=PENDING_APPROVAL
  ${create}||1|at=-20..-1; walk=REJECTED
  ${create}||2|at=-60..-1; walk=APPROVED
  ${create}||14|at=-99..-21; walk=PAID`;

/** Three months of reports. They are written one after the other: they are numbered as they come. */
export async function fillExpenses(demo: Demo, runner: Runner): Promise<void> {
  const chains = demo.people.map((person) => reportSteps(demo, person, handedIn));
  await runner.runAbreast(chains, create);
}

export function reportSteps(demo: Demo, person: DemoPerson, plans: readonly Row[]): Step[] {
  const own = plans.map((plan) => ({ call: create, by: '$name', ...plan }));
  const hasReceipts = mentions('guide,DEPARTMENT_HEAD', person.words);
  const steps = stepsFor(demo, person, own, states);
  return steps.flatMap((step) => (step.call === create ? writtenSteps(demo, step, hasReceipts) : [step]));
}

/** The report with its lines; for some a receipt of the first. */
function writtenSteps(demo: Demo, step: Step, hasReceipts: boolean): Step[] {
  const title = step.with?.['title'];
  const { days, ...report } = reports.find((one) => one.title === title) as (typeof reports)[number];
  const first = addDays(step.at?.slice(0, 10) ?? demo.today, -Number(days) - 2);
  const linesIn = (wanted: string): Record<string, unknown>[] => {
    const some = lines.filter((line) => line.title === title && line.list === wanted);
    return some.map(({ day, fields }) => fieldsOf(demo, { date: `${first} + ${day}`, fields }));
  };
  const lists = { per_diems: linesIn('per_diems'), mileage: linesIn('mileage'), line_items: linesIn('line_items') };
  const written: Step = { ...step, with: { ...fieldsOf(demo, report, { first }), ...lists } };
  const [item, ...others] = lists.line_items;
  if (!item || !hasReceipts) return [written];
  const { as, at, name } = step;
  const of = `@${String(name)}`;
  const line_items = [{ ...item, receipt_id: `@receipt of ${String(name)}` }, ...others];
  // What a till would print.
  const cost = `CAD ${Number(item['amount_before_tax']).toFixed(2)} and tax`;
  const printed = [item['vendor'], item['description'], cost, 'Thank you!'].flatMap((line) => line ?? []);
  const receipt = fileOf(demo, 'receipt.pdf', printed.map(String));
  return [
    written,
    { as, at, call: 'expenseReports.addReceipt', of, with: receipt, name: `receipt of ${String(name)}` },
    { as, at, call: 'expenseReports.update', of, with: { line_items } },
  ];
}
