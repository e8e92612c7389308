import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../../client/error.ts';
import { type Body, type Data, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { ringingHere, startRinging, stopRinging } from '../../offline/ring.ts';
import { useSession } from '../../session.tsx';
import { ringTexts as texts, wishTexts } from '../../texts/inbox.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField, TextField } from '../../ui/field.tsx';
import { Failure, FailureNotice, Notice } from '../../ui/notice.tsx';
import { Panel, Status } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';

type Device = Data<'/push-subscriptions'>['devices'][number];
type Wishes = Data<'/notification-preferences'>;

/** Which of one’s devices ring, when they are silent, and what they say. The browser is asked by a button alone. */
export function DevicesPanel(): ReactNode {
  const { data, error, reload } = useRead('/push-subscriptions');
  const { data: wishes } = useRead('/notification-preferences');
  return (
    <Panel title={texts.title}>
      <p className="quiet">{texts.lead}</p>
      {data ? (
        <>
          <ThisDevice current={data.devices.find(({ is_current }) => is_current)} reload={reload} />
          <OtherDevices devices={data.devices.filter(({ is_current }) => !is_current)} />
          {wishes && data.devices.length > 0 && (
            <Manners key={`${String(wishes.quiet_from)}${String(wishes.quiet_to)}`} wishes={wishes} />
          )}
        </>
      ) : error ? (
        <Failure error={error} retry={reload} />
      ) : (
        // What the browser knows by itself is there at once, and takes the place of what comes.
        <ThisDevice current={undefined} isPending reload={reload} />
      )}
    </Panel>
  );
}

function ThisDevice({
  current,
  isPending = false,
  reload,
}: {
  readonly current: Device | undefined;
  readonly isPending?: boolean;
  readonly reload: () => void;
}): ReactNode {
  const toast = useToast();
  const { id: userId } = useSession().user;
  const end = useWrite('delete', '/push-subscriptions/{id}');
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const state = ringingHere(current !== undefined);
  const silence = async (id: string): Promise<void> => {
    await end.mutateAsync({ path: { id } });
    await stopRinging();
  };
  const isGone = state === 'withdrawn' && current !== undefined;
  // The browser rings no more: the server need not try.
  useEffect(() => {
    if (isGone) silence(current.id).catch(() => undefined);
  }, [isGone]);
  const run = async (work: () => Promise<boolean>, done: string): Promise<void> => {
    setIsBusy(true);
    setFault(null);
    try {
      if (await work()) toast(done);
      reload();
    } catch (error) {
      setFault(error instanceof ApiError ? error.message : texts.failed);
    } finally {
      setIsBusy(false);
    }
  };
  if (state === 'impossible') return <p>{texts.impossible}</p>;
  if (state === 'withdrawn') return <Notice tone="warning">{texts.withdrawn}</Notice>;
  return (
    <>
      {fault !== null && <Notice tone="danger">{fault}</Notice>}
      {state === 'on' && current ? (
        <div className="rings__row">
          <Status tone="good">{texts.on}</Status>
          <Button
            isBusy={isBusy}
            onClick={() => void run(async () => silence(current.id).then(() => true), texts.stopped)}
          >
            {texts.stop}
          </Button>
        </div>
      ) : (
        <Button
          kind="primary"
          isBusy={isBusy || isPending}
          onClick={() => void run(() => startRinging(userId), texts.started)}
        >
          {texts.start}
        </Button>
      )}
    </>
  );
}

function OtherDevices({ devices }: { readonly devices: readonly Device[] }): ReactNode {
  const format = useFormat();
  const toast = useToast();
  const end = useWrite('delete', '/push-subscriptions/{id}');
  if (devices.length === 0) return null;
  return (
    <>
      {end.error && <FailureNotice error={end.error} />}
      <ul className="rings" aria-label={texts.others}>
        {devices.map(({ id, device, created_at, last_sent_at }) => {
          const name = device ?? texts.device;
          return (
            <li key={id} className="rings__row">
              <span>
                {name}{' '}
                <span className="quiet">
                  {last_sent_at === null
                    ? texts.since(format.instant(created_at))
                    : texts.lastRang(format.ago(last_sent_at))}
                </span>
              </span>
              <Button
                size="small"
                aria-label={texts.silenceDevice(name)}
                isBusy={end.isPending && end.variables.path?.id === id}
                onClick={() => end.mutate({ path: { id } }, { onSuccess: () => toast(texts.stopped) })}
              >
                {texts.silence}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const usualQuiet = { quiet_from: '22:00', quiet_to: '07:00' };

/** Saved as it is set, like the choice of kinds. */
function Manners({ wishes }: { readonly wishes: Wishes }): ReactNode {
  const toast = useToast();
  const save = useWrite('patch', '/notification-preferences');
  const [times, setTimes] = useState({ from: wishes.quiet_from ?? '', to: wishes.quiet_to ?? '' });
  const sent = save.isPending ? save.variables.body : undefined;
  const isQuiet = (sent?.quiet_from === undefined ? wishes.quiet_from : sent.quiet_from) !== null;
  const set = (body: Body<'/notification-preferences', 'patch'>): void => {
    save.mutate({ body }, { onSuccess: () => toast(wishTexts.saved) });
  };
  const keepTimes = (): void => {
    const { from, to } = times;
    const isOther = from !== wishes.quiet_from || to !== wishes.quiet_to;
    if (from !== '' && to !== '' && isOther) set({ quiet_from: from, quiet_to: to });
  };
  const time = (label: string, end: 'from' | 'to'): ReactNode => (
    <TextField
      type="time"
      label={label}
      field={{
        name: `quiet_${end}`,
        value: times[end],
        error: null,
        set: (value) => setTimes({ ...times, [end]: value }),
      }}
      onBlur={keepTimes}
    />
  );
  return (
    <>
      {save.error && <FailureNotice error={save.error} />}
      <CheckField
        label={texts.quiet}
        hint={texts.quietNote}
        field={{
          name: 'quiet',
          value: isQuiet,
          error: null,
          set: (is) => set(is ? usualQuiet : { quiet_from: null, quiet_to: null }),
        }}
      />
      {isQuiet && (
        <div className="rings__times">
          {time(texts.quietFrom, 'from')}
          {time(texts.quietTo, 'to')}
        </div>
      )}
      <CheckField
        label={texts.showsNames}
        hint={texts.showsNamesNote}
        field={{
          name: 'shows_names',
          value: sent?.shows_names ?? wishes.shows_names,
          error: null,
          set: (shows_names) => set({ shows_names }),
        }}
      />
    </>
  );
}
