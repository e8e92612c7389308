import type { Client } from '../../../../test/client.ts';

export interface RecordSpecimens {
  readonly crs: string;
  readonly trn: string;
  readonly crt: string;
  readonly crq: string;
  readonly ast: string;
  readonly acat: string;
  readonly goal: string;
  readonly cft: string;
  readonly cfd: string;
  readonly cfv: string;
  readonly bpl: string;
  readonly ben: string;
  readonly comp: string;
}

interface Made {
  readonly id: string;
  readonly category?: { readonly id: string };
}

/** One record of each kind for the person, made by an Administrator or Executive signed in to the app. */
export async function recordSpecimens(app: Client, userId: string): Promise<RecordSpecimens> {
  const make = async (path: string, body: object): Promise<Made> => {
    const answer = await app.post(path, body);
    if (answer.status !== 201) throw new Error(`POST ${path}: ${answer.text}`);
    return answer.data as Made;
  };
  const name = `Specimen ${userId.slice(-8)}`;
  const { id: crs } = await make('/courses', { name });
  const { id: trn } = await make(`/users/${userId}/training`, { course_id: crs });
  const { id: crt } = await make(`/users/${userId}/certifications`, { name });
  const { id: crq } = await make('/certificate-requirements', { certificate: name });
  const { id: ast, category } = await make(`/users/${userId}/assets`, { category_name: name });
  const { id: goal } = await make(`/users/${userId}/goals`, { title: name });
  const { id: cft } = await make('/custom-field-tabs', { name });
  const key = `specimen_${userId.slice(-8).toLowerCase()}`;
  const { id: cfd } = await make('/custom-fields', { tab_id: cft, key, label: name, type: 'TEXT' });
  const { id: cfv } = (await app.put(`/users/${userId}/custom-fields/${cfd}`, { value: 'M' })).data as Made;
  const { id: bpl } = await make('/benefit-plans', { name, kind: 'HEALTH' });
  const { id: ben } = await make(`/users/${userId}/benefits`, { plan_id: bpl, start_date: '2026-01-01' });
  const { id: comp } = await make(`/users/${userId}/compensation`, {
    effective_date: '2026-01-01',
    pay_type: 'HOURLY',
    amount: 21.5,
  });
  return { crs, trn, crt, crq, ast, acat: category?.id ?? '', goal, cft, cfd, cfv, bpl, ben, comp };
}
