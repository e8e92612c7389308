import { deciderOf, type Demo, type DemoPerson } from './demo.ts';
import { type DocumentPlan, documentsOf, folderNames, houseDocuments, type SigningPlan } from './documents-plan.ts';
import { ref, type Step } from './runner.ts';
import { tinyPdf } from './tiny-pdf.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const peopleShown = 12;
const by = 'priya.raghunathan';

const iso = (instantMs: number): string => new Date(instantMs).toISOString();

export const folders: readonly Step[] = folderNames.map((name) => ({
  as: by,
  call: 'folders.create',
  with: { name },
  name: `folder ${name}`,
}));

/** A library for all, and for a dozen people what they signed, are to sign and refused. */
export function documentChains(demo: Demo, nowMs: number): Step[][] {
  const administrator = demo.people.find(({ name }) => name === by) as DemoPerson;
  const some = demo.people.filter(
    ({ isActive, role, department }) => isActive && role === 'EMPLOYEE' && department !== null,
  );
  return [
    ...houseDocuments.map((plan) => [...documentSteps(demo, administrator, plan, nowMs)]),
    ...some
      .slice(0, peopleShown)
      .flatMap((person, n) => documentsOf(n).map((plan) => [...documentSteps(demo, person, plan, nowMs)])),
  ];
}

export function* documentSteps(demo: Demo, owner: DemoPerson, plan: DocumentPlan, nowMs: number): Generator<Step> {
  const addedMs = nowMs - plan.age * dayMs;
  const added = { as: by, at: iso(addedMs) };
  const name = `document ${plan.title} ${owner.name}`;
  const of = { id: ref(name) };
  const details = {
    title: plan.title,
    category: plan.category,
    folder_id: plan.folder === null ? null : ref(`folder ${plan.folder}`),
    tags: plan.tags,
    owner_id: ref(owner.name),
    is_private: plan.isPrivate ?? false,
    is_company_library: plan.isLibrary ?? false,
  };
  yield { ...added, call: 'documents.create', with: { ...details, ...fileOf(plan, 1) }, name };
  for (let version = 2; version <= (plan.versions ?? 1); version++) {
    yield { ...added, call: 'documents.update', of, with: fileOf(plan, version) };
  }
  if (plan.signing) yield* signingSteps(demo, owner, plan.signing, { of, addedMs, nowMs });
}

interface Asked {
  readonly of: NonNullable<Step['of']>;
  readonly addedMs: number;
  readonly nowMs: number;
}

/** The first are done with it five hours after one another. */
function* signingSteps(demo: Demo, owner: DemoPerson, plan: SigningPlan, asked: Asked): Generator<Step> {
  const { of, addedMs, nowMs } = asked;
  const signers = signersOf(demo, owner, plan);
  const deadlineDays = plan.state === 'asked' ? 10 : plan.state === 'expired' ? -3 : null;
  const request = {
    user_ids: signers.map((name) => ref(name)),
    signing_mode: plan.mode,
    signature_deadline: deadlineDays === null ? null : iso(nowMs + deadlineDays * dayMs),
  };
  // No one is told of what they did themselves: what the directors sign is sent by another of them.
  const as = plan.of === 'directors' ? 'mateo.fuentes' : by;
  yield { as, at: iso(addedMs), call: 'documents.setSigners', of, with: request };
  const acting = { SIGNED: signers.length, begun: signers.length - 1, DECLINED: 1, asked: 0, expired: 0 }[plan.state];
  for (const [index, as] of signers.slice(0, acting).entries()) {
    const decidedMs = addedMs + (index + 1) * 5 * hourMs;
    yield { as, at: iso(decidedMs - hourMs), call: 'documents.view', of };
    yield plan.state === 'DECLINED'
      ? { as, at: iso(decidedMs), call: 'documents.decline', of, with: { reason: plan.reason } }
      : { as, at: iso(decidedMs), call: 'documents.sign', of };
  }
}

function signersOf(demo: Demo, owner: DemoPerson, { of }: SigningPlan): string[] {
  const withRoles = (...wanted: string[]): string[] =>
    demo.people
      .filter(({ isActive, role }) => isActive && wanted.includes(role))
      .map(({ name }) => name)
      .slice(0, 4);
  if (of === 'heads') return withRoles('DEPARTMENT_HEAD');
  if (of === 'directors') return withRoles('EXECUTIVE', 'ADMINISTRATOR');
  return [owner.name, ...(of === 'owner and head' ? [deciderOf(demo, owner) ?? by] : [])];
}

function fileOf({ title, fileName }: DocumentPlan, version: number) {
  const lines = [title, 'Saffron & Pine', `Version ${String(version)}`];
  const isPdf = fileName.endsWith('.pdf');
  const bytes = isPdf ? tinyPdf(lines) : Buffer.from(`${lines.join('\n')}\n`);
  const mime_type = isPdf ? 'application/pdf' : 'text/plain';
  return { file_name: fileName, mime_type, content: bytes.toString('base64') };
}
