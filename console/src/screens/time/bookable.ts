import { useList } from '../../client/hooks.ts';
import type { Option } from '../../ui/field.tsx';

/** What can be booked on. */
export const bookable = { path: '/projects', query: { status: 'ACTIVE' } } as const;

/** The same where the screen itself has enough to ask for. */
export const bookableWhenOpened = { ...bookable, isAskedWhenOpened: true } as const;

/** Tasks of a project; none while they are read. */
export function useTasks(projectId: string): { readonly options: readonly Option[]; readonly isLoading: boolean } {
  const tasks = useList(
    '/projects/{id}/tasks',
    { path: { id: projectId } },
    { isEnabled: projectId !== '', pageSize: 100 },
  );
  const rows = projectId === '' || tasks.isStale ? [] : (tasks.rows ?? []);
  return {
    options: rows.map(({ id, name }) => ({ value: id, label: name })),
    isLoading: projectId !== '' && (tasks.rows === undefined || tasks.isStale) && tasks.error === null,
  };
}
