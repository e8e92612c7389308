import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { finishErasures } from '../../../../test/erasures.ts';
import { openHarness } from '../../../../test/harness.ts';
import { sql } from '../../../db/sql.ts';
import { type PersonName, workplace } from '../../time/testing/workplace.ts';
import { reportStatuses } from '../reports/record.ts';
import { maxReceipts } from '../reports/rules.ts';
import { eventsAbout, reportIn, start, submitted } from '../testing/claims.ts';
import { samples } from '../testing/files.ts';
import { receiptTypes } from './record.ts';

const harness = await openHarness();
const { installation } = harness;
const { world, people, api } = await workplace(harness.world);
const app = { cook: await people.cook.app(), admin: await people.admin.app() };
const clients = { person: api.cook, decider: api.admin, app: app.admin };
const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(2_000_000)]);

const upload = (client: Client, reportId: string, bytes: Buffer = pdf, options: Parameters<Client['post']>[2] = {}) =>
  client.post(`/expense-reports/${reportId}/receipts/upload`, bytes, {
    ...options,
    query: { file_name: 'hotel.pdf', ...options.query },
    headers: { 'content-type': 'application/pdf', ...options.headers },
  });

async function filesKept(): Promise<number> {
  let count = 0;
  for await (const _file of installation.files.list(world.organizationId)) count++;
  return count;
}

