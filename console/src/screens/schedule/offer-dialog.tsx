import { type ReactNode, useState } from 'react';
import { type Body, type Data, type Item, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { sayShiftTimes } from '../../texts/schedule.ts';
import { shiftOfferTexts as texts } from '../../texts/shift-offers.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { CustomInput, orNull, TextAreaInput, TimeInput } from '../../ui/forms.tsx';
import { Status } from '../../ui/page.tsx';
import { fullName } from '../../words.ts';
import { instantAt, wallTime } from '../../zone-times.ts';
import './candidates.css';

type Shift = Pick<Item<'/shifts'>, 'id' | 'starts_at' | 'ends_at'>;
type Options = Data<'/shifts/{id}/swap-options'>;
type Made = Data<'/shift-offers', 'post'>;

/** More are looked at on demand. */
const shownFirst = 5;

interface Values {
  /** `all`, a shift or a person. */
  readonly whom: string;
  readonly from: string;
  readonly to: string;
  readonly note: string;
}

/** Whom one asks to take a shift, and for what. */
export function OfferDialog({
  shift,
  owner,
  onClose,
}: {
  readonly shift: Shift;
  /** Whose it is, if it is someone else’s. */
  readonly owner?: string | undefined;
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  const offer = useWrite('post', '/shift-offers');
  const options = useRead('/shifts/{id}/swap-options', { path: { id: shift.id } });
  const { timeZone } = format;
  const initial: Values = {
    whom: 'all',
    from: wallTime(shift.starts_at, timeZone),
    to: wallTime(shift.ends_at, timeZone),
    note: '',
  };
  const day = format.shortDay(format.dayOf(shift.starts_at));
  /** Of a shift over midnight the later time may be the earlier one of the clock. */
  const within = (time: string): string => {
    const at = instantAt(format.dayOf(shift.starts_at), time, timeZone);
    return at < shift.starts_at ? instantAt(format.dayOf(shift.ends_at), time, timeZone) : at;
  };
  const send = ({ whom, from, to, note }: Values): Promise<Made> => {
    const body: Body<'/shift-offers', 'post'> = {
      shift_id: shift.id,
      user_id: whom.startsWith('usr_') ? whom : null,
      for_shift_id: whom.startsWith('shf_') ? whom : null,
      note: orNull(note),
    };
    if (from !== initial.from) body.from = within(from);
    if (to !== initial.to) body.to = within(to);
    return offer.mutateAsync({ body });
  };
  return (
    <FormDialog<Values, Made>
      title={texts.dialogTitle(day, sayShiftTimes(format, shift))}
      action={texts.send}
      initial={initial}
      onSubmit={send}
      done={owner === undefined ? texts.sent : texts.sentFor(owner)}
      onClose={onClose}
      needs={options}
    >
      <CustomInput<string> name="whom" label={texts.whom}>
        {({ value, set }) => (options.data ? <Whom options={options.data} value={value} onChoose={set} /> : null)}
      </CustomInput>
      <div className="form__row">
        <TimeInput
          name="from"
          label={texts.from}
          hint={owner === undefined ? texts.partHint : texts.partHintFor(owner)}
        />
        <TimeInput name="to" label={texts.to} />
      </div>
      <TextAreaInput name="note" label={texts.message} isOptional rows={2} />
    </FormDialog>
  );
}

interface WhomProps {
  readonly options: Options;
  readonly value: string;
  readonly onChoose: (whom: string) => void;
}

function Whom({ options: { people, shifts }, value, onChoose }: WhomProps): ReactNode {
  const format = useFormat();
  const nameOf = (id: string): string => {
    const person = people.find((one) => one.id === id);
    return person ? fullName(person) : '';
  };
  return (
    <div className="candidates">
      <p className="candidates__goes" role="status">
        {sayGoesTo(value, people, shifts)}
      </p>
      <ul>
        <Choice whom="all" label={texts.toAll} isBusy={false} value={value} onChoose={onChoose} begins />
      </ul>
      <h3 className="candidates__title">{texts.inExchange}</h3>
      {shifts.length === 0 && <p className="quiet">{texts.noSwaps}</p>}
      <Choices
        title={texts.inExchange}
        choices={shifts
          .toSorted((one, other) => Number(one.is_busy) - Number(other.is_busy))
          .map((shift) => ({
            whom: shift.id,
            isBusy: shift.is_busy,
            label: texts.swapRow(
              nameOf(shift.user_id),
              format.shortDay(format.dayOf(shift.starts_at)),
              sayShiftTimes(format, shift),
            ),
          }))}
        value={value}
        onChoose={onChoose}
      />
      <h3 className="candidates__title">{texts.give}</h3>
      <Choices
        title={texts.give}
        choices={people.map((person) => ({ whom: person.id, label: fullName(person), isBusy: person.is_busy }))}
        value={value}
        onChoose={onChoose}
      />
    </div>
  );
}

/** Above all choices: to whom it goes as it stands. */
function sayGoesTo(whom: string, people: Options['people'], shifts: Options['shifts']): string {
  const id = shifts.find((shift) => shift.id === whom)?.user_id ?? whom;
  const person = people.find((one) => one.id === id);
  return person ? texts.goesTo(fullName(person)) : texts.goesToAll;
}

interface Offered {
  readonly whom: string;
  readonly label: string;
  readonly isBusy: boolean;
}

function Choices({
  title,
  choices,
  value,
  onChoose,
}: Pick<WhomProps, 'value' | 'onChoose'> & {
  readonly title: string;
  readonly choices: readonly Offered[];
}): ReactNode {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? choices : choices.slice(0, shownFirst);
  return (
    <>
      <ul aria-label={title}>
        {shown.map((choice) => (
          <Choice key={choice.whom} {...choice} value={value} onChoose={onChoose} />
        ))}
      </ul>
      {!showsAll && choices.length > shownFirst && (
        <Button size="small" kind="quiet" onClick={() => setShowsAll(true)}>
          {texts.all(choices.length)}
        </Button>
      )}
    </>
  );
}

function Choice({
  whom,
  label,
  isBusy,
  value,
  onChoose,
  begins = false,
}: Offered & Pick<WhomProps, 'value' | 'onChoose'> & { readonly begins?: boolean }): ReactNode {
  return (
    <li className="candidates__row">
      <button
        type="button"
        data-begins={begins ? '' : undefined}
        aria-pressed={value === whom}
        onClick={() => onChoose(whom)}
      >
        <span className="candidates__name">{label}</span>
        {isBusy && <Status tone="warning">{texts.isBusy}</Status>}
      </button>
    </li>
  );
}
