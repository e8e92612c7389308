import { addDays } from '../lib/days.ts';
import { at, crewOf, deciderOf, type Demo, type DemoPerson } from './demo.ts';
import type { Runner, Step } from './runner.ts';
import { list, table } from './table.ts';
import { tinyPdf } from './tiny-pdf.ts';

const by = 'priya.raghunathan';
const folders = ['Contracts', 'Health and safety', 'Payroll', 'Policies'];

/**
 * What belongs to the house is that of the one who administers, everything else of Employees by their number, the guide first.
 * `age` and `deadline` count days, `signed` by how many.
 */
const documents = table('of|title|category|file|folder|age|tags|shown|versions|mode|signers|signed|deadline|declined')`
  house|Employee handbook|POLICY|Employee handbook.pdf|Policies|210|onboarding|library|3|||||
  house|Allergen and cross-contact policy|POLICY|Allergens.pdf|Health and safety|160|kitchen,service|library|2|PARALLEL|heads|4||
  house|Fire drill plan, Harbourfront|POLICY|Fire drill.pdf|Health and safety|95|harbourfront|library|1|||||
  house|Travel and expenses policy|POLICY|Travel and expenses.pdf|Policies|60||library|1|||||
  house|Lease renewal, Harbourfront|CONTRACT|Lease renewal.pdf|Contracts|2|harbourfront||1|PARALLEL|directors|0|10|
  house|Tip pooling agreement|POLICY|Tip pooling.pdf|Policies|9|draft||1|PARALLEL|heads|3||
  house|Incident report form|FORM|incident-report.txt|Health and safety|130|form|library|1|||||
  0,1,4,6,7,10|Employment agreement|CONTRACT|Employment agreement.pdf|Contracts|130||private|1|SEQUENTIAL|owner and head|2||
  2,8|Employment agreement|CONTRACT|Employment agreement.pdf|Contracts|8||private|1|SEQUENTIAL|owner and head|1||
  3,9|Employment agreement|CONTRACT|Employment agreement.pdf|Contracts|9||private|1|SEQUENTIAL|owner and head|0|10|
  5,11|Employment agreement|CONTRACT|Employment agreement.pdf|Contracts|12||private|1|SEQUENTIAL|owner and head|0||The start date is a week too early.
  0,4,8|Food handler certificate|CERTIFICATE|food-handler.pdf|Health and safety|75|kitchen||1|||||
  1,5,9|Work permit|IDENTIFICATION|work-permit.pdf||50||private|1|||||
  2,6,10|Statement of earnings|PAYROLL|earnings.txt|Payroll|20||private|1|||||
  3,7,11|Uniform receipt|FORM|uniform.txt||14|equipment||1|PARALLEL|owner|0|10|
  0|Knife safety rules|FORM|Knife safety rules.pdf||6|||1|PARALLEL|owner|0|10|
  0|Photo consent|FORM|Photo consent.pdf||30|||1|PARALLEL|owner|0||My picture stays mine.
  0|Locker agreement|FORM|Locker agreement.pdf||25|||1|PARALLEL|owner|0|-3|`;
type DocumentPlan = (typeof documents)[number];

/** A library for all, and for a dozen people what they signed, are to sign and refused. */
export async function fillDocuments(demo: Demo, runner: Runner): Promise<void> {
  await runner.run(folders.map((name) => ({ as: by, call: 'folders.create', with: { name }, name: `folder ${name}` })));
  const crew = crewOf(demo);
  const house = demo.people.filter(({ name }) => name === by);
  const ownersOf = ({ of }: DocumentPlan): DemoPerson[] =>
    of === 'house' ? house : list(of).flatMap((index) => crew[Number(index)] ?? []);
  const chainsOf = (plan: DocumentPlan): Step[][] => ownersOf(plan).map((owner) => documentSteps(demo, owner, plan));
  await runner.runAbreast(documents.flatMap(chainsOf));
}

function documentSteps(demo: Demo, owner: DemoPerson, plan: DocumentPlan): Step[] {
  const day = addDays(demo.today, -Number(plan.age));
  const added = { as: by, at: at(day, 9) };
  const name = `document ${plan.title} ${owner.name}`;
  const details = {
    title: plan.title,
    category: plan.category,
    folder_id: plan.folder === '' ? null : `@folder ${plan.folder}`,
    tags: list(plan.tags),
    owner_id: `@${owner.name}`,
    is_private: plan.shown === 'private',
    is_company_library: plan.shown === 'library',
    ...fileOf(plan, 1),
  };
  const later = Array.from({ length: Number(plan.versions) - 1 }, (_, index) => fileOf(plan, index + 2));
  return [
    { ...added, call: 'documents.create', with: details, name },
    ...later.map((file) => ({ ...added, call: 'documents.update', of: `@${name}`, with: file })),
    ...(plan.signers === '' ? [] : signingSteps(demo, owner, plan, `@${name}`, day)),
  ];
}

/** The first are done with it two hours after one another. */
function signingSteps(demo: Demo, owner: DemoPerson, plan: DocumentPlan, of: string, day: string): Step[] {
  const { mode: signing_mode, deadline, declined: reason, signed } = plan;
  const signers = signersOf(demo, owner, plan);
  const signature_deadline = deadline === '' ? null : at(addDays(demo.today, Number(deadline)));
  const request = { user_ids: signers.map((name) => `@${name}`), signing_mode, signature_deadline };
  // No one is told of what they did themselves: what the directors sign is sent by another of them.
  const sender = plan.signers === 'directors' ? 'mateo.fuentes' : by;
  const decision = reason === '' ? { call: 'documents.sign' } : { call: 'documents.decline', with: { reason } };
  const acting = signers.slice(0, reason === '' ? Number(signed) : 1);
  return [
    { as: sender, at: at(day, 10), call: 'documents.setSigners', of, with: request },
    ...acting.flatMap((as, index) => [
      { as, at: at(day, 11 + 2 * index), call: 'documents.view', of },
      { as, at: at(day, 12 + 2 * index), of, ...decision },
    ]),
  ];
}

function signersOf(demo: Demo, owner: DemoPerson, { signers }: DocumentPlan): string[] {
  if (signers === 'owner') return [owner.name];
  if (signers === 'owner and head') return [owner.name, deciderOf(demo, owner) ?? by];
  const roles = signers === 'heads' ? ['DEPARTMENT_HEAD'] : ['EXECUTIVE', 'ADMINISTRATOR'];
  return demo.people.flatMap(({ role, name }) => (roles.includes(role) ? [name] : [])).slice(0, 4);
}

function fileOf({ title, file: file_name }: DocumentPlan, version: number) {
  const lines = [title, 'Saffron & Pine', `Version ${String(version)}`];
  const isPdf = file_name.endsWith('.pdf');
  const bytes = isPdf ? tinyPdf(lines) : Buffer.from(`${lines.join('\n')}\n`);
  const mime_type = isPdf ? 'application/pdf' : 'text/plain';
  return { file_name, mime_type, content: bytes.toString('base64') };
}
