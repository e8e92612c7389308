import { randomUUID } from 'node:crypto';
import type { Client } from '../../../../test/client.ts';
import type { Somebody } from '../../../../test/world.ts';
import type { Checklist } from '../checklists/record.ts';
import type { ChecklistTask } from '../tasks/record.ts';

/** Whose each task is, by its title. */
export type Assignments = Readonly<Record<string, Somebody | null>>;

/** A checklist with these tasks, as the app makes it; its tasks by title. */
export async function checklistFor(
  app: Client,
  person: Somebody,
  { type = 'ONBOARDING', tasks = {} }: { type?: 'ONBOARDING' | 'OFFBOARDING'; tasks?: Assignments } = {},
): Promise<Checklist & { task: (title: string) => ChecklistTask }> {
  const body = {
    type,
    title: type === 'ONBOARDING' ? 'Onboarding' : 'Offboarding',
    ...(type === 'OFFBOARDING' && { last_day: '2026-06-30' }),
    ...(Object.keys(tasks).length > 0 && { template_id: await templateWith(app, type, tasks) }),
  };
  const checklist = await made<Checklist>(app, `/users/${person.id}/checklists`, body);
  return { ...checklist, task: (title) => checklist.tasks.find((task) => task.title === title) as ChecklistTask };
}

async function templateWith(app: Client, type: string, tasks: Assignments): Promise<string> {
  const { id } = await made<{ id: string }>(app, '/checklist-templates', {
    name: randomUUID(),
    type,
    tasks: Object.entries(tasks).map(([title, assignee]) => ({ title, assignee_id: assignee?.id ?? null })),
  });
  return id;
}

export async function made<T>(app: Client, path: string, body: object): Promise<T> {
  const answer = await app.post(path, body);
  if (answer.status !== 201) throw new Error(`POST ${path}: ${answer.text}`);
  return answer.data as T;
}

export const titlesOf = (checklist: Pick<Checklist, 'tasks'>): string[] => checklist.tasks.map(({ title }) => title);
