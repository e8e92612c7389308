import { type Actor, jobOrigin } from '../../kernel/actor.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { type Operation, runOperation } from '../../kernel/declaration.ts';
import { concerned, type Job, sandboxIn } from '../../kernel/job.ts';
import { screenUrl, type Services } from '../../kernel/services.ts';
import { addDays, addMonths } from '../../lib/days.ts';
import { type Message, say } from '../../lib/texts/texts.ts';
import { deliverMail, type Letter, mailQueue, onOneLine, writeLetter } from '../mail/index.ts';
import { inOrganization } from '../organization/index.ts';
import { findActor, readingOf } from '../people/index.ts';
import { mayCall } from '../sign-in/index.ts';
import { claimDue, findMailed, listDue, type MailedView } from './store.ts';

const mailTask = 'savedViews.mail';

/** Every hour, for it is morning somewhere; each view once a month. */
export const mailReports: Job = {
  task: 'savedViews.mailDue',
  cron: '7 * * * *',
  inSandbox: 'in the morning',

  async run(services, payload) {
    const due = await listDue(services.database.db, services.clock.now(), sandboxIn(payload));
    for (const id of concerned(services, payload, due)) {
      await inOrganization(services, id, async (work) => {
        for (const { id: view_id, month } of await claimDue(work)) {
          const payload = { organization_id: id, view_id, month };
          work.enqueue(mailTask, payload, { jobKey: `${mailTask}:${view_id}:${month}`, maxAttempts: 8 });
        }
      });
    }
  },
};

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
}

/** What the view narrows the report to, for the month that is over. What the report no longer knows is left out. */
function queryOf({ query: schema }: Operation, { query }: MailedView, month: string): Record<string, unknown> {
  const known = (schema as { properties?: Readonly<Record<string, Schema>> } | undefined)?.properties ?? {};
  const asked = Object.entries(query).flatMap(([name, value]): [string, unknown][] => {
    const field = known[name];
    if (!field || (field.enum && !field.enum.includes(value))) return [];
    if (field.type === 'boolean') return [[name, value === 'true']];
    return [[name, field.type === 'array' ? value.split(',') : value]];
  });
  return { ...Object.fromEntries(asked), start_date: addMonths(month, -1), end_date: addDays(month, -1) };
}

/** The report by the rights that the person has now; null if it is not open to them any more. */
async function readReport(services: Services, view: MailedView, actor: Actor, month: string): Promise<unknown> {
  const operation = services.catalogue.operations.find(({ id }) => id === view.list);
  if (!operation || !mayCall(actor, operation)) return null;
  const context: ReadContext<unknown, unknown> = {
    services,
    actor,
    origin: jobOrigin,
    db: services.database.shares.of(actor.organizationId).db,
    nowMs: services.clock.nowMs(),
    params: {},
    query: queryOf(operation, view, month),
    audit: () => undefined,
    recordSensitiveRead: () => undefined,
    answerMeta: {},
    fields: null,
    actorNow: () => Promise.resolve(actor),
    onGone: () => () => undefined,
  };
  return runOperation(operation, context);
}

type Totals = Readonly<Record<string, number | null>>;

/** What the report comes to, in a sentence; rows, which name people, stay in the app. */
function sentenceOf(list: string, totals: unknown, locale: string): Message {
  const number = (value: unknown): string => new Intl.NumberFormat(locale).format(Number(value ?? 0));
  if (Array.isArray(totals)) {
    const money = (totals as { amount: number; currency: string }[]).map(({ amount, currency }) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount),
    );
    return money.length === 0
      ? say('letters.reportNothing', {})
      : say('letters.reportExpenses', { amounts: money.join(', ') });
  }
  const of = totals as Totals;
  const hours = (minutes: number | null | undefined): string =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format((minutes ?? 0) / 60);
  switch (list) {
    case 'reports.hours':
      return say('letters.reportHours', {
        hours: hours(of['total_minutes']),
        overtime: hours(of['overtime_minutes']),
        billable: hours(of['billable_minutes']),
      });
    case 'reports.absence':
      return say('letters.reportAbsence', { days: number(of['days']), people: number(of['people']) });
    default:
      return say('letters.reportHeadcount', {
        people: number(of['people']),
        joined: number(of['joined']),
        left: number(of['left']),
      });
  }
}

/** The screen as the view has it, on the month that is over. */
function addressOf({ query }: MailedView, month: string): string {
  const {
    'screen.path': path = '/reports',
    'columns.hidden': _hidden,
    start_date: _from,
    end_date: _to,
    ...search
  } = query;
  const period = addMonths(month, -1).slice(0, 7);
  return `${path}?${new URLSearchParams({ ...search, period }).toString()}`;
}

function letterOf(view: MailedView, month: string, locale: string, totals: unknown, link: string): Letter {
  const [organization, name] = [onOneLine(view.read_in.name), onOneLine(view.name)];
  const when = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(addMonths(month, -1)),
  );
  return {
    subject: say('letters.reportSubject', { organization, name, when }),
    name: view.first_name,
    parts: [
      { paragraph: say('letters.report', { name, when }) },
      { paragraph: sentenceOf(view.list, totals, locale) },
      { action: 'letters.openReport', href: link },
      { paragraph: say('letters.reportStop', { name }) },
    ],
  };
}

/** The queue holds which view, and nothing of what it shows. Who may not open the report any more gets no mail. */
export const mailReport: Job = {
  task: mailTask,
  queue: mailQueue,

  async run(services, { organization_id, view_id, month: sent }) {
    const month = String(sent);
    const { db } = services.database;
    const view = await findMailed(db, organization_id, view_id);
    const actor = view && (await findActor(db, String(organization_id), view.user_id));
    if (!view || !actor?.isActive) return;
    const report = (await readReport(services, view, actor, month)) as { totals: unknown } | null;
    if (report === null) return;
    const reading = readingOf(view);
    const link = screenUrl(services.config, addressOf(view, month));
    const letter = letterOf(view, month, reading.locale, report.totals, link);
    await deliverMail(services, {
      to: view.email,
      ...writeLetter(reading, letter),
      organizationId: actor.organizationId,
    });
  },
};
