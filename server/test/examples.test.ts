import { describe, expect, test } from 'vitest';
import { requestExample, successExample } from '../src/http/description/operations.ts';
import { eventExample } from '../src/kernel/event-example.ts';
import { fits } from '../src/lib/schema.ts';
import { catalogue } from '../src/main/catalogue.ts';

type Json = Record<string, unknown>;

/** Every record that an example of the description shows, with where it stands. */
const operations = catalogue.operations.filter(({ surface, kind }) => surface === 'api' && kind !== 'file');
const answers = operations.map((operation) => {
  const data = successExample(operation)?.['data'];
  return { name: operation.id, operation, record: (operation.kind === 'list' ? (data as Json[])[0] : data) as Json };
});
const events = catalogue.events.map((event) => {
  const body = eventExample(event, catalogue.states) as {
    data: { object: Json };
    previous?: Json;
    created_at: string;
  };
  return { name: event.type, event, body, record: body.data.object };
});
const shown = [...answers, ...events];

/** The record and every one inside it. */
const within = (value: unknown): Json[] =>
  Array.isArray(value)
    ? value.flatMap(within)
    : typeof value === 'object' && value !== null
      ? [value as Json, ...Object.values(value).flatMap(within)]
      : [];
const number = (record: Json, ...names: string[]): number =>
  names.reduce((sum, name) => sum + ((record[name] as number | undefined) ?? 0), 0);

describe('each example', () => {
  test.for(answers)('$name fits its schema', ({ operation, record }) => {
    expect(fits(operation.returns, record), JSON.stringify(record)).toBe(true);
    if (operation.body) expect(fits(operation.body, requestExample(operation))).toBe(true);
  });

  test.for(events)('$name fits its schema', ({ event, body, record }) => {
    expect(fits(event.schema, record), JSON.stringify(record)).toBe(true);
    const { properties = {} } = event.schema as { properties?: Record<string, object> };
    for (const [field, old] of Object.entries(body.previous ?? {})) {
      expect(event.previous).toContain(field);
      expect(fits(properties[field] ?? {}, old)).toBe(true);
      expect(old, `${field} changed`).not.toEqual(record[field]);
    }
  });

  test.for(shown)('$name begins before it ends', ({ record }) => {
    const pairs = [
      ['start_date', 'end_date'],
      ['clock_in', 'clock_out'],
      ['starts_at', 'ends_at'],
      ['period_start', 'period_end'],
      ['departure_date', 'return_date'],
      ['assigned_date', 'due_date'],
      ['date_assigned', 'date_returned'],
      ['issued_date', 'expiry_date'],
      ['created_at', 'updated_at'],
      ['submitted_at', 'approved_at'],
      ['approved_at', 'paid_at'],
      ['approved_at', 'finalized_at'],
      ['created_at', 'decided_at'],
    ] as const;
    for (const part of within(record)) {
      for (const [first, last] of pairs) {
        const [from, to] = [part[first], part[last]];
        if (typeof from === 'string' && typeof to === 'string') expect(to >= from, `${first}, ${last}`).toBe(true);
      }
    }
  });

  test.for(shown)('$name has what its state has, and nothing that it has not', ({ name: of, record }) => {
    // A shift that changed hands was decided on if it was approved, and not if it was taken at once.
    const byDecision =
      of === 'shiftOffers.approve' ? ['DONE'] : of.startsWith('shiftApplications.') ? ['ACCEPTED', 'DECLINED'] : [];
    const only: [field: string, states: string[], needed: string[]][] = [
      ['status', ['APPROVED', 'REJECTED', 'CANCELLED', ...byDecision], ['decided_at', 'decided_by_id']],
      ['status', ['WAITING', 'DONE', 'REJECTED'], ['taken_at', 'taken_by_id', 'taken_by']],
      ['status', ['ENDED'], ['ended_reason']],
      ['status', ['CANCELLED'], ['cancelled_at']],
      ['approval_status', ['APPROVED'], ['approved_at', 'approved_by_id']],
      ['status', ['APPROVED', 'PAID', 'FINALIZED', 'SIGNED'], ['approved_at']],
      ['status', ['REJECTED'], ['rejection_reason']],
      ['status', ['PAID'], ['paid_at', 'payment_method', 'payment_reference']],
      ['status', ['FINALIZED', 'SIGNED'], ['finalized_at', 'finalized_by_id']],
      ['status', ['COMPLETED'], ['completed_date']],
      ['status', ['COMPLETED', 'SKIPPED', 'CANCELLED', 'delivered', 'failed', 'cancelled'], ['completed_at']],
      ['status', ['SIGNED'], ['signed_at']],
      ['status', ['DECLINED'], ['declined_at']],
      ['signature_status', ['SIGNED'], ['signed_at', 'signed_by_id']],
      ['status', ['paused', 'disabled'], ['status_reason']],
    ];
    for (const part of within(record)) {
      for (const [field, states, needed] of only) {
        const state = part[field];
        if (typeof state !== 'string') continue;
        // A time entry has both; its approval is what approval_status says.
        if (field === 'status' && 'approval_status' in part) continue;
        for (const name of needed.filter((candidate) => candidate in part)) {
          expect(part[name] !== null, `${name} while ${field} is ${state}`).toBe(states.includes(state));
        }
      }
    }
  });

  test.for(shown)('$name adds up', ({ record }) => {
    for (const part of within(record)) {
      if (typeof part['clock_out'] === 'string') {
        const elapsed = (Date.parse(part['clock_out']) - Date.parse(String(part['clock_in']))) / 60_000;
        expect(part['duration_minutes']).toBe(elapsed - number(part, 'break_minutes'));
        const billed =
          part['is_billable'] === true ? (number(part, 'hourly_rate') * number(part, 'duration_minutes')) / 60 : 0;
        expect(part['billable_amount']).toBeCloseTo(billed);
      }
      // A pay run has its kinds beside one another; their pay is added.
      if ('total_pay' in part) expect(part['total_pay']).toBeCloseTo(number(part, 'regular_pay', 'overtime_pay'));
      else if ('overtime_minutes' in part) {
        expect(part['total_minutes']).toBe(number(part, 'regular_minutes', 'overtime_minutes'));
      }
      if ('grand_total' in part) {
        const totals = ['total_expenses', 'total_per_diems', 'total_mileage'];
        expect(part['grand_total']).toBeCloseTo(number(part, ...totals));
        for (const [total, lines] of [
          ['total_expenses', 'line_items'],
          ['total_per_diems', 'per_diems'],
          ['total_mileage', 'mileage'],
        ] as const) {
          const sum = (part[lines] as Json[]).reduce((all, line) => all + number(line, 'total_in_base_currency'), 0);
          expect(part[total]).toBeCloseTo(sum);
        }
      }
      if ('amount_before_tax' in part) {
        const taxed = number(part, 'amount_before_tax', 'gst', 'pst', 'hst', 'qst', 'gratuity');
        expect(part['total']).toBeCloseTo(taxed);
      }
      if ('carried_over' in part) {
        const given = number(part, 'accrued', 'carried_over', 'adjusted');
        expect(part['available']).toBe(given - number(part, 'taken', 'pending'));
      }
    }
  });
});

