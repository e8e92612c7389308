import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { type Data, useRead } from '../../client/hooks.ts';
import { folded } from '../../name-words.ts';
import { staffingTexts as texts } from '../../texts/staffing.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput, useFormValues } from '../../ui/forms.tsx';

type Position = Data<'/schedule/positions'>[number];

interface Values {
  readonly department_id: string;
  readonly position: string;
}

/** As many as two lines hold. */
const shown = 6;

const plain = (text: string): string => folded(text).replaceAll(/\s+/gu, ' ').trim();

/** What its shifts and people are called, to choose from, and what is counted for what was typed. */
export function PositionInput({ departmentId }: { readonly departmentId: string | undefined }): ReactNode {
  const form = useFormContext<Values>();
  const { department_id, position } = useFormValues<Values>();
  const { data } = useRead('/schedule/positions', { query: { department_id: departmentId } });
  const ofDepartment = data?.filter((one) => one.department_id === department_id);
  const typed = plain(position);
  const same = ofDepartment?.find(({ title }) => plain(title) === typed);
  const alike = ofDepartment?.filter((one) => one !== same && plain(one.title).includes(typed)) ?? [];
  // Where nothing sounds like what was typed, what is used most helps more than nothing.
  const offered = same ? [] : (alike.length > 0 ? alike : (ofDepartment ?? [])).slice(0, shown);
  return (
    <>
      <TextInput
        name="position"
        label={texts.position}
        hint={sayCounted(position.trim(), same, ofDepartment)}
        isOptional
      />
      {offered.length > 0 && (
        <ul className="staffing__titles" aria-label={texts.titles}>
          {offered.map(({ title }) => (
            <li key={title}>
              <Button size="small" onClick={() => form.setValue('position', title, { shouldDirty: true })}>
                {title}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function sayCounted(typed: string, same: Position | undefined, known: readonly Position[] | undefined): string {
  if (typed === '') return texts.countsAll;
  if (same) return texts.counts(same.title);
  return known === undefined ? texts.counts(typed) : texts.countsNone(typed);
}
