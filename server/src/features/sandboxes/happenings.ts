import type { Actor } from '../../kernel/actor.ts';
import { admit } from '../../kernel/admit.ts';
import { operationNamed } from '../../kernel/declared.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { addDays, dayIn, instantAtMs } from '../../lib/days.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { check } from '../../lib/schema.ts';
import { say, sayTo } from '../../lib/texts/texts.ts';
import { deactivatePerson, findActor, lockVisiblePerson } from '../people/index.ts';
import { findActiveEndpointId, findSampleLeaveTypeId, getSheetId } from './happenings-store.ts';
import { mailDomainOf } from './people-store.ts';

type Fields = Readonly<Record<string, unknown>>;
interface Made {
  readonly id: string;
}

/** One thing that happens: who does what, one after the other, by the operations that everyone has. */
export class Happening {
  readonly #work: UnitOfWork;
  readonly #boss: Actor;
  /** What everything that is made for it is called, and tells it from what was made before. */
  readonly #sample: string;
  readonly #mark: string;

  constructor(work: UnitOfWork, boss: Actor) {
    this.#work = work;
    this.#boss = boss;
    this.#sample = sayTo({ language: boss.language, audience: 'app' }, say('sandboxes.sample', {}));
    this.#mark = work.newId('usr').slice(-8);
  }

  async #do(actor: Actor, name: string, of: string | null, sent: Fields = {}, prepared?: unknown): Promise<Made> {
    const operation = operationNamed(this.#work.services.catalogue, name);
    const by = this.#work.as(actor, { ...this.#work.origin, surface: 'app', tokenId: null }, {});
    admit(actor, operation);
    const body = operation.body ? check(operation.body, sent) : {};
    const params = of === null ? {} : { id: of };
    const context = { actor, work: by, params, query: {}, body, prepared, answerHeaders: {} };
    return (await by.perform(operation, context)) as Made;
  }

  byBoss(name: string, of: string | null, sent?: Fields, prepared?: unknown): Promise<Made> {
    return this.#do(this.#boss, name, of, sent, prepared);
  }

