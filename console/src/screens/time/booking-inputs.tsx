import { type ReactNode, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { timeTexts as texts } from '../../texts/time.ts';
import { SelectInput, useFormValues } from '../../ui/forms.tsx';
import { bookable, useTasks } from './bookable.ts';

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
