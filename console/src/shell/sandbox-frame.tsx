import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useRead, useWrite } from '../client/hooks.ts';
import { useFormat } from '../format.ts';
import { nowMs, setAhead } from '../now.ts';
import { leaveSandbox } from '../screens/sandboxes/switch.ts';
import { useSession } from '../session.tsx';
import { sandboxFrameTexts as texts } from '../texts/sandboxes.ts';
import { Button } from '../ui/button.tsx';
import { Progress } from '../ui/progress.tsx';
import { useToast } from '../ui/toast.tsx';
import '../ui/field.css';
import './sandbox-frame.css';

/** Around everything in a sandbox: no one takes it for their organization. */
export function SandboxFrame(): ReactNode {
  const { organization } = useSession();
  return (
    <>
      <div className="sandbox-frame" aria-hidden="true" />
      <aside className="sandbox-bar" aria-label={texts.frame}>
        <span>
          <strong>{organization.name}</strong> · {texts.nobodyIsReal}
        </span>
        <Time />
        <Button size="small" onClick={() => void leaveSandbox()}>
          {texts.back}
        </Button>
      </aside>
    </>
  );
}

const dayMs = 86_400_000;
/** So much is asked for at once: whoever waits for a year sees how far it is. */
const partMs = 30 * dayMs;

const stretches = [
  [1, texts.oneDay],
  [7, texts.oneWeek],
  [30, texts.thirtyDays],
  [365, texts.oneYear],
] as const;

interface Way {
  readonly fromMs: number;
  readonly atMs: number;
  readonly toMs: number;
}

/** What time it is in it, and how to move it on. */
function Time(): ReactNode {
  const format = useFormat();
  const toast = useToast();
  const queries = useQueryClient();
  const { data, reload } = useRead('/sandbox/clock');
  const clock = useWrite('post', '/sandbox/clock');
  const [days, setDays] = useState(1);
  const [way, setWay] = useState<Way | null>(null);
  const now = data?.now;
  useEffect(() => {
    if (now !== undefined) setAhead(Date.parse(now) - Date.now());
  }, [now]);
  const move = async (): Promise<void> => {
    const fromMs = nowMs();
    const toMs = fromMs + days * dayMs;
    let count = 0;
    for (let atMs = fromMs; atMs < toMs;) {
      setWay({ fromMs, atMs, toMs });
      const to = new Date(Math.min(atMs + partMs, toMs)).toISOString();
      const { happened, now: reached } = await clock.mutateAsync({ body: { to } });
      count += happened.reduce((sum, one) => sum + one.count, 0);
      atMs = Date.parse(reached);
    }
    toast(texts.moved(count));
    await queries.invalidateQueries();
  };
  const submit = (): void => {
    move()
      .catch((error: unknown) => toast(error instanceof Error ? error.message : String(error)))
      .finally(() => {
        setWay(null);
        reload();
      });
  };
  if (!data) return null;
  if (way)
    return (
      <span className="sandbox-bar__time">
        {texts.itIs(format.instant(new Date(way.atMs).toISOString()))}
        <Progress label={texts.moving} done={way.atMs - way.fromMs} all={way.toMs - way.fromMs}>
          {texts.movingTo(format.instant(new Date(way.toMs).toISOString()))}
        </Progress>
      </span>
    );
  return (
    <span className="sandbox-bar__time">
      {texts.itIs(format.instant(data.now))}
      <select
        className="control"
        aria-label={texts.howFar}
        value={days}
        onChange={({ target }) => setDays(Number(target.value))}
      >
        {stretches.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Button size="small" onClick={submit}>
        {texts.move}
      </Button>
    </span>
  );
}
