import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { type PersonName, workplace } from '../../time/testing/workplace.ts';
import { reportStatuses } from '../reports/record.ts';
import { maxReceipts } from '../reports/rules.ts';
import { eventsAbout, hotel, reportIn, start, submitted } from '../testing/claims.ts';
import { pdf, samples } from '../testing/files.ts';
import { receiptTypes } from './record.ts';

const { world: first, installation, dataDir } = await openHarness();
const { world, people, api } = await workplace(first);
const clients = { person: api.cook, decider: api.admin, app: await people.admin.app() };
const pathOf = (id: string): string => `/expense-reports/${id}/receipts`;

const filesKept = (): number =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

describe('POST /expense-reports/{id}/receipts', () => {
  it('201: the receipt, which the report then lists; its place is never shown', async () => {
    const report = await start(api.cook);
    const { status, data, text } = await api.cook.post(pathOf(report.id), pdf);
    expect(status).toBe(201);
    expect(data).toEqual({
      id: expect.stringMatching(/^rct_/),
      file_name: 'hotel.pdf',
      mime_type: 'application/pdf',
      size_bytes: Buffer.from(pdf.content, 'base64').length,
      uploaded_at: expect.stringMatching(/Z$/),
    });
    const after = await api.cook.get(`/expense-reports/${report.id}`);
    expect(after.data).toEqual({ ...report, receipts: [data], updated_at: data.uploaded_at });
    const { rows } = await installation.database.pool.query<{ key: string }>('select key from stored_files');
    for (const { key } of rows) expect(text + after.text).not.toContain(key);
    expect((await world.audit()).at(-1)).toMatchObject({ changed_fields: ['receipts'], subject_id: report.id });
  });

  it.each(receiptTypes)('201: %s, downloaded as it was added', async (type) => {
    const report = await start(api.cook);
    const { data } = await api.cook.post(pathOf(report.id), {
      file_name: 'x',
      mime_type: type,
      content: samples[type],
    });
    const { status, headers, text } = await api.head.get(`${pathOf(report.id)}/${String(data.id)}/content`);
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect(headers['content-length']).toBe(String(data.size_bytes));
    expect(headers['content-disposition']).toContain(data.file_name);
    expect(headers['x-content-type-options']).toBe('nosniff');
    if (type === 'application/pdf') expect(text).toBe(Buffer.from(samples[type], 'base64').toString());
  });

  it('201: a name is what can safely be a name', async () => {
    const report = await start(api.cook);
    const { data } = await api.cook.post(pathOf(report.id), { ...pdf, file_name: '../../etc/pass\nwd "x".exe' });
    expect(data.file_name).not.toMatch(/[/\\\n"]/);
    expect(data.file_name).toMatch(/\.pdf$/);
  });

  it.each<[string, object, string]>([
    ['bytes of another type', { ...pdf, mime_type: 'image/png' }, 'content'],
    ['a type that is none of a receipt', { ...pdf, mime_type: 'text/html' }, 'mime_type'],
    ['a type that only documents have', { ...pdf, mime_type: 'text/csv' }, 'mime_type'],
    ['a page that says it is a PDF', { ...pdf, content: Buffer.from('<html>').toString('base64') }, 'content'],
    ['what is no base64', { ...pdf, content: 'not base64!' }, 'content'],
    ['nothing', { ...pdf, content: '' }, 'content'],
    ['no name', { ...pdf, file_name: '' }, 'file_name'],
    ['an unknown field', { ...pdf, path: '/etc' }, 'path'],
  ])('422: %s', async (_, body, field) => {
    const report = await start(api.cook);
    const kept = filesKept();
    const { status, error } = await api.cook.post(pathOf(report.id), body);
    expect([status, error.details.field]).toEqual([422, field]);
    expect(filesKept()).toBe(kept);
  });

  const adders: [PersonName, number][] = [
    ['cook', 201],
    ['admin', 201],
    ['head', 403],
    ['otherCook', 404],
  ];
  it.each(adders)('%s adds one to a draft of the cook: %i', async (name, expected) => {
    const report = await start(api.cook);
    expect((await api[name].post(pathOf(report.id), pdf)).status).toBe(expected);
  });

  it.each(reportStatuses)('a report that is %s takes one until it is approved, then 409', async (status) => {
    const report = await reportIn(status, clients);
    const answer = await api.cook.post(pathOf(report.id), pdf);
    const isDecided = status === 'APPROVED' || status === 'PAID';
    expect(answer.status).toBe(isDecided ? 409 : 201);
    if (isDecided) expect(answer.error.details).toEqual({ reason: 'state', status });
  });

  it('409: more than a report holds; what was refused is not kept', async () => {
    const report = await start(api.cook);
    await installation.database.pool.query(
      `with files as (
         insert into stored_files (organization_id, key, file_name, mime_type, size_bytes, sha256, created_at)
         select $1, md5('receipt ' || n), 'x.pdf', 'application/pdf', 1, sha256('x'), now()
           from generate_series(1, $3::int) n returning key)
       insert into expense_receipts (organization_id, report_id, id, file_key, uploaded_at)
       select $1, $2, 'rct_' || lpad(upper(translate(left(key, 26), 'ilou', '0123')), 26, '0'), key, now() from files`,
      [world.organizationId, report.id, maxReceipts],
    );
    const kept = filesKept();
    const { status, error } = await api.cook.post(pathOf(report.id), pdf);
    expect([status, error.details]).toEqual([409, { reason: 'limit' }]);
    const { can } = (await (await people.cook.app()).get(`/expense-reports/${report.id}`)).data;
    expect(can).not.toContain('expenseReports.addReceipt');
    // Removed once the answer is out.
    await expect.poll(filesKept).toBe(kept);
  });
});

describe('line_items.receipt_id', () => {
  it('200: a receipt of the same report; 422: one of another', async () => {
    const [report, other] = [await start(api.cook), await start(api.cook)];
    const { data: receipt } = await api.cook.post(pathOf(report.id), pdf);
    const lines = { line_items: [hotel, { ...hotel, receipt_id: receipt.id as string }] };
    const { data } = await api.cook.patch(`/expense-reports/${report.id}`, lines);
    expect(data.line_items[1].receipt_id).toBe(receipt.id);
    const { status, error } = await api.cook.patch(`/expense-reports/${other.id}`, lines);
    expect([status, error.details.field]).toEqual([422, 'line_items.1.receipt_id']);
    await api.cook.post(`/expense-reports/${report.id}/submit`);
    const [event] = await eventsAbout(world, report.id);
    expect(event?.snapshot).toMatchObject({ receipts: [receipt], line_items: [{}, { receipt_id: receipt.id }] });
  });
});

describe('GET /expense-reports/{id}/receipts/{receipt_id}/content', () => {
  const readers: [PersonName, number][] = [
    ['cook', 200],
    ['head', 200],
    ['admin', 200],
    ['otherCook', 404],
    ['barHead', 404],
  ];
  it.each(readers)('%s reads a receipt of the cook: %i', async (name, expected) => {
    const report = await start(api.cook);
    const { data } = await api.cook.post(pathOf(report.id), pdf);
    await api.cook.post(`/expense-reports/${report.id}/submit`);
    expect((await api[name].get(`${pathOf(report.id)}/${String(data.id)}/content`)).status).toBe(expected);
  });

  it('404: through another report, of a deleted one, and of another organization', async () => {
    const [report, other] = [await start(api.cook), await submitted(api.cook)];
    const { data } = await api.cook.post(pathOf(report.id), pdf);
    const path = `${pathOf(report.id)}/${String(data.id)}/content`;
    expect((await api.cook.get(`${pathOf(other.id)}/${String(data.id)}/content`)).status).toBe(404);
    const elsewhere = await workplace(first);
    expect((await elsewhere.api.executive.get(path)).status).toBe(404);
    await api.cook.delete(`/expense-reports/${report.id}`);
    expect((await api.cook.get(path)).status).toBe(404);
  });
});
