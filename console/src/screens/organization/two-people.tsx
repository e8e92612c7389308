import { type ReactNode, useState } from 'react';
import { useRead, useWrite } from '../../client/hooks.ts';
import { Link } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { effectNames } from '../../texts/effects.ts';
import { twoPeopleTexts as texts } from '../../texts/organization/settings.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice, Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/page.tsx';
import { proposedTitle } from '../../ui/proposed-changes.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { Settings } from './fields.ts';

/** What is asked for in other words, such as by a program, stands beside these. */
const offered = Object.keys(effectNames);
const isEffect = (id: string): id is keyof typeof effectNames => Object.hasOwn(effectNames, id);

/** Apart from the other settings: it is proposed, and never saved. */
export function TwoPeople({ settings }: { readonly settings: Settings }): ReactNode {
  const can = useCan();
  const toast = useToast();
  const save = useWrite('patch', '/settings');
  const { data: waiting } = useRead('/proposals', { query: { status: 'WAITING', operation: 'settings.update' } });
  const set = settings.four_eyes;
  const [edited, setEdited] = useState<readonly string[] | null>(null);
  const chosen = edited ?? set;
  const isChanged = [...chosen].sort().join() !== [...set].sort().join();
  const isWaiting = waiting?.some(({ needs_two }) => needs_two) === true;
  const options = [...new Set<string>([...offered, ...set])];
  return (
    <Panel title={texts.title} note={texts.note}>
      {isWaiting && (
        <Notice>
          {texts.waiting} <Link to="/proposals">{texts.see}</Link>
        </Notice>
      )}
      {save.error && <FailureNotice error={save.error} />}
      <div className="form__checks" role="group" aria-label={texts.list}>
        {options.map((id) => (
          <label key={id} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              disabled={!can('settings.update')}
              onChange={({ target: { checked } }) =>
                setEdited(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
            <span>{isEffect(id) ? effectNames[id] : proposedTitle(id)}</span>
          </label>
        ))}
      </div>
      {isChanged && (
        <div className="form__actions">
          <Button
            kind="primary"
            isBusy={save.isPending}
            onClick={() =>
              save.mutate(
                { query: { propose: true }, body: { four_eyes: [...chosen] } },
                {
                  onSuccess: () => {
                    setEdited(null);
                    toast(texts.proposed);
                  },
                },
              )
            }
          >
            {texts.propose}
          </Button>
        </div>
      )}
    </Panel>
  );
}
