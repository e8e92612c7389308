import { type ReactNode, useState } from 'react';
import { type Body, type Item, useList, useWrite } from '../../client/hooks.ts';
import { type Format, useFormat } from '../../format.ts';
import { staffingTexts as texts } from '../../texts/staffing.ts';
import { readNumber, typedNumber } from '../../typed-numbers.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, LeaveButton } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { NumberInput, orNull, SelectInput, TimeInput } from '../../ui/forms.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { Pending } from '../../ui/pending.tsx';
import { useToast } from '../../ui/toast.tsx';
import { addDays } from '../leave/days.ts';
import { weekdayName, weekdays } from '../organization/fields.ts';
import type { Week } from './planned.ts';
import { PositionInput } from './position-input.tsx';
import { StaffingLineInput } from './staffing-line-input.tsx';

type Requirement = Item<'/staffing-requirements'>;

interface StaffingProps {
  readonly week: Week;
  readonly departmentId: string | undefined;
  readonly onClose: () => void;
}

/** A day of the week by its number, or one date: both are values of one choice. */
const dayOfValue = (when: string): { weekday: number | null; date: string | null } =>
  when.length === 1 ? { weekday: Number(when), date: null } : { weekday: null, date: when };

const weekdayOf = (weekday: number): string => weekdayName(weekdays[weekday - 1] ?? 'MONDAY');

const sayWhen = (format: Format, { weekday, date }: Pick<Requirement, 'weekday' | 'date'>): string =>
  weekday === null ? texts.only(format.shortDay(date ?? '')) : texts.every(weekdayOf(weekday));

/** What is wanted at work: added, changed and deleted. */
export function StaffingDialog({ week, departmentId, onClose }: StaffingProps): ReactNode {
  const format = useFormat();
  const toast = useToast();
  const list = useList('/staffing-requirements', { query: { department_id: departmentId } }, { pageSize: 100 });
  const remove = useWrite('delete', '/staffing-requirements/{id}');
  const [edited, setEdited] = useState<Requirement | 'new' | null>(null);
  if (edited !== null || list.rows?.length === 0) {
    const isFirst = edited === null;
    return (
      <RequirementDialog
        week={week}
        departmentId={departmentId}
        requirement={edited === 'new' ? null : edited}
        onClose={isFirst ? onClose : () => setEdited(null)}
      />
    );
  }
  const say = ({ people, position, from, to, department_id, ...when }: Requirement): string => {
    const what = texts.wanted(people, position);
    const name = week.departments.length > 1 ? list.nameOf(department_id) : null;
    return texts.row(name === null ? what : `${name}: ${what}`, sayWhen(format, when), `${from}–${to}`);
  };
  return (
    <Dialog title={texts.title} onClose={onClose}>
      {remove.error && <FailureNotice error={remove.error} />}
      {list.rows === undefined ? (
        <Pending read={list} />
      ) : (
        <ul className="staffing" aria-label={texts.list}>
          {list.rows.map((requirement) => (
            <li key={requirement.id}>
              <span className="tabular">{say(requirement)}</span>
              <span className="staffing__acts">
                <Button
                  size="small"
                  kind="quiet"
                  aria-label={texts.editNamed(say(requirement))}
                  onClick={() => setEdited(requirement)}
                >
                  {texts.edit}
                </Button>
                <Button
                  size="small"
                  kind="quiet-danger"
                  disabled={remove.isPending}
                  aria-label={texts.deleteNamed(say(requirement))}
                  onClick={() =>
                    remove.mutate({ path: { id: requirement.id } }, { onSuccess: () => toast(texts.deleted) })
                  }
                >
                  {texts.delete}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {list.hasMore && (
        <Button size="small" isBusy={list.isLoadingMore} onClick={list.loadMore}>
          {texts.more}
        </Button>
      )}
      <div className="form__actions form__actions--end">
        <LeaveButton />
        <Button kind="primary" onClick={() => setEdited('new')}>
          {texts.addNew}
        </Button>
      </div>
    </Dialog>
  );
}

interface Values {
  /** All of it in one line; the fields show what was understood. */
  readonly line: string;
  readonly department_id: string;
  readonly position: string;
  readonly when: string;
  readonly from: string;
  readonly to: string;
  readonly people: string;
}

function RequirementDialog({
  week,
  departmentId,
  requirement,
  onClose,
}: StaffingProps & { readonly requirement: Requirement | null }): ReactNode {
  const format = useFormat();
  const create = useWrite('post', '/staffing-requirements');
  const update = useWrite('patch', '/staffing-requirements/{id}');
  const dates = Array.from({ length: 7 }, (_, index) => addDays(week.week_start, index));
  const other = requirement?.date != null && !dates.includes(requirement.date) ? [requirement.date] : [];
  const initial: Values = {
    line: '',
    department_id: requirement?.department_id ?? departmentId ?? week.departments[0]?.id ?? '',
    position: requirement?.position ?? '',
    when: requirement?.date ?? String(requirement?.weekday ?? 1),
    from: requirement?.from ?? '09:00',
    to: requirement?.to ?? '17:00',
    people: typedNumber(requirement?.people ?? 1),
  };
  const send = ({ department_id, position, when, from, to, people }: Values): Promise<unknown> => {
    const body: Body<'/staffing-requirements', 'post'> = {
      department_id,
      position: orNull(position),
      ...dayOfValue(when),
      from,
      to,
      people: readNumber(people) ?? 0,
    };
    return requirement === null
      ? create.mutateAsync({ body })
      : update.mutateAsync({ path: { id: requirement.id }, body });
  };
  return (
    <FormDialog<Values>
      title={requirement === null ? texts.title : texts.editTitle}
      action={requirement === null ? texts.add : texts.save}
      done={requirement === null ? texts.added : texts.saved}
      initial={initial}
      onSubmit={send}
      onClose={onClose}
    >
      <p className="quiet">{texts.lead}</p>
      {week.departments.length > 1 && (
        <SelectInput
          name="department_id"
          label={texts.department}
          options={week.departments.map(({ id, name }) => ({ value: id, label: name }))}
          isRequired
        />
      )}
      {requirement === null && <StaffingLineInput departmentId={departmentId} />}
      <NumberInput name="people" label={texts.people} isRequired />
      <PositionInput departmentId={departmentId} />
      <SelectInput
        name="when"
        label={texts.when}
        isRequired
        options={[
          ...weekdays.map((_, index) => ({ value: String(index + 1), label: texts.every(weekdayOf(index + 1)) })),
          ...[...other, ...dates].map((date) => ({ value: date, label: texts.only(format.shortDay(date)) })),
        ]}
      />
      <div className="shift-form__row">
        <TimeInput name="from" label={texts.from} isRequired />
        <TimeInput name="to" label={texts.to} hint={texts.toHint} isRequired />
      </div>
    </FormDialog>
  );
}
