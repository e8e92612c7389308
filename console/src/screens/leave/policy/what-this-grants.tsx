import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../../../client/error.ts';
import { write } from '../../../client/hooks.ts';
import { useSettled } from '../../../client/options.ts';
import { useFormat } from '../../../format.ts';
import { sayAmount } from '../../../texts/leave/amounts.ts';
import { sayRest, whatThisGrantsTexts } from '../../../texts/leave/policy.ts';
import { readNumber } from '../../../typed-numbers.ts';
import { DayInput, orNull, useFormValues } from '../../../ui/forms.tsx';
import { type TypePreview } from './record.ts';
import { stepsOf, type TypeValues } from './type-values.ts';

/** What the rules as typed give to an example person, computed by the server as balances are. */
export function WhatThisGrants(): ReactNode {
  const format = useFormat();
  const values = useFormValues<TypeValues>();
  const [allowance, limit] = [readNumber(values.annual_allowance), readNumber(values.carry_over_limit)];
  const steps = stepsOf(values);
  const numbers = [allowance, limit, ...steps.flatMap((step) => [step.after_years, step.annual_allowance])];
  const isWhole = numbers.every((number) => !Number.isNaN(number)) && steps.every(({ after_years }) => after_years > 0);
  const asked = useSettled(
    isWhole
      ? JSON.stringify({
          unit: values.unit,
          annual_allowance: allowance,
          accrual: values.accrual,
          carry_over_limit: limit,
          service_allowances: allowance === null ? [] : steps,
          employment_start_date: orNull(values.example_start),
        })
      : '',
  );
  const [found, setFound] = useState<TypePreview | ApiError | null>(null);
  useEffect(() => {
    if (asked === '') return;
    let isCurrent = true;
    write('post', '/leave-types/preview', { body: JSON.parse(asked) as never })
      .then(({ data }) => isCurrent && setFound(data))
      .catch((error: unknown) => isCurrent && setFound(error instanceof ApiError ? error : null));
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  return (
    <section className="grants" aria-label={whatThisGrantsTexts.whatThisGrants}>
      <h3>{whatThisGrantsTexts.whatThisGrants}</h3>
      <DayInput
        name="example_start"
        label={whatThisGrantsTexts.toSomebodyWhoStarted}
        hint={whatThisGrantsTexts.emptyYearsAgoTry(format.day(`${format.today().slice(0, 4)}-07-01`))}
        isOptional
      />
      {found instanceof ApiError && <p>{found.message}</p>}
      {found && !(found instanceof ApiError) && (
        <div role="status" className="grants__years">
          {found.years.map((year) => (
            <Year key={year.year} year={year} unit={found.unit} />
          ))}
        </div>
      )}
    </section>
  );
}

function Year({
  year,
  unit,
}: {
  readonly year: TypePreview['years'][number];
  readonly unit: TypePreview['unit'];
}): ReactNode {
  const format = useFormat();
  if (year.entitled === null) {
    return (
      <p>
        <strong>{whatThisGrantsTexts.year(year.year)}</strong> {whatThisGrantsTexts.asMuchAsIsApproved}
      </p>
    );
  }
  const [first] = year.entries;
  const last = year.entries.at(-1);
  return (
    <div>
      <strong>{whatThisGrantsTexts.amountInYear(year.year, sayAmount(year.entitled, unit))}</strong>
      {first && last && (
        <p className="quiet">
          {whatThisGrantsTexts.grants(
            year.entries.length,
            format.day(first.due_on),
            sayAmount(first.amount, unit),
            format.day(last.due_on),
          )}
        </p>
      )}
      {year.entitled > 0 && <p className="quiet">{sayRest(unit, year)}</p>}
    </div>
  );
}
