import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { type Data, useRead, useWrite } from '../client/hooks.ts';
import { useFormat } from '../format.ts';
import { setAhead } from '../now.ts';
import { leaveSandbox } from '../screens/sandboxes/switch.ts';
import { useSession } from '../session.tsx';
import { sandboxFrameTexts as texts } from '../texts/sandboxes.ts';
import { Button } from '../ui/button.tsx';
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

type Moved = Data<'/sandbox/clock', 'post'>;

const stretches = [
  ['1d', texts.oneDay],
  ['7d', texts.oneWeek],
  ['30d', texts.thirtyDays],
  ['365d', texts.oneYear],
] as const;

/** What time it is in it, and how to move it on. A long stretch is gone in parts. */
function Time(): ReactNode {
  const format = useFormat();
  const toast = useToast();
  const queries = useQueryClient();
  const { data, reload } = useRead('/sandbox/clock');
  const clock = useWrite('post', '/sandbox/clock');
  const [stretch, setStretch] = useState<string>('1d');
  const [isBusy, setIsBusy] = useState(false);
  const now = data?.now;
  useEffect(() => {
    if (now !== undefined) setAhead(Date.parse(now) - Date.now());
  }, [now]);
  const move = async (): Promise<void> => {
    let body: { readonly advance: string } | { readonly to: string } = { advance: stretch };
    let count = 0;
    for (;;) {
      const { happened, is_there: isThere, to }: Moved = await clock.mutateAsync({ body });
      count += happened.reduce((sum, one) => sum + one.count, 0);
      if (isThere) break;
      body = { to };
    }
    toast(texts.moved(count));
    reload();
    await queries.invalidateQueries();
  };
  const submit = (): void => {
    setIsBusy(true);
    move()
      .catch((error: unknown) => toast(error instanceof Error ? error.message : String(error)))
      .finally(() => setIsBusy(false));
  };
  if (!data) return null;
  return (
    <span className="sandbox-bar__time">
      {texts.itIs(format.instant(data.now))}
      <select
        className="control"
        aria-label={texts.howFar}
        value={stretch}
        onChange={({ target }) => setStretch(target.value)}
      >
        {stretches.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Button size="small" isBusy={isBusy} onClick={submit}>
        {texts.move}
      </Button>
    </span>
  );
}
