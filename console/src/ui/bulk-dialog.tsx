import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type Answer, write } from '../client/hooks.ts';
import { bulkDialogTexts as texts } from '../texts/audience.ts';
import { type AskedOf, bodyOf } from './bulk-change.tsx';
import { Button } from './button.tsx';
import { Dialog, LeaveButton } from './dialog.tsx';
import { Form, SubmitButton } from './forms.tsx';
import { Notice } from './notice.tsx';

type Rehearsal = Answer<'/bulk-changes', 'post'>['data'];

/** What a rehearsal has found, and what the people in it are called. */
export interface Rehearsed {
  readonly change: Rehearsal;
  readonly nameOf: (id: string) => string;
}

interface BulkDialogProps<V extends FieldValues> {
  readonly title: string;
  /** Unless what was filled in asks for another. */
  readonly operation: AskedOf['operation'];
  readonly initial: V;
  /** May throw an ApiError, which appears at its field. */
  readonly asks: (
    values: V,
  ) => Pick<AskedOf, 'audience' | 'records' | 'input'> & Partial<Pick<AskedOf, 'operation' | 'said'>>;
  /** On the button that does it. */
  readonly action: (count: number, values: V) => string;
  readonly said: (count: number) => string;
  readonly start: (asked: AskedOf) => Promise<void>;
  readonly onClose: () => void;
  /** More of what was found, such as a table. */
  readonly shown?: (rehearsed: Rehearsed, values: V) => ReactNode;
  /** How many it would be, where the records are no people. */
  readonly wouldChange?: (count: number) => string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** The same for many people: asked for, rehearsed, then left to the server. */
export function BulkDialog<V extends FieldValues>(props: BulkDialogProps<V>): ReactNode {
  const { title, operation, initial, asks, action, said, start, onClose, shown, isWide = false, children } = props;
  const { wouldChange = texts.wouldChange } = props;
  const [values, setValues] = useState(initial);
  const [found, setFound] = useState<Rehearsed | null>(null);
  const rehearse = async (given: V): Promise<void> => {
    setValues(given);
    const asked = { operation, ...asks(given) };
    const { data, meta } = await write('post', '/bulk-changes', { query: { dry_run: true }, body: bodyOf(asked) });
    const names = (meta as { names?: Record<string, string> }).names ?? {};
    const labels = new Map(asked.records?.map(({ id, label }) => [id, label]));
    setFound({ change: data, nameOf: (id) => labels.get(id) ?? names[id] ?? texts.somebody });
  };
  const go = async (): Promise<void> => {
    await start({ operation, said, ...asks(values) });
    onClose();
  };
  return (
    <Dialog title={title} onClose={onClose} isWide={isWide} isChanged={found !== null}>
      {found === null ? (
        <Form initial={values} onSubmit={rehearse}>
          {children}
          <div className="form__actions form__actions--end">
            <LeaveButton />
            <SubmitButton>{texts.rehearse}</SubmitButton>
          </div>
        </Form>
      ) : (
        <Form initial={{}} onSubmit={go}>
          <Found rehearsed={found} wouldChange={wouldChange} />
          {shown?.(found, values)}
          <div className="form__actions form__actions--end">
            <Button onClick={() => setFound(null)}>{texts.back}</Button>
            <SubmitButton isDisabled={remaining(found.change) === 0}>
              {action(remaining(found.change), values)}
            </SubmitButton>
          </div>
        </Form>
      )}
    </Dialog>
  );
}

const remaining = ({ total, failed }: Rehearsal): number => total - failed;

function Found({
  rehearsed: { change, nameOf },
  wouldChange,
}: {
  readonly rehearsed: Rehearsed;
  readonly wouldChange: (count: number) => string;
}): ReactNode {
  const { failed, failures, warnings, total, done } = change;
  const count = remaining(change);
  return (
    <>
      <Notice tone={count === 0 ? 'warning' : 'info'}>
        {count === 0 ? texts.nothing : wouldChange(count)}
        {total > done && <div>{texts.untried(total - done)}</div>}
      </Notice>
      {warnings.map(({ code, user_ids }) => (
        <Notice key={code} tone="warning">
          {texts.warnings[code](user_ids.map(nameOf).join(', '))}
        </Notice>
      ))}
      {failed > 0 && (
        <Notice tone="warning">
          {texts.wouldRefuse(failed)}
          {failures.map(({ record_id: id, message }) => (
            <div key={id}>
              {nameOf(id)}: {message}
            </div>
          ))}
        </Notice>
      )}
    </>
  );
}
