import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { accrueLeave } from '../../src/features/leave/balances/accrue.ts';
import type { LeaveBalance } from '../../src/features/leave/balances/record.ts';
import { firstDay, firstYear, histories, type History, type Step } from '../../src/features/leave/testing/history.ts';
import { type ByYear, LeaveModel } from '../../src/features/leave/testing/model.ts';
import { addType, keepNoHolidays, moveClockTo, office } from '../../src/features/leave/testing/office.ts';
import { addDays, weekdayOf } from '../../src/lib/days.ts';
import type { Response } from '../client.ts';
import { isFull, sized } from '../depth.ts';
import { openHarness } from '../harness.ts';

const harness = await openHarness();
const decimal = (hundredths: number): string => (hundredths / 100).toFixed(2);
const nothing = { accrued: 0, carried_over: 0, adjusted: 0, taken: 0, pending: 0, available: 0 };

/** Days of a year that no other request has. */
class FreeDays {
  readonly #next = new Map<number, string>();

  take(year: number, hundredths: number): { start_date: string; end_date: string; end_half: string } | null {
    let day = this.#next.get(year) ?? `${String(year)}-01-08`;
    while (weekdayOf(day) !== 1) day = addDays(day, 1);
    const start_date = day;
    for (let left = Math.ceil(hundredths / 100); left > 1; left--) day = addDays(day, weekdayOf(day) === 5 ? 3 : 1);
    if (day > `${String(year)}-12-20`) return null;
    this.#next.set(year, addDays(day, 1));
    const end_half = hundredths % 100 === 0 ? 'FULL_DAY' : 'FIRST_HALF';
    return { start_date, end_date: day, end_half };
  }
}

/** The history of one person, told to the API and to the model. */
async function live({ rules, steps }: History): Promise<void> {
  const at = (day: string): void => {
    moveClockTo(harness, Date.parse(`${day}T17:00:00Z`));
  };
  at(firstDay);
  const { world, people, api } = await office(harness);
  await keepNoHolidays(harness, world);
  const { id: user_id } = people.cook;
  await sql`
    update users set employment_start_date = ${rules.hired}, employment_end_date = ${rules.ends}
     where id = ${user_id}`.execute(harness.installation.database.db);
  const leave_type_id = await addType(harness, world, 'Modelled', {
    annual_allowance: decimal(rules.allowance),
    accrual: rules.isMonthly ? 'MONTHLY' : 'ANNUAL_GRANT',
    carry_over_limit: rules.limit === null ? null : decimal(rules.limit),
  });
  const [model, free] = [new LeaveModel(rules, firstDay), new FreeDays()];
  const statuses = new Map<string, 'PENDING' | 'APPROVED' | 'OVER'>();
  const thisYear = (): number => Number(model.today.slice(0, 4));
  const pick = (which: number, ...wanted: string[]): string | undefined => {
    const ids = [...statuses].filter(([, status]) => wanted.includes(status)).map(([id]) => id);
    return ids[which % ids.length];
  };
  const inOneYear = (days: ByYear): [number, number] => {
    const [year, amount] = Object.entries(days)[0]!;
    return [thisYear() + Number(year), amount];
  };
  /** What is refused is refused for the balance, and changes nothing. */
  const isDone = (answer: Response): boolean => {
    if (answer.status === 409) expect(answer.error.details).toMatchObject({ reason: 'balance' });
    else expect([200, 201]).toContain(answer.status);
    return answer.status !== 409;
  };

  const does = async (step: Step): Promise<void> => {
    switch (step.does) {
      case 'book': {
        const [year, amount] = inOneYear(step.days);
        const span = free.take(year, amount);
        if (!span) return;
        const halves = span.start_date === span.end_date ? { start_half: span.end_half } : {};
        const client = step.isApproved ? api.boss : api.cook;
        const answer = await client.post('/leaves', { user_id, leave_type_id, ...span, ...halves });
        const [id, status] = [answer.data?.id ?? 'refused', step.isApproved ? 'APPROVED' : 'PENDING'] as const;
        expect(isDone(answer)).toBe(model.book(id as string, { [year]: amount }, status));
        if (answer.status === 201) statuses.set(id as string, status);
        return;
      }
      case 'edit': {
        const [id, [year, amount]] = [pick(step.which, 'PENDING'), inOneYear(step.days)];
        const span = id === undefined ? null : free.take(year, amount);
        if (id === undefined || !span) return;
        const start_half = span.start_date === span.end_date ? span.end_half : 'FULL_DAY';
        const answer = await api.cook.patch(`/leaves/${id}`, { ...span, start_half });
        expect(isDone(answer)).toBe(model.edit(id, { [year]: amount }));
        return;
      }
      case 'approve': {
        const id = pick(step.which, 'PENDING');
        if (id === undefined) return;
        const isApproved = isDone(await api.boss.post(`/leaves/${id}/approve`));
        expect(isApproved).toBe(model.approve(id));
        if (isApproved) statuses.set(id, 'APPROVED');
        return;
      }
      case 'reject':
      case 'cancel': {
        const id = pick(step.which, ...(step.does === 'reject' ? ['PENDING'] : ['APPROVED', 'PENDING']));
        if (id === undefined) return;
        expect((await api.boss.post(`/leaves/${id}/${step.does}`, { reason: 'No.' })).status).toBe(200);
        model.end(id);
        statuses.set(id, 'OVER');
        return;
      }
      case 'adjust': {
        const year = thisYear() + step.year;
        const body = { user_id, leave_type_id, year, amount: step.amount / 100 };
        // A session ends when the clock moves on by weeks.
        const admin = await people.admin.app();
        expect((await admin.post('/leave-adjustments', body)).status).toBe(201);
        model.adjust(year, step.amount);
        return;
      }
      case 'advance':
        model.advanceTo(addDays(model.today, step.days));
        at(model.today);
        return;
      case 'run':
        await accrueLeave(harness.installation, 'job', world.organizationId);
        return;
      case 'change':
    }
  };

  for (const step of steps) {
    await does(step);
    for (let year = firstYear; year <= thisYear() + 1; year++) {
      const { data } = await api.cook.get('/leave-balances', { query: { year: String(year) } });
      const line = (data.balances as LeaveBalance[]).find(({ leave_type }) => leave_type.id === leave_type_id)!;
      const fields = Object.keys(nothing) as (keyof typeof nothing)[];
      const ours = Object.fromEntries(fields.map((field) => [field, Math.round(line[field]! * 100)]));
      expect({ year, ...ours }).toEqual({ year, ...model.balance(year) });
    }
  }
}

it(
  'balances of the API are those of an independent computation after every step',
  { timeout: sized(3_600_000, 180_000) },
  async () => {
    // In short form the first counterexample is enough: looking for a smaller one takes minutes.
    const bounds = isFull ? {} : { interruptAfterTimeLimit: 20_000, endOnFailure: true };
    await fc.assert(fc.asyncProperty(histories(18), live), { numRuns: sized(400, 6), ...bounds });
  },
);