describe('POST /expense-reports/{id}/receipts/upload', () => {
  it('201: the file as it is, larger than a JSON body may be; on the report, in the audit log, and the same to download', async () => {
    const report = await start(api.cook);
    const { status, data, text } = await upload(app.cook, report.id, pdf, { query: { file_name: '../Hôtel "x"' } });
    expect(status, text).toBe(201);
    expect(data).toMatchObject({ mime_type: 'application/pdf', size_bytes: pdf.length });
    expect(data.file_name).toMatch(/^[^/"]+\.pdf$/);
    expect((await api.cook.get(`/expense-reports/${report.id}`)).data.receipts).toEqual([data]);
    const content = await api.head.get(`/expense-reports/${report.id}/receipts/${String(data.id)}/content`);
    expect(content.bytes.equals(pdf)).toBe(true);
    expect((await world.audit()).at(-1)).toMatchObject({ changed_fields: ['receipts'], subject_id: report.id });
    expect(await eventsAbout(world, report.id)).toEqual([]);
  });

  it.each(receiptTypes)('201: %s', async (type) => {
    const report = await start(api.cook);
    const options = { headers: { 'content-type': type } };
    const { status, data } = await upload(app.cook, report.id, Buffer.from(samples[type], 'base64'), options);
    expect([status, data.mime_type]).toEqual([201, type]);
  });

  it('201: a rehearsal tells what would be, and writes nothing', async () => {
    const report = await start(api.cook);
    const before = await filesKept();
    const { status, data, body } = await upload(app.cook, report.id, pdf, { query: { dry_run: 'true' } });
    expect([status, body.meta.dry_run, data.size_bytes]).toEqual([201, true, pdf.length]);
    expect(await filesKept()).toBe(before);
    expect((await api.cook.get(`/expense-reports/${report.id}`)).data.receipts).toEqual([]);
  });

  it.each<[string, Buffer, Parameters<Client['post']>[2], string]>([
    [
      'a type that only documents have',
      Buffer.from('a,b'),
      { headers: { 'content-type': 'text/csv' } },
      'Content-Type',
    ],
    ['a page', Buffer.from('<html>'), { headers: { 'content-type': 'text/html' } }, 'Content-Type'],
    ['bytes of another type', pdf, { headers: { 'content-type': 'image/png' } }, 'body'],
    ['a page that says it is a PDF', Buffer.from('<html>'), {}, 'body'],
    ['nothing', Buffer.alloc(0), {}, 'body'],
    ['a compressed body', pdf, { headers: { 'content-encoding': 'gzip' } }, 'Content-Encoding'],
    ['no name', pdf, { query: { file_name: ' ' } }, 'file_name'],
    ['an unknown parameter', pdf, { query: { path: '/etc' } }, 'path'],
  ])('422: %s', async (_, bytes, options, field) => {
    const report = await start(api.cook);
    const before = await filesKept();
    const { status, error } = await upload(app.cook, report.id, bytes, options);
    expect([status, error.details.field]).toEqual([422, field]);
    await expect.poll(filesKept).toBe(before);
  });

  it('413: more than 25 MB, with the limit in the message', async () => {
    const report = await start(api.cook);
    const { status, error } = await upload(app.cook, report.id, Buffer.alloc(25_000_001));
    expect([status, error.message]).toEqual([413, expect.stringContaining('25 MB')]);
  });

  const adders: [PersonName, number][] = [
    ['cook', 201],
    ['admin', 201],
    ['head', 403],
    ['otherCook', 404],
    ['barHead', 404],
  ];
  it.each(adders)('%s adds one to a draft of the cook: %i', async (name, expected) => {
    const report = await start(api.cook);
    expect((await upload(await people[name].app(), report.id)).status).toBe(expected);
  });

  it('403: while the module is off', async () => {
    const off = await workplace(harness.world, { settings: { modules: { expenses: false } } });
    const { status, error } = await upload(await off.people.cook.app(), 'exp_01K9Z3V5Q8R2T4W6Y8A0C2E4G6');
    expect([status, error.code]).toEqual([403, 'MODULE_DISABLED']);
  });

  it('404: of another organization', async () => {
    const report = await start(api.cook);
    const elsewhere = await workplace(harness.world);
    expect((await upload(await elsewhere.people.executive.app(), report.id)).status).toBe(404);
  });

  it.each(reportStatuses)('a report that is %s takes one until it is approved, then 409', async (status) => {
    const report = await reportIn(status, clients);
    const answer = await upload(app.cook, report.id);
    const isDecided = status === 'APPROVED' || status === 'PAID';
    expect(answer.status).toBe(isDecided ? 409 : 201);
    if (isDecided) expect(answer.error.details).toEqual({ reason: 'state', status });
  });

  it('409: the person was erased', async () => {
    const there = await workplace(harness.world);
    const admin = await there.people.admin.app();
    const report = await submitted(there.api.cook);
    await sql`update users set is_active = ${false} where id = ${there.people.cook.id}`.execute(
      installation.database.db,
    );
    expect((await admin.post(`/users/${there.people.cook.id}/erase`)).status).toBe(202);
    await finishErasures(installation);
    const { status, error } = await upload(admin, report.id);
    expect([status, error.details]).toEqual([409, { reason: 'erased' }]);
  });

  it('409: more than a report holds, before anything is stored', async () => {
    const report = await start(api.cook);
    await installation.database.pool.query(
      `with files as (
         insert into stored_files (organization_id, key, file_name, mime_type, size_bytes, sha256, created_at)
         select $1, md5('upload ' || n), 'x.pdf', 'application/pdf', 1, sha256('x'), now()
           from generate_series(1, $3::int) n returning key)
       insert into expense_receipts (organization_id, report_id, id, file_key, uploaded_at)
       select $1, $2, 'rct_' || lpad(upper(translate(left(key, 26), 'ilou', '0123')), 26, '0'), key, now() from files`,
      [world.organizationId, report.id, maxReceipts],
    );
    const before = await filesKept();
    const { status, error } = await upload(app.cook, report.id);
    expect([status, error.details]).toEqual([409, { reason: 'limit' }]);
    expect(await filesKept()).toBe(before);
  });
});

describe('with an Idempotency-Key', () => {
  const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

  it('the same file again: the first answer, and one receipt', async () => {
    const report = await start(api.cook);
    const first = await upload(app.cook, report.id, pdf, keyed('again'));
    const before = await filesKept();
    const second = await upload(app.cook, report.id, pdf, keyed('again'));
    expect([second.status, second.data, second.headers['idempotent-replayed']]).toEqual([201, first.data, 'true']);
    expect(await filesKept()).toBe(before);
    expect((await api.cook.get(`/expense-reports/${report.id}`)).data.receipts).toHaveLength(1);
  });

  it('409 IDEMPOTENCY_CONFLICT: other bytes of the same length, or another name', async () => {
    const report = await start(api.cook);
    const other = Buffer.from(pdf);
    other.writeUInt8(other.readUInt8(other.length - 1) ^ 1, other.length - 1);
    expect((await upload(app.cook, report.id, pdf, keyed('once'))).status).toBe(201);
    const before = await filesKept();
    expect((await upload(app.cook, report.id, other, keyed('once'))).error.code).toBe('IDEMPOTENCY_CONFLICT');
    const renamed = await upload(app.cook, report.id, pdf, { ...keyed('once'), query: { file_name: 'b.pdf' } });
    expect(renamed.error.code).toBe('IDEMPOTENCY_CONFLICT');
    expect(await filesKept()).toBe(before);
  });

  it('a refusal is remembered with the file that was refused, though most of it was never looked at', async () => {
    const report = await start(api.cook);
    const headers = { 'content-type': 'image/png', 'idempotency-key': 'refused' };
    const refused = await upload(app.cook, report.id, pdf, { headers });
    expect(refused.status).toBe(422);
    const again = await upload(app.cook, report.id, pdf, { headers });
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([422, 'true']);
    const png = Buffer.from(samples['image/png'], 'base64');
    expect((await upload(app.cook, report.id, png, { headers })).error.code).toBe('IDEMPOTENCY_CONFLICT');
  });
});
