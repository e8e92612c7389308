import { type ReactNode, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useRead } from '../../client/hooks.ts';
import { staffingTexts as texts } from '../../texts/staffing.ts';
import { TextInput, useFormValues } from '../../ui/forms.tsx';
import { weekdayName, weekdays } from '../organization/fields.ts';
import { readStaffing } from './staffing-line.ts';

interface Values {
  readonly line: string;
  readonly department_id: string;
  readonly people: string;
  readonly position: string;
  readonly when: string;
  readonly from: string;
  readonly to: string;
}

/** One line in place of five fields, which show what was understood. */
export function StaffingLineInput({ departmentId }: { readonly departmentId: string | undefined }): ReactNode {
  const form = useFormContext<Values>();
  const { line, department_id } = useFormValues<Values>();
  const { data } = useRead('/schedule/positions', { query: { department_id: departmentId } });
  useEffect(() => {
    if (line.trim() === '') return;
    const { weekday, ...said } = readStaffing(line, {
      weekdays: weekdays.map((name) => weekdayName(name)),
      skipped: texts.lineSkips.split(' '),
      titles: (data ?? []).filter((one) => one.department_id === department_id).map(({ title }) => title),
    });
    const found = { ...said, ...(weekday !== undefined && { when: String(weekday) }) };
    for (const [name, value] of Object.entries(found))
      form.setValue(name as keyof Values, value, { shouldDirty: true });
  }, [line, data, department_id, form]);
  return <TextInput name="line" label={texts.line} hint={texts.lineHint} isOptional />;
}
