import { sql } from '../db/sql.ts';
import { newId } from '../lib/ids.ts';
import { type Demo, type DemoPerson, keepDemoFile, personWith } from './demo.ts';
import { type DocumentPlan, documentsOf, folderNames, houseDocuments, type SigningPlan } from './documents-plan.ts';
import { tinyPdf } from './tiny-pdf.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const peopleShown = 12;

type Row = Record<string, unknown>;

interface Rows {
  readonly documents: Row[];
  readonly versions: Row[];
  readonly signers: Row[];
}

/** A library for all, and for a dozen people what they signed, are to sign and refused. */
export async function fillDocuments(demo: Demo): Promise<void> {
  const administrator = personWith(demo, 'priya.raghunathan@saffronpine.example');
  const folders = await addFolders(demo);
  const rows: Rows = { documents: [], versions: [], signers: [] };
  const add = (owner: DemoPerson, plan: DocumentPlan): Promise<void> =>
    addDocument(demo, rows, { owner, administrator, plan, folderId: folders.get(plan.folder ?? '') ?? null });
  // Side by side: a file that must survive a crash takes its time on the disk.
  await Promise.all([
    ...houseDocuments.map((plan) => add(administrator, plan)),
    ...somePeople(demo).flatMap((person, n) => documentsOf(n).map((plan) => add(person, plan))),
  ]);
  await insertAll(demo, 'documents', rows.documents);
  await insertAll(demo, 'document_versions', rows.versions);
  await insertAll(demo, 'document_signers', rows.signers);
}

/** The cook who shows visitors round is the first of the kitchen: among them. */
const somePeople = ({ people }: Demo): DemoPerson[] =>
  people
    .filter(({ isActive, role, department }) => isActive && role === 'EMPLOYEE' && department !== null)
    .slice(0, peopleShown);

const headOf = ({ people }: Demo, department: string | null): DemoPerson | undefined =>
  people.find((person) => person.isActive && person.role === 'DEPARTMENT_HEAD' && person.department === department);

async function addFolders({ work }: Demo): Promise<Map<string, string>> {
  const folders = new Map(folderNames.map((name) => [name as string, work.newId('fld')]));
  const rows = [...folders].map(([name, id]) => ({ name, id }));
  await sql`insert into folders (organization_id, id, name, created_at, updated_at)
    select ${work.actor.organizationId}, f.id, f.name, ${work.now}, ${work.now}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f (id text, name text)`.execute(work.tx);
  return folders;
}

interface Adding {
  readonly owner: DemoPerson;
  readonly administrator: DemoPerson;
  readonly plan: DocumentPlan;
  readonly folderId: string | null;
}

async function addDocument(demo: Demo, rows: Rows, { owner, administrator, plan, folderId }: Adding): Promise<void> {
  const { work } = demo;
  const addedMs = work.nowMs - plan.age * dayMs;
  const id = newId('doc', addedMs);
  const version = plan.versions ?? 1;
  const stamp = { organization_id: work.actor.organizationId, created_at: iso(addedMs) };
  const files = Array.from({ length: version }, (_, index) => keepDemoFile(demo, fileOf(demo, plan, index + 1)));
  const keys = await Promise.all(files);
  rows.versions.push(
    ...keys.map((file_key, index) => ({
      ...stamp,
      document_id: id,
      version: index + 1,
      file_key,
      uploaded_by_id: administrator.id,
    })),
  );
  const signers = plan.signing ? signersOf(demo, owner, plan.signing, addedMs) : [];
  rows.signers.push(
    ...signers.map((signer) => ({ ...signer, organization_id: stamp.organization_id, document_id: id })),
  );
  const signed = signers.filter(({ status }) => status === 'SIGNED').at(-1);
  rows.documents.push({
    ...stamp,
    id,
    title: plan.title,
    category: plan.category,
    folder_id: folderId,
    tags: plan.tags,
    owner_id: owner.id,
    uploaded_by_id: administrator.id,
    version,
    file_key: keys.at(-1),
    is_private: plan.isPrivate ?? false,
    is_company_library: plan.isLibrary ?? false,
    updated_at: iso(addedMs),
    signature_status: plan.signing ? statusOf(plan.signing) : null,
    signing_mode: plan.signing?.mode ?? null,
    signature_deadline: plan.signing?.state === 'asked' ? iso(work.nowMs + 10 * dayMs) : null,
    signed_at: signed?.['signed_at'] ?? null,
    signed_by_id: signed?.['user_id'] ?? null,
  });
}

const iso = (instantMs: number): string => new Date(instantMs).toISOString();

const statusOf = ({ state }: SigningPlan): string => (state === 'asked' || state === 'begun' ? 'PENDING' : state);

function fileOf({ work }: Demo, { title, fileName }: DocumentPlan, version: number) {
  const lines = [title, work.actor.organization.name, `Version ${String(version)}`];
  return fileName.endsWith('.pdf')
    ? { bytes: tinyPdf(lines), mimeType: 'application/pdf', fileName }
    : { bytes: Buffer.from(`${lines.join('\n')}\n`), mimeType: 'text/plain', fileName };
}

function signersOf(demo: Demo, owner: DemoPerson, plan: SigningPlan, askedMs: number): Row[] {
  const head = headOf(demo, owner.department);
  const withRoles = (...wanted: string[]): DemoPerson[] =>
    demo.people.filter(({ isActive, role }) => isActive && wanted.includes(role)).slice(0, 4);
  const groups = { heads: withRoles('DEPARTMENT_HEAD'), directors: withRoles('EXECUTIVE', 'ADMINISTRATOR') };
  const alone = plan.of === 'owner' || !head ? [owner] : [owner, head];
  const people = plan.of === 'heads' || plan.of === 'directors' ? groups[plan.of] : alone;
  return people.map((person, index) => {
    const decidedMs = askedMs + (index + 1) * 5 * hourMs;
    const isSigned = plan.state === 'SIGNED' || (plan.state === 'begun' && index < people.length - 1);
    const isDeclined = plan.state === 'DECLINED' && index === 0;
    return {
      id: newId('sgn', askedMs),
      user_id: person.id,
      signing_order: index + 1,
      status: isSigned ? 'SIGNED' : isDeclined ? 'DECLINED' : 'PENDING',
      viewed_at: isSigned || isDeclined ? iso(decidedMs - hourMs) : null,
      signed_at: isSigned ? iso(decidedMs) : null,
      declined_at: isDeclined ? iso(decidedMs) : null,
      decline_reason: isDeclined ? (plan.reason ?? null) : null,
    };
  });
}

async function insertAll({ work }: Demo, table: string, rows: readonly Row[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    work.tx,
  );
}