  /** Someone new of the sandbox, who has been there for a year. */
  async person(): Promise<Actor & { readonly userId: string }> {
    const { organizationId } = this.#boss;
    const { id } = await this.byBoss('users.create', null, {
      first_name: this.#sample,
      last_name: this.#mark,
      email: `sample.${this.#mark.toLowerCase()}@${mailDomainOf(organizationId)}`,
      job_title: this.#sample,
      employment_start_date: this.#day(-365),
    });
    const actor = await findActor(this.#work.tx, organizationId, id);
    if (!actor) throw notFound('person');
    return { ...actor, userId: id };
  }

  /** A day of the sandbox’s calendar, so many from today: a Wednesday, on which people work. */
  #day(from: number): string {
    const day = addDays(dayIn(this.#boss.organization.timezone, this.#work.nowMs), from);
    return addDays(day, (3 - new Date(`${day}T12:00:00Z`).getUTCDay() + 7) % 7);
  }

  async leave(): Promise<{ id: string; person: Actor }> {
    const person = await this.person();
    const known = await findSampleLeaveTypeId(this.#work.tx, this.#boss.organizationId);
    const type =
      known ??
      (await this.byBoss('leaveTypes.create', null, { name: this.#sample, code: 'SAMPLE', annual_allowance: 200 })).id;
    const day = this.#day(28);
    const { id } = await this.#do(person, 'leaves.create', null, {
      leave_type_id: type,
      start_date: day,
      end_date: day,
      reason: this.#sample,
    });
    return { id, person };
  }

  async decidedLeave(move: string, sent?: Fields): Promise<void> {
    await this.byBoss(move, (await this.leave()).id, sent);
  }

  /** By the person. */
  async changedLeave(move: string, sent?: Fields, isApproved = false): Promise<void> {
    const { id, person } = await this.leave();
    if (isApproved) await this.byBoss('leaves.approve', id);
    await this.#do(person, move, id, sent);
  }

  async changedPerson(): Promise<void> {
    const { userId } = await this.person();
    await this.byBoss('users.update', userId, { job_title: `${this.#sample} ${this.#mark}` });
  }

  async deactivated(): Promise<string> {
    const { userId } = await this.person();
    const by = this.#work.as(this.#boss, this.#work.origin, {});
    await deactivatePerson(by, await lockVisiblePerson(by.tx, this.#boss, userId), { offboarded: false });
    return userId;
  }

  async department(): Promise<string> {
    return (await this.byBoss('departments.create', null, { name: `${this.#sample} ${this.#mark}` })).id;
  }

  async changedDepartment(): Promise<void> {
    await this.byBoss('departments.update', await this.department(), { name: `${this.#mark} ${this.#sample}` });
  }

  async entry(): Promise<{ id: string; person: Actor }> {
    const person = await this.person();
    // In a pay period that is over, however long those are.
    const day = this.#day(-42);
    const at = (time: string): string =>
      new Date(instantAtMs(this.#boss.organization.timezone, day, time)).toISOString();
    const { id } = await this.#do(person, 'timeEntries.create', null, {
      clock_in: at('09:00'),
      clock_out: at('17:00'),
    });
    return { id, person };
  }

  async finalizedSheet(): Promise<void> {
    const { id, person } = await this.entry();
    await this.byBoss('timeEntries.approve', id);
    const sheet = await getSheetId(this.#work.tx, this.#boss.organizationId, String(person.userId));
    await this.#do(person, 'timesheets.submit', sheet);
    await this.byBoss('timesheets.approve', sheet);
    await this.byBoss('timesheets.finalize', sheet);
  }

  /** An endpoint there is: a test goes to one. Answers with the event that it is sent. */
  async test(): Promise<{ event_id: string; subject_id: string }> {
    const endpoint = await findActiveEndpointId(this.#work.tx, this.#boss.organizationId);
    if (endpoint === null) throw conflict('sandboxes.noEndpoint', { reason: 'no_endpoint' });
    const { event_id } = (await this.byBoss('webhooks.test', endpoint)) as unknown as { event_id: string };
    return { event_id, subject_id: endpoint };
  }

  get reason(): string {
    return this.#sample;
  }

  async report(): Promise<string> {
    const person = await this.person();
    const { id } = await this.#do(person, 'expenseReports.create', null, {
      title: this.#sample,
      line_items: [
        {
          date: this.#day(-14),
          expense_type: 'ACCOMMODATION',
          vendor: this.#sample,
          description: this.#sample,
          amount_before_tax: 320,
          hst: 41.6,
        },
      ],
    });
    await this.#do(person, 'expenseReports.submit', id);
    return id;
  }

  /** `file`: what `prepare` kept of it. */
  async document(move: string, file: unknown, sent?: Fields): Promise<void> {
    const person = await this.person();
    const { id } = await this.byBoss('documents.create', null, documentOf(this.#sample, person.userId), file);
    await this.byBoss('documents.setSigners', id, { user_ids: [person.userId] });
    await this.#do(person, move, id, sent);
  }
}

/** A file of plain text, as it is sent. */
export const documentOf = (title: string, ownerId: string) => ({
  title,
  owner_id: ownerId,
  file_name: 'sample.txt',
  mime_type: 'text/plain',
  content: 'RW1wbG95bWVudCBhZ3JlZW1lbnQK',
});

type Recipe = (happening: Happening, file: unknown) => Promise<unknown>;

const decided =
  (made: 'entry' | 'report', move: string, isRejected = false): Recipe =>
  async (one) => {
    const id = made === 'entry' ? (await one.entry()).id : await one.report();
    await one.byBoss(move, id, isRejected ? { reason: one.reason } : undefined);
  };

/** What makes each event happen. */
const recipes = {
  'leave.requested': (one) => one.leave(),
  'leave.approved': (one) => one.decidedLeave('leaves.approve'),
  'leave.rejected': (one) => one.decidedLeave('leaves.reject', { reason: one.reason }),
  'leave.cancelled': (one) => one.changedLeave('leaves.cancel'),
  'leave.cancellation_requested': (one) => one.changedLeave('leaves.cancel', { reason: one.reason }, true),
  'leave.updated': (one) => one.changedLeave('leaves.update', { start_half: 'FIRST_HALF', end_half: 'FIRST_HALF' }),
  'user.created': (one) => one.person(),
  'user.updated': (one) => one.changedPerson(),
  'user.deactivated': (one) => one.deactivated(),
  'user.reactivated': async (one) => one.byBoss('users.reactivate', await one.deactivated()),
  'department.created': (one) => one.department(),
  'department.updated': (one) => one.changedDepartment(),
  'department.deleted': async (one) => one.byBoss('departments.delete', await one.department()),
  'time_entry.submitted': (one) => one.entry(),
  'time_entry.approved': decided('entry', 'timeEntries.approve'),
  'time_entry.rejected': decided('entry', 'timeEntries.reject', true),
  'timesheet.finalized': (one) => one.finalizedSheet(),
  'expense_report.submitted': (one) => one.report(),
  'expense_report.approved': decided('report', 'expenseReports.approve'),
  'expense_report.rejected': decided('report', 'expenseReports.reject', true),
  'expense_report.paid': async (one) => {
    const id = await one.report();
    await one.byBoss('expenseReports.approve', id);
    await one.byBoss('expenseReports.pay', id, { payment_method: 'EFT' });
  },
  'document.signed': (one, file) => one.document('documents.sign', file),
  'document.declined': (one, file) => one.document('documents.decline', file, { reason: one.reason }),
  'webhook.test': (one) => one.test(),
} satisfies Record<string, Recipe>;

export type HappeningType = keyof typeof recipes;
export const happeningTypes = Object.keys(recipes) as [HappeningType, ...HappeningType[]];

export const recipeOf = (type: HappeningType): Recipe => recipes[type];
