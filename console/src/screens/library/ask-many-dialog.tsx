import type { ReactNode } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { askManyTexts as texts } from '../../texts/library.ts';
import { AudienceInput, audienceOf, everyoneChosen } from '../../ui/audience-input.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { DayInput } from '../../ui/forms.tsx';
import { instantAt } from '../../zone-times.ts';
import type { Document } from '../documents/record.ts';

/** Side by side, each for themselves, and those who join later if that is wanted. */
export function AskManyDialog({
  document,
  onClose,
}: {
  readonly document: Document;
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  const ask = useWrite('post', '/documents/{id}/audience');
  return (
    <FormDialog
      title={texts.title(document.title)}
      action={texts.send}
      done={texts.done}
      initial={{ audience: everyoneChosen, signature_deadline: '' }}
      onClose={onClose}
      onSubmit={({ audience, signature_deadline: until }) =>
        ask.mutateAsync({
          path: { id: document.id },
          body: {
            audience: { ...audienceOf(audience), and_new_people: audience.isForNewPeople },
            signature_deadline: until === '' ? null : instantAt(until, '23:59', format.timeZone),
          },
        })
      }
    >
      <AudienceInput name="audience" label={texts.who} offersNewPeople />
      <DayInput name="signature_deadline" label={texts.until} min={format.today()} isOptional />
      <p className="quiet">{texts.hint}</p>
    </FormDialog>
  );
}
