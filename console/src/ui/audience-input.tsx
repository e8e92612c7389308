import { type ReactNode, useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { type Body, useList, write } from '../client/hooks.ts';
import { useSettled } from '../client/options.ts';
import { audienceTexts as texts } from '../texts/audience.ts';
import { roleNames } from '../texts/names.ts';
import { fullName, optionsOf } from '../words.ts';
import { Choice } from './choice.tsx';
import { ChosenList } from './chosen-list.tsx';
import { Field } from './field.tsx';
import { type NamedPerson, PersonPicker } from './person-picker.tsx';
import './audience-input.css';

type Kind = 'everyone' | 'departments' | 'teams' | 'roles' | 'people';

/** Something that was chosen from a list. */
export interface Named {
  readonly id: string;
  readonly label: string;
}

/** Whom something is for, as a value of a form. */
export interface AudienceValue {
  readonly kind: Kind;
  readonly chosen: readonly Named[];
  readonly isForNewPeople: boolean;
}

type Audience = NonNullable<Body<'/audiences/count', 'post'>['audience']>;

export const everyoneChosen: AudienceValue = { kind: 'everyone', chosen: [], isForNewPeople: false };

export const peopleChosen = (people: readonly NamedPerson[]): AudienceValue => ({
  kind: 'people',
  chosen: people.map((person) => ({ id: person.id, label: fullName(person) })),
  isForNewPeople: false,
});

/** As the server takes it. */
export function audienceOf({ kind, chosen }: AudienceValue): Audience {
  const ids = chosen.map(({ id }) => id);
  switch (kind) {
    case 'everyone':
      return { everyone: true };
    case 'departments':
      return { department_ids: ids };
    case 'teams':
      return { team_ids: ids };
    case 'roles':
      return { roles: ids as NonNullable<Audience['roles']> };
    case 'people':
      return { user_ids: ids };
  }
}

const isSomeone = ({ kind, chosen }: AudienceValue): boolean => kind === 'everyone' || chosen.length > 0;

/** People for whom the same is done: everyone, departments, teams, roles or one by one; says how many they are. */
export function AudienceInput({
  name,
  label,
  offersNewPeople = false,
}: {
  readonly name: string;
  readonly label: string;
  /** What goes on can take in those who join later. */
  readonly offersNewPeople?: boolean;
}): ReactNode {
  const { field, fieldState } = useController({
    name,
    rules: { validate: (value: AudienceValue) => isSomeone(value) || texts.chooseSomeone },
  });
  const value = field.value as AudienceValue;
  const set = (changes: Partial<AudienceValue>): void => field.onChange({ ...value, ...changes });
  const add = (one: Named): void => {
    if (!value.chosen.some(({ id }) => id === one.id)) set({ chosen: [...value.chosen, one] });
  };
  return (
    <div className="audience" role="group" aria-label={label}>
      <Field label={label} name={`${name}-kind`} error={null}>
        {(wiring) => (
          <span className="select">
            <Choice
              label={label}
              wiring={wiring}
              value={value.kind}
              options={optionsOf(texts.kinds)}
              onChange={(kind) => set({ kind: kind as Kind, chosen: [] })}
            />
          </span>
        )}
      </Field>
      <Chooser kind={value.kind} name={name} left={value.chosen.map(({ id }) => id)} onAdd={add} />
      <ChosenList label={texts.chosen} chosen={value.chosen} onChange={(chosen) => set({ chosen })} />
      {offersNewPeople && value.kind !== 'people' && (
        <label className="audience__later">
          <input
            type="checkbox"
            checked={value.isForNewPeople}
            onChange={({ target }) => set({ isForNewPeople: target.checked })}
          />
          {texts.andNewPeople}
        </label>
      )}
      <Size value={value} />
      {fieldState.error?.message !== undefined && <p className="field__error">{fieldState.error.message}</p>}
    </div>
  );
}

function Chooser({
  kind,
  name,
  left,
  onAdd,
}: {
  readonly kind: Kind;
  readonly name: string;
  readonly left: readonly string[];
  readonly onAdd: (one: Named) => void;
}): ReactNode {
  const add = (id: string, label: string): void => {
    if (id !== '') onAdd({ id, label });
  };
  const teams = useList('/teams', { query: { status: 'ACTIVE' } }, { isEnabled: kind === 'teams', pageSize: 100 });
  if (kind === 'everyone') return null;
  if (kind === 'people') {
    return (
      <PersonPicker
        name={`${name}-person`}
        label={texts.add.people}
        chosen={null}
        left={left}
        onChoose={(person) => person && onAdd({ id: person.id, label: fullName(person) })}
      />
    );
  }
  const options =
    kind === 'departments'
      ? { path: '/departments' as const, left }
      : (kind === 'roles'
          ? optionsOf(roleNames)
          : (teams.rows ?? []).map((team) => ({ value: team.id, label: team.name }))
        ).filter((option) => !left.includes(option.value));
  return (
    <Field label={texts.add[kind]} name={`${name}-${kind}`} error={null}>
      {(wiring) => (
        <span className="select">
          <Choice
            label={texts.add[kind]}
            wiring={wiring}
            value=""
            empty={texts.choose}
            options={options}
            onChange={add}
          />
        </span>
      )}
    </Field>
  );
}

/** Before anything is done: so many people. */
function Size({ value }: { readonly value: AudienceValue }): ReactNode {
  const asked = useSettled(isSomeone(value) ? JSON.stringify(audienceOf(value)) : '');
  const [size, setSize] = useState<{ readonly of: string; readonly people: number } | null>(null);
  useEffect(() => {
    if (asked === '') return;
    let isWanted = true;
    write('post', '/audiences/count', { body: { audience: JSON.parse(asked) as Audience } }).then(
      ({ data }) => isWanted && setSize({ of: asked, people: data.people }),
      () => isWanted && setSize(null),
    );
    return () => {
      isWanted = false;
    };
  }, [asked]);
  return (
    <p className="audience__size" role="status">
      {asked === '' ? texts.nobody : size?.of === asked ? texts.people(size.people) : texts.counting}
    </p>
  );
}
