import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { ApiError } from '../src/client/error.ts';
import { FailureNotice } from '../src/ui/notice.tsx';

const shown = async (status: number, details: Record<string, unknown>): Promise<string> => {
  const error = new ApiError(status, { error: { code: 'VALIDATION_FAILED', message: 'This is required.', details } });
  const { prelude } = await prerender(createElement(FailureNotice, { error }));
  return (await new Response(prelude).text()).replaceAll(/<[^>]*>/g, '');
};

it.each([
  ['payment_method', 'Payment method: This is required.'],
  ['department_id', 'Department: This is required.'],
  ['line_items.2.receipt_id', 'Receipt: This is required.'],
  ['lines[0].amount', 'Amount: This is required.'],
])('a refusal of %s, which the form does not have, names it', async (field, said) => {
  expect(await shown(422, { field })).toBe(said);
});

it('a refusal of no field, or of the state of things, says its sentence alone', async () => {
  expect(await shown(422, { field: '' })).toBe('This is required.');
  expect(await shown(409, { field: 'status' })).toBe('This is required.');
});
