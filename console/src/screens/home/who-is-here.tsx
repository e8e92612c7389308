import { type ReactNode, useState } from 'react';
import { client } from '../../client/client.ts';
import { type Data, useRead, useWrite } from '../../client/hooks.ts';
import { type Format, useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import { useCan, useSees } from '../../session.tsx';
import { candidateTexts } from '../../texts/candidates.ts';
import { whoIsHereTexts as texts } from '../../texts/home-team.ts';
import { sayShiftTimes } from '../../texts/schedule.ts';
import { Button } from '../../ui/button.tsx';
import { Failure, Skeleton, State } from '../../ui/notice.tsx';
import { type Names, Page, Panel, PersonLink, Status } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { CandidateDialog } from '../schedule/candidate-dialog.tsx';
import '../inbox/inbox.css';
import './home.css';
import './who-is-here.css';

type Here = Data<'/team'>['people'][number];
type HereState = Here['state'];

/** Lateness begins by itself; what people do is told by the stream. */
const lookEveryMs = 60_000;
const states = ['LATE', 'IN', 'ON_BREAK', 'EXPECTED', 'AWAY'] as const satisfies readonly HereState[];
const tones: Partial<Record<HereState, 'good' | 'bad' | 'warning'>> = { LATE: 'bad', IN: 'good', ON_BREAK: 'warning' };

/** Who is in, on a break, late, away or expected, by department; where anyone is, it never says. */
export function Screen(): ReactNode {
  const [search, change] = useSearch<'state'>();
  const { data, error, reload, nameOf, opens } = useRead('/team', {}, { refetchEveryMs: lookEveryMs });
  if (!data)
    return <Page title={texts.title}>{error ? <Failure error={error} retry={reload} /> : <Skeleton lines={8} />}</Page>;
  const { people } = data;
  const shown = people.filter(({ state }) => search.state === undefined || state === search.state);
  const departments = [...new Set(shown.map(({ department_id }) => department_id))];
  return (
    <Page title={texts.title} lead={data.is_timed ? undefined : texts.untimed}>
      <div className="here__states" role="group" aria-label={texts.show}>
        {states.map((state) => {
          const count = people.filter((one) => one.state === state).length;
          if (count === 0 && search.state !== state) return null;
          return (
            <button
              key={state}
              type="button"
              className="inbox__chip"
              aria-pressed={search.state === state}
              onClick={() => change({ state: search.state === state ? undefined : state })}
            >
              {texts.states[state]} <strong>{count}</strong>
            </button>
          );
        })}
      </div>
      {people.length === 0 && (
        <State icon="people" title={texts.none}>
          {texts.noneText}
        </State>
      )}
      {departments.map((id) => (
        <Panel key={id ?? ''} title={nameOf(id) ?? texts.noDepartment}>
          <ul className="home__rows here">
            {shown
              .filter((one) => one.department_id === id)
              .map((one) => (
                <Person key={one.user_id} one={one} names={{ nameOf, opens }} />
              ))}
          </ul>
        </Panel>
      ))}
    </Page>
  );
}

const shiftOf = (format: Format, { starts_at, ends_at }: Here): string | null =>
  starts_at === null || ends_at === null ? null : sayShiftTimes(format, { starts_at, ends_at });

function saidOf(format: Format, one: Here): string | null {
  const { state, since, starts_at } = one;
  const shift = shiftOf(format, one);
  if (since !== null) return [texts.since(format.time(since)), shift].filter(Boolean).join(' · ');
  if (state === 'LATE' && starts_at !== null) return texts.lateSince(format.time(starts_at));
  return shift;
}

/** A shift that nobody came to, or whose person is away, is given to someone else from here. */
const isUncovered = ({ state, shift_id }: Here): boolean => shift_id !== null && (state === 'LATE' || state === 'AWAY');

function Person({ one, names }: { readonly one: Here; readonly names: Names }): ReactNode {
  const format = useFormat();
  const toast = useToast();
  const can = useCan();
  const sees = useSees();
  const handOver = useWrite('post', '/shifts/hand-over');
  const [isGiving, setIsGiving] = useState(false);
  const { user_id: id, email, state, shift_id: shiftId } = one;
  const name = names.nameOf(id) ?? '';
  const said = saidOf(format, one);
  return (
    <li>
      {isGiving && shiftId !== null && (
        <CandidateDialog
          shiftId={shiftId}
          title={candidateTexts.titleOf(shiftOf(format, one) ?? '')}
          startsWithBest
          onGive={async (userId) => {
            const body = { shift_ids: [shiftId], from_user_id: id, user_id: userId };
            const { changed } = await handOver.mutateAsync({ body });
            toast(changed.length > 0 ? candidateTexts.given : candidateTexts.notGiven);
          }}
          onClose={() => setIsGiving(false)}
        />
      )}
      <span className="home__middle">
        <PersonLink id={id} of={names} /> <Status {...toneOf(state)}>{texts.states[state]}</Status>{' '}
        {said !== null && <span className="quiet">{said}</span>}
      </span>
      <span className="here__ways">
        {sees('users.personal:read') && <CallButton id={id} name={name} />}
        <a className="button button--small button--quiet" href={`mailto:${email}`} aria-label={texts.messageTo(name)}>
          {texts.message}
        </a>
        {isUncovered(one) && can('shifts.handOver') && can('shifts.candidates') && (
          <Button size="small" aria-label={texts.findFor(name)} onClick={() => setIsGiving(true)}>
            {candidateTexts.find}
          </Button>
        )}
      </span>
    </li>
  );
}

const toneOf = (state: HereState): { tone?: 'good' | 'bad' | 'warning' } => {
  const tone = tones[state];
  return tone ? { tone } : {};
};

/** The number is private: it is asked for when it is needed, which is a look that the person can see. */
function CallButton({ id, name }: { readonly id: string; readonly name: string }): ReactNode {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const call = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const { data } = await client.GET('/users/{id}', { params: { path: { id }, query: { tiers: 'personal' } } });
      const number = data?.data.mobile_phone ?? data?.data.phone ?? null;
      if (number === null) toast(texts.noNumber(name));
      else window.location.assign(`tel:${number.replaceAll(/[^\d+*#]/g, '')}`);
    } catch {
      toast(texts.noNumber(name));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button size="small" kind="quiet" isBusy={isBusy} aria-label={texts.callTo(name)} onClick={() => void call()}>
      {texts.call}
    </Button>
  );
}
