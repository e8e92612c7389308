import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import { type Answer, write } from '../../client/hooks.ts';
import { useSettled } from '../../client/options.ts';
import { useFormat } from '../../format.ts';
import { useCan } from '../../session.tsx';
import { candidateTexts as texts, sayReason } from '../../texts/candidates.ts';
import { shiftApplicationTexts } from '../../texts/shift-applications.ts';
import { Button } from '../../ui/button.tsx';
import { Status } from '../../ui/page.tsx';
import { fullName } from '../../words.ts';
import './candidates.css';

type Candidate = Answer<'/schedule/candidates', 'post'>['data'][number];

/** More are looked at on demand. */
const shownFirst = 5;

interface AskedFor {
  readonly department_id: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly break_minutes: number;
  readonly title: string | null;
  readonly shift_id?: string | undefined;
}

/** Who could take a shift as it is typed, best first; asked when typing rests. null: nothing to ask yet. */
export function useCandidates(shift: AskedFor | null): readonly Candidate[] {
  const asked = useSettled(shift === null ? '' : JSON.stringify(shift));
  const [found, setFound] = useState<{ readonly asked: string; readonly people: readonly Candidate[] } | null>(null);
  useEffect(() => {
    if (asked === '') return undefined;
    let isCurrent = true;
    write('post', '/schedule/candidates', { body: JSON.parse(asked) as never })
      .then(({ data }) => isCurrent && setFound({ asked, people: data }))
      // What is wrong with the times is said when the form is sent.
      .catch(() => isCurrent && setFound({ asked, people: [] }));
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  const people = asked !== '' && found?.asked === asked ? found.people : none;
  return useMemo(() => appliedFirst(people), [people]);
}

/** Best first, and before them who has applied. */
export const appliedFirst = <One extends Pick<Candidate, 'application_id'>>(people: readonly One[]): readonly One[] =>
  people.toSorted((one, other) => Number(other.application_id !== null) - Number(one.application_id !== null));

const none: readonly Candidate[] = [];

/** Chooses the person of a form, with what speaks for and against each. */
export function CandidateList({ shift, name }: { readonly shift: AskedFor | null; readonly name: string }): ReactNode {
  const can = useCan();
  const people = useCandidates(can('schedule.candidates') ? shift : null);
  const { field } = useController<Record<string, string>>({ name });
  const [showsAll, setShowsAll] = useState(false);
  if (people.length === 0) return null;
  const shown = showsAll ? people : people.slice(0, shownFirst);
  return (
    <section className="candidates" aria-label={texts.title}>
      <h3 className="candidates__title">{texts.title}</h3>
      <ul>
        {shown.map((person) => (
          <CandidateRow
            key={person.user_id}
            person={person}
            isChosen={field.value === person.user_id}
            onChoose={() => field.onChange(person.user_id)}
          />
        ))}
      </ul>
      {people.length > shownFirst && (
        <Button size="small" kind="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? texts.fewer : texts.all(people.length)}
        </Button>
      )}
    </section>
  );
}

/** One of them; not to be chosen where that would be refused. */
export function CandidateRow({
  person,
  isChosen,
  onChoose,
}: {
  readonly person: Candidate;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}): ReactNode {
  const format = useFormat();
  const against = person.reasons.filter(({ code }) => code !== 'FREE' && code !== 'AVAILABLE');
  const said = person.reasons.map((reason) => sayReason(format, reason)).join(' · ');
  const minutes = (rest: number | null): string | null => (rest === null ? null : format.minutes(rest));
  const rests = texts.rests(minutes(person.rest_before_minutes), minutes(person.rest_after_minutes));
  const tone = !person.fits ? 'bad' : against.length > 0 ? 'warning' : 'good';
  return (
    <li className="candidates__row">
      <button
        type="button"
        title={rests === '' ? undefined : rests}
        aria-pressed={isChosen}
        disabled={!person.fits}
        onClick={onChoose}
      >
        <span className="candidates__name">{fullName(person)}</span>
        {person.application_id !== null && <Status tone="good">{shiftApplicationTexts.hasApplied}</Status>}
        <Status tone={tone}>{said}</Status>
        <span className="quiet tabular">
          {texts.hours(format.minutes(person.week_minutes), format.minutes(person.contract_minutes))}
        </span>
      </button>
    </li>
  );
}
