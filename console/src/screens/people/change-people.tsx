import type { ReactNode } from 'react';
import { fieldError } from '../../client/error.ts';
import { useFormat } from '../../format.ts';
import { bulkEditTexts as texts } from '../../texts/audience.ts';
import { audienceOf, peopleChosen } from '../../ui/audience-input.tsx';
import type { AskedOf } from '../../ui/bulk-change.tsx';
import { BulkDialog } from '../../ui/bulk-dialog.tsx';
import { DayInput, SelectInput, TextInput } from '../../ui/forms.tsx';
import { PersonInput } from '../../ui/person-input.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';
import { OtherHoursOfMany } from './other-hours.tsx';
import { PatternInput } from './pattern-input.tsx';
import { keptPattern, type PatternForm, patternOf } from './pattern-values.ts';

interface Values {
  readonly manager: NamedPerson | null;
  readonly department_id: string;
  readonly work_location: string;
  readonly working_pattern: PatternForm;
  readonly from: string;
}

/** Manager, department, work location and working pattern of many people, now or from a day on; only what is filled in changes. */
export function ChangePeopleDialog({
  people,
  start,
  onClose,
}: {
  readonly people: readonly NamedPerson[];
  readonly start: (asked: AskedOf) => Promise<void>;
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  const audience = audienceOf(peopleChosen(people));
  const asks = ({ manager, department_id, work_location, working_pattern, from }: Values) => {
    const input = {
      ...(manager && { manager_id: manager.id }),
      ...(department_id !== '' && { department_id }),
      ...(work_location.trim() !== '' && { work_location: work_location.trim() }),
      ...(working_pattern.kind !== 'KEEP' && { working_pattern: patternOf(working_pattern) }),
    };
    if (Object.keys(input).length === 0) throw fieldError('manager', texts.fillIn);
    if (from === '') return { audience, input };
    return {
      audience,
      operation: 'employment.create' as const,
      input: { effective_date: from, values: input },
      // The day may have come already: then it is done.
      ...(from > format.today() && { said: (count: number) => texts.planned(count, format.day(from)) }),
    };
  };
  return (
    <BulkDialog<Values>
      title={texts.title(people.length)}
      operation="users.update"
      initial={{ manager: null, department_id: '', work_location: '', working_pattern: keptPattern, from: '' }}
      asks={asks}
      action={texts.action}
      said={texts.done}
      start={start}
      onClose={onClose}
      isWide
      shown={({ change: { failures } }, { working_pattern: pattern, from }) =>
        pattern.kind !== 'KEEP' && (
          <OtherHoursOfMany
            people={people.filter(({ id }) => !failures.some(({ record_id: refused }) => refused === id))}
            asked={{
              effective_date: from === '' ? format.today() : from,
              values: { working_pattern: patternOf(pattern) },
              reason: null,
            }}
          />
        )
      }
    >
      <p className="quiet">{texts.hint}</p>
      <PersonInput name="manager" label={texts.manager} isOptional />
      <SelectInput
        name="department_id"
        label={texts.department}
        empty={texts.keep}
        options={{ path: '/departments' }}
        isOptional
      />
      <TextInput name="work_location" label={texts.workLocation} maxLength={200} isOptional />
      <PatternInput name="working_pattern" mayKeep />
      <DayInput name="from" label={texts.from} hint={texts.fromHint} isOptional />
    </BulkDialog>
  );
}