describe('each event', () => {
  const raised = catalogue.states.flatMap((table) =>
    table.moves.flatMap((move) => (move.raises ? [{ table, type: move.raises.type }] : [])),
  );
  const cases = events.filter(({ name }) => raised.some(({ type }) => type === name));

  test.for(cases)('$name shows a move that raises it', ({ name, body, record }) => {
    const { table } = raised.find(({ type }) => type === name) ?? {};
    if (!table) throw new Error(`No table raises ${name}.`);
    const state = (value: unknown): unknown => (typeof value === 'boolean' ? (value ? 'ACTIVE' : 'INACTIVE') : value);
    const now = state(record[table.field]);
    const before = state(body.previous?.[table.field]);
    const fitting = table.moves.filter(
      ({ raises, from, to }) =>
        raises?.type === name &&
        to === now &&
        (before === undefined ? from.length === 0 || from.includes(to) : from.includes(before as string)),
    );
    expect(fitting.length, `${String(before)} → ${String(now)}`).toBeGreaterThan(0);
  });

  test.for(events)('$name happened when its record last changed', ({ body, record }) => {
    if (typeof record['updated_at'] === 'string') expect(body.created_at).toBe(record['updated_at']);
  });
});

describe('each action', () => {
  /** The last word of the path is what the state table calls it. */
  const triggers = new Map(
    catalogue.states.flatMap((table) => table.moves.map((move) => [move.trigger, move.trigger] as const)),
  );
  const cases = answers.flatMap(({ operation, record }) => {
    const verb = operation.method === 'DELETE' ? 'delete' : (operation.path.split('/').at(-1) ?? '');
    return triggers.has(verb) && !verb.startsWith('{') ? [{ name: operation.id, verb, record }] : [];
  });

  test.for(cases)('$name leaves the state that its move leads to', ({ verb, record }) => {
    const reached = catalogue.states.flatMap(({ field, states, moves }) =>
      field in record && states.includes(record[field] as string)
        ? moves.filter(({ trigger }) => trigger === verb).map(({ to }) => ({ field, to }))
        : [],
    );
    if (reached.length > 0) expect(reached.some(({ field, to }) => record[field] === to)).toBe(true);
  });

  test('the moves of the API are among them', () => {
    const names = cases.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['leaves.approve', 'leaves.reject', 'timeEntries.delete', 'expenseReports.pay']),
    );
  });
});

describe('each answer to what was sent', () => {
  const cases = answers.filter(
    ({ operation: { method, status, body } }) => body !== undefined && (method === 'PATCH' || status === 201),
  );

  test.for(cases)('$name tells it again', ({ operation, record }) => {
    const sent = requestExample(operation) as Json;
    const isSame = (told: unknown, value: unknown): boolean => {
      if (Array.isArray(value)) return value.every((item, index) => isSame((told as unknown[])[index], item));
      if (typeof value === 'object' && value !== null) {
        return Object.entries(value).every(([name, inner]) => isSame((told as Json)[name], inner));
      }
      const isInstant = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);
      return isInstant ? Date.parse(value) === Date.parse(String(told)) : told === value;
    };
    for (const [name, value] of Object.entries(sent)) {
      // The address of an endpoint is shown masked.
      if (name in record && name !== 'url') expect(isSame(record[name], value), name).toBe(true);
    }
  });
});
