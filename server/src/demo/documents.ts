import { crewOf, deciderOf, type Demo, type DemoPerson, guideOf } from './demo.ts';
import type { Runner, Step } from './runner.ts';
import { list, table } from './table.ts';
import { tinyPdf } from './tiny-pdf.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const peopleShown = 12;
const by = 'priya.raghunathan';

const folders = ['Contracts', 'Health and safety', 'Payroll', 'Policies'];

/**
 * For the house, all of which belong to the one who administers; the agreement that everyone has, and one thing more; what else
 * the guide has. `age` counts days, `state` is how far the signatures have come.
 */
const documents = table('for|title|category|file|folder|age|tags|shown|versions|mode|signers|state|reason')`
  house|Employee handbook|POLICY|Employee handbook.pdf|Policies|210|onboarding|library|3||||
  house|Allergen and cross-contact policy|POLICY|Allergens.pdf|Health and safety|160|kitchen,service|library|2|PARALLEL|heads|SIGNED|
  house|Fire drill plan, Harbourfront|POLICY|Fire drill.pdf|Health and safety|95|harbourfront|library|1||||
  house|Travel and expenses policy|POLICY|Travel and expenses.pdf|Policies|60||library|1||||
  house|Lease renewal, Harbourfront|CONTRACT|Lease renewal.pdf|Contracts|2|harbourfront||1|PARALLEL|directors|asked|
  house|Tip pooling agreement|POLICY|Tip pooling.pdf|Policies|9|draft||1|PARALLEL|heads|begun|
  house|Incident report form|FORM|incident-report.txt|Health and safety|130|form|library|1||||
  each|Employment agreement|CONTRACT|Employment agreement.pdf|Contracts|||private|1|SEQUENTIAL|owner and head||The start date is a week too early.
  some|Food handler certificate|CERTIFICATE|food-handler.pdf|Health and safety|75|kitchen||1||||
  some|Work permit|IDENTIFICATION|work-permit.pdf||50||private|1||||
  some|Statement of earnings|PAYROLL|earnings.txt|Payroll|20||private|1||||
  some|Uniform receipt|FORM|uniform.txt||14|equipment||1|PARALLEL|owner|asked|
  guide|Knife safety rules|FORM|Knife safety rules.pdf||6|||1|PARALLEL|owner|asked|
  guide|Photo consent|FORM|Photo consent.pdf||30|||1|PARALLEL|owner|DECLINED|My picture stays mine.
  guide|Locker agreement|FORM|Locker agreement.pdf||25|||1|PARALLEL|owner|expired|`;
type DocumentPlan = (typeof documents)[number];

const agreementStates = ['SIGNED', 'SIGNED', 'begun', 'asked', 'SIGNED', 'DECLINED'];

/** A library for all, and for a dozen people what they signed, are to sign and refused. */
export async function fillDocuments(demo: Demo, runner: Runner): Promise<void> {
  await runner.run(folders.map((name) => ({ as: by, call: 'folders.create', with: { name }, name: `folder ${name}` })));
  const plansFor = (whom: string): DocumentPlan[] => documents.filter((plan) => plan.for === whom);
  const administrator = demo.people.find(({ name }) => name === by) as DemoPerson;
  const stepsFor = (owner: DemoPerson, plans: readonly (DocumentPlan | undefined)[]): Step[][] =>
    plans.flatMap((plan) => (plan ? [documentSteps(demo, owner, plan)] : []));
  const own = crewOf(demo)
    .slice(0, peopleShown)
    .flatMap((person, n) => {
      const state = agreementStates[n % agreementStates.length] ?? '';
      const age = String(state === 'SIGNED' ? 120 + n * 3 : 4 + n);
      const extras = plansFor('some');
      return stepsFor(person, [
        ...plansFor('each').map((plan) => ({ ...plan, state, age })),
        extras[n % extras.length],
      ]);
    });
  await runner.runAbreast([
    ...stepsFor(administrator, plansFor('house')),
    ...own,
    ...stepsFor(guideOf(demo), plansFor('guide')),
  ]);
}

function documentSteps(demo: Demo, owner: DemoPerson, plan: DocumentPlan): Step[] {
  const addedMs = demo.nowMs - Number(plan.age) * dayMs;
  const added = { as: by, at: new Date(addedMs).toISOString() };
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
    ...(plan.state === '' ? [] : signingSteps(demo, owner, plan, `@${name}`, addedMs)),
  ];
}

/** The first are done with it five hours after one another. */
function signingSteps(demo: Demo, owner: DemoPerson, plan: DocumentPlan, of: string, addedMs: number): Step[] {
  const { mode: signing_mode, state, reason } = plan;
  const signers = signersOf(demo, owner, plan);
  const deadlineDays: Record<string, number> = { asked: 10, expired: -3 };
  const deadlineMs = demo.nowMs + (deadlineDays[state] ?? 0) * dayMs;
  const signature_deadline = state in deadlineDays ? new Date(deadlineMs).toISOString() : null;
  const request = { user_ids: signers.map((name) => `@${name}`), signing_mode, signature_deadline };
  // No one is told of what they did themselves: what the directors sign is sent by another of them.
  const sender = plan.signers === 'directors' ? 'mateo.fuentes' : by;
  const acting: Record<string, number> = { SIGNED: signers.length, begun: signers.length - 1, DECLINED: 1 };
  return [
    { as: sender, at: new Date(addedMs).toISOString(), call: 'documents.setSigners', of, with: request },
    ...signers.slice(0, acting[state] ?? 0).flatMap((as, index) => {
      const decidedMs = addedMs + (index + 1) * 5 * hourMs;
      const decision =
        state === 'DECLINED' ? { call: 'documents.decline', with: { reason } } : { call: 'documents.sign' };
      return [
        { as, at: new Date(decidedMs - hourMs).toISOString(), call: 'documents.view', of },
        { as, at: new Date(decidedMs).toISOString(), of, ...decision },
      ];
    }),
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
