import type { GetPromptResult, Prompt } from '@modelcontextprotocol/sdk/types.js';

interface Task {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments?: readonly { readonly name: string; readonly description: string; readonly required?: boolean }[];
  /** Without these there is nothing to do. */
  readonly needs: readonly string[];
  readonly text: string;
}

const who = { name: 'person', description: 'A name, an e-mail address or an id.' };
const when = { name: 'when', description: 'Days, such as “next week” or “3 to 7 March”.' };

/** `{name}` stands for an argument. */
const tasks: readonly Task[] = [
  {
    name: 'who_is_away',
    title: 'Who is away',
    description: 'Who is on leave on some days, by department.',
    arguments: [when],
    needs: ['leaves.list'],
    text: 'Tell me who is away {when}. List approved leave for those days with leaves.list (include=user), page by page. Answer by day, with half days marked. Private leave is “Away”: do not guess what it is.',
  },
  {
    name: 'book_leave',
    title: 'Book leave',
    description: 'Leave for oneself, with a look at what it costs first.',
    arguments: [{ ...when, required: true }],
    needs: ['leaves.preview', 'leaves.create'],
    text: 'I want leave {when}. Find the leave types, ask me which one if it is not clear, then call leaves.preview and tell me how many days it takes, what is left and who decides. Call leaves.create once I agree.',
  },
  {
    name: 'my_week',
    title: 'My hours this week',
    description: 'Recorded time of this week, and what is missing.',
    needs: ['timeEntries.list'],
    text: 'Show my time entries of this week by day with the sum. Name working days without time. Offer to record what I tell you, and rehearse it with dry_run first.',
  },
  {
    name: 'record_time',
    title: 'Record time',
    description: 'Hours on a day, on a project if one is named.',
    arguments: [{ name: 'what', description: 'When, how long, on what.', required: true }],
    needs: ['timeEntries.create'],
    text: 'Record this time for me: {what}. If a project is named, look it up. Rehearse timeEntries.create with dry_run: true, show me day, hours and project, and create it once I agree.',
  },
  {
    name: 'find_person',
    title: 'Find a person',
    description: 'Who someone is: job, department, manager, whether they are here today.',
    arguments: [{ ...who, required: true }],
    needs: ['users.list'],
    text: 'Tell me about {person}: look them up with users.list: by email if you have one, else page by page by name, with include=department,manager. If several fit, ask which one. Say whether they are on leave today.',
  },
  {
    name: 'expense_report',
    title: 'Write an expense report',
    description: 'A draft from what was paid, to be sent by the person.',
    arguments: [{ name: 'what', description: 'What was paid, when and how much.', required: true }],
    needs: ['expenseReports.create'],
    text: 'Make a draft of an expense report from this: {what}. Read what expenseReports.create takes, ask me for what is missing, rehearse it with dry_run, and create it as a draft. Do not submit it: I look at it first.',
  },
  {
    name: 'waiting_decisions',
    title: 'What waits for my decision',
    description: 'Leave, time and expense reports that wait, with what to know about each.',
    needs: ['leaves.list'],
    text: 'List what waits for my decision: pending leave, and time and expense reports if you can read them. For each: who, what, since when, and what speaks against it (others away on the same days, a balance below zero). Decide nothing by yourself.',
  },
  {
    name: 'timesheet_status',
    title: 'How far timesheets are',
    description: 'Of the pay period: who has not submitted, what waits for approval.',
    needs: ['timesheets.list'],
    text: 'For the current pay period tell me how many timesheets are open, submitted, approved and final, and name who has not submitted theirs. payPeriods.list has the counts; name people by timesheets.list with status=OPEN alone.',
  },
  {
    name: 'onboard_person',
    title: 'Prepare for someone new',
    description: 'What is needed before the first day, and what is done of it.',
    arguments: [who],
    needs: ['onboarding.list'],
    text: 'Show the onboarding checklist of {person}: what is done, what is due and by whom. Tell me what is late first.',
  },
  {
    name: 'headcount',
    title: 'People by department',
    description: 'How many people each department has, and who heads it.',
    needs: ['departments.list', 'users.list'],
    text: 'How many active people has each department, and who heads it? Use departments.list, and users.list with fields=id,department_id page by page. Give a table, the largest first.',
  },
];

/** Those that the token can carry out. */
export const promptsFor = (isUsable: (operation: string) => boolean): Prompt[] =>
  tasks
    .filter(({ needs }) => needs.every(isUsable))
    .map(({ name, title, description, arguments: args }) => ({
      name,
      title,
      description,
      ...(args && { arguments: args.map((one) => ({ ...one })) }),
    }));

/** Every operation that a prompt counts on. */
export const operationsOfPrompts = (): string[] => tasks.flatMap(({ needs }) => needs);

/** null: there is no such prompt. An argument that is not given is left open. */
export function promptNamed(name: string, args: Readonly<Record<string, string>>): GetPromptResult | null {
  const task = tasks.find((one) => one.name === name);
  if (!task) return null;
  const text = task.text.replaceAll(
    /\{(\w+)\}/g,
    (_all, argument: string) => args[argument] ?? `(ask me: ${argument})`,
  );
  return { description: task.description, messages: [{ role: 'user', content: { type: 'text', text } }] };
}
