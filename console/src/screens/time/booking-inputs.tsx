import { type ReactNode, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useList } from '../../client/hooks.ts';
import { timeTexts as texts } from '../../texts/time.ts';
import type { Option } from '../../ui/field.tsx';
import { SelectInput, useFormValues } from '../../ui/forms.tsx';

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

/** The project and the task of a form. */
export function BookingInputs(): ReactNode {
  const { project_id: id } = useFormValues<{ project_id: string }>();
  const { setValue } = useFormContext<{ task_id: string }>();
  const before = useRef(id);
  // A task belongs to one project: with another it is none.
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    setValue('task_id', '', { shouldDirty: true });
  }, [id, setValue]);
  const { options } = useTasks(id);
  return (
    <>
      <SelectInput name="project_id" label={texts.project} empty={texts.noProject} options={bookable} />
      {options.length > 0 && <SelectInput name="task_id" label={texts.task} empty={texts.noTask} options={options} />}
    </>
  );
}
