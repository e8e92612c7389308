import { describe, expect, it } from 'vitest';
import { openHarness } from '../../test/harness.ts';
import { ensureDemo } from './index.ts';
import { tinyPdf } from './tiny-pdf.ts';

const { installation, world } = await openHarness({ hasDemo: true });
const { token, people } = await ensureDemo(installation);
const api = world.clientWith(token);
const { data } = await api.get('/documents', { query: { limit: '100' } });

interface Shown {
  readonly id: string;
  readonly category: string;
  readonly file_name: string;
  readonly version: number;
  readonly signature_status: string | null;
  readonly signing_mode: string | null;
  readonly signers: { readonly status: string; readonly user: { readonly id: string } }[];
  readonly is_company_library: boolean;
  readonly owner: { readonly id: string };
}
const documents = data as Shown[];

describe('the demo', () => {
  it('has documents of every category, in every state of their signatures', () => {
    const states = documents.map(({ signature_status, signers }) =>
      signature_status === 'PENDING' && signers.some(({ status }) => status === 'SIGNED') ? 'begun' : signature_status,
    );
    expect(new Set(states)).toEqual(new Set([null, 'PENDING', 'begun', 'SIGNED', 'DECLINED']));
    expect(new Set(documents.map(({ category }) => category)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(documents.map(({ signing_mode }) => signing_mode))).toEqual(
      new Set([null, 'SEQUENTIAL', 'PARALLEL']),
    );
    for (const { signature_status, signers } of documents) {
      const all = signers.every(({ status }) => status === 'SIGNED');
      if (signers.length > 0) expect(signature_status === 'SIGNED').toBe(all);
      expect(signature_status === 'DECLINED').toBe(signers.some(({ status }) => status === 'DECLINED'));
    }
    expect(documents.filter(({ is_company_library }) => is_company_library).length).toBeGreaterThan(3);
  });

  it('has their files, earlier versions included', async () => {
    const handbook = documents.find(({ version }) => version === 3)!;
    for (const version of ['1', '2', '3']) {
      const { bytes, status } = await api.get(`/documents/${handbook.id}/content`, { query: { version } });
      expect(status).toBe(200);
      expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.4');
      expect(bytes.toString('latin1')).toContain(`Version ${version}`);
    }
    const form = documents.find(({ file_name }) => file_name === 'incident-report.txt')!;
    expect((await api.get(`/documents/${form.id}/content`)).text).toContain('Incident report form');
  });

  it('the Employee who shows visitors round has documents of their own', () => {
    const cook = people.find(({ role }) => role === 'EMPLOYEE')!;
    expect(documents.filter(({ owner }) => owner.id === cook.id).length).toBeGreaterThan(1);
  });
});

describe('a tiny PDF', () => {
  it('says truly where its parts stand', () => {
    const text = tinyPdf(['A (b) \\ c', 'über']).toString('latin1');
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(start, start + 4)).toBe('xref');
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]));
    offsets.forEach((offset, index) => {
      expect(text.slice(offset).startsWith(`${String(index + 1)} 0 obj`)).toBe(true);
    });
    expect(text).toContain('(A \\(b\\) \\\\ c) Tj');
    const length = Number(/Length (\d+)/.exec(text)?.[1]);
    expect(/stream\n([^]*?)\nendstream/.exec(text)?.[1]).toHaveLength(length);
  });
});
