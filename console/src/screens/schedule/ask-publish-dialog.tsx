import type { ReactNode } from 'react';
import { write } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { askPublishTexts as texts } from '../../texts/ask-publish.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SelectInput } from '../../ui/forms.tsx';
import type { Week } from './planned.ts';
import type { WeekDialogProps } from './week-dialogs.tsx';

/** Departments with shifts that nobody has published. */
export const departmentsToPublish = (week: Week): Week['departments'] => {
  const drafted = new Set(
    week.shifts.flatMap(({ is_published: isPublished, status, department_id: id }) =>
      isPublished || status === 'CANCELLED' || id === null ? [] : [id],
    ),
  );
  return week.departments.filter(({ id }) => drafted.has(id));
};

/** Asks those who publish in a department for the week that was planned for it. They find it in their inbox. */
export function AskPublishDialog({ week, departmentId, onClose }: WeekDialogProps): ReactNode {
  const format = useFormat();
  const departments = departmentsToPublish(week);
  const chosen = departments.find(({ id }) => id === departmentId) ?? departments[0];
  return (
    <FormDialog
      title={texts.title}
      action={texts.ask}
      initial={{ department_id: chosen?.id ?? '' }}
      done={texts.asked}
      onClose={onClose}
      onSubmit={({ department_id }) =>
        write('post', '/shifts/publish', {
          query: { propose: true },
          body: { week_start: week.week_start, department_id },
        })
      }
    >
      <p>{texts.week(format.days(week.week_start, week.week_end))}</p>
      {departments.length > 1 ? (
        <SelectInput
          name="department_id"
          label={texts.department}
          options={departments.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : (
        <p>{chosen?.name}</p>
      )}
    </FormDialog>
  );
}
