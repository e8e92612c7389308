import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import type { ApiError } from '../../client/error.ts';
import { type Body, type Data, useRead, write } from '../../client/hooks.ts';
import { useSettled } from '../../client/options.ts';
import { useFormat } from '../../format.ts';
import { navigate } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { knownTexts, rehireTexts } from '../../texts/people/rehire.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DayInput, useFormValues } from '../../ui/forms.tsx';
import { Notice } from '../../ui/notice.tsx';
import { fullName } from '../../words.ts';
import { RehireDialog } from './rehire.tsx';

type Known = Data<'/users/known', 'post'>['people'][number];
type Asked = Body<'/users/known', 'post'>;

export const BirthInput = (): ReactNode => (
  <DayInput name="date_of_birth" label={knownTexts.dateOfBirth} hint={knownTexts.dateOfBirthHint} isOptional />
);

interface Typed {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly date_of_birth: string;
}

function askedOf({ first_name, last_name, email, date_of_birth }: Typed): Asked | null {
  const asked: Record<string, string> = {};
  if (/@.+\./.test(email)) asked['email'] = email.trim();
  if (first_name.trim() !== '' && last_name.trim() !== '' && date_of_birth !== '') {
    Object.assign(asked, { first_name: first_name.trim(), last_name: last_name.trim(), date_of_birth });
  }
  return Object.keys(asked).length === 0 ? null : asked;
}

/** While someone is added: whoever is known by what is typed. */
export function KnownPeople(): ReactNode {
  const values = useFormValues<Typed & Record<string, unknown>>();
  const rested = useSettled(JSON.stringify(askedOf(values)));
  const asked = JSON.parse(rested) as Asked | null;
  const { data } = useQuery<readonly Known[], ApiError>({
    queryKey: ['/users/known', rested],
    enabled: asked !== null,
    retry: false,
    queryFn: async () => (await write('post', '/users/known', { body: asked ?? {} })).data.people,
  });
  if (asked === null || !data) return null;
  return data.map((person) => <KnownNotice key={person.id} person={person} />);
}

function KnownNotice({ person }: { readonly person: Known }): ReactNode {
  const format = useFormat();
  const can = useCan();
  const [isAsked, setAsked] = useState(false);
  const name = fullName({ ...person, preferred_name: null });
  const mayHire = !person.is_active && person.planned_change_id === null && can('hires.again');
  const said = person.is_active
    ? knownTexts.here(name)
    : person.planned_change_id !== null
      ? knownTexts.planned(name)
      : person.left_on === null
        ? knownTexts.leftOnce(name)
        : knownTexts.left(name, format.day(person.left_on));
  const page = `/people/${person.id}`;
  const form = useFormContext();
  const goThere = (): void => {
    // What was typed was about someone who is known: nothing is lost with it.
    flushSync(() => form.reset());
    navigate(page);
  };
  return (
    <Notice tone="warning">
      <span>
        {said} {knownTexts.by[person.known_by]}
      </span>
      <span className="form__actions">
        {mayHire && (
          <Button size="small" kind="primary" onClick={() => setAsked(true)}>
            {rehireTexts.hireAgain}
          </Button>
        )}
        <ButtonLink to={page} size="small">
          {knownTexts.open}
        </ButtonLink>
      </span>
      {isAsked && <RehireDialog personId={person.id} onDone={goThere} onClose={() => setAsked(false)} />}
    </Notice>
  );
}

/** Beside a search among those who are here: how many of those who left it finds. */
export function LeftToo({ q, to }: { readonly q: string | undefined; readonly to: string }): ReactNode {
  const { data } = useRead(
    '/users',
    { query: { status: 'inactive', q: q ?? '', limit: 20 } },
    { isEnabled: q !== undefined && q.trim() !== '' },
  );
  const count = data?.length ?? 0;
  if (q === undefined || count === 0) return null;
  return (
    <p>
      <ButtonLink to={to} size="small">
        {knownTexts.leftToo(count)}
      </ButtonLink>
    </p>
  );
}
