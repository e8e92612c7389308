import { type ReactNode, useState } from 'react';
import { type Body, type Data, useRead, useWrite } from '../../client/hooks.ts';
import { wishTexts as texts } from '../../texts/inbox.ts';
import { Failure, FailureNotice, Skeleton } from '../../ui/notice.tsx';
import { Panel } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';

type Wishes = Data<'/notification-preferences'>;
type Preset = Wishes['preset'];
type Kinds = Wishes['kinds'];
type Topic = keyof Kinds;
const topics = Object.keys(texts.topics) as Topic[];
const presets = Object.keys(texts.presets) as Preset[];
const ways = ['in_app', 'by_mail', 'by_push'] as const;

/** One choice for all of it; each kind by itself for those who ask. Everything is saved as it is set. */
export function WishesPanel(): ReactNode {
  const { data, error, reload } = useRead('/notification-preferences');
  return (
    <Panel title={texts.title}>
      {data ? <Choice wishes={data} /> : error ? <Failure error={error} retry={reload} /> : <Expected />}
    </Panel>
  );
}

/** As high as what comes for most: nothing below it moves. */
function Expected(): ReactNode {
  return (
    <>
      <div className="wishes__presets" aria-hidden="true">
        {presets
          .filter((preset) => preset !== 'MY_DECISIONS')
          .map((preset) => (
            <span key={preset} className="inbox__chip">
              {texts.presets[preset]}
            </span>
          ))}
      </div>
      <div className="wishes__says">
        <Skeleton lines={1} />
      </div>
    </>
  );
}

function Choice({ wishes }: { readonly wishes: Wishes }): ReactNode {
  const toast = useToast();
  const save = useWrite('patch', '/notification-preferences');
  const [isOpen, setIsOpen] = useState(wishes.preset === 'CUSTOM');
  const sent = save.isPending ? save.variables.body : undefined;
  const shown = {
    preset: sent?.preset ?? wishes.preset,
    kinds: { ...wishes.kinds, ...(sent?.kinds as Kinds | undefined) },
  };
  const set = (body: Body<'/notification-preferences', 'patch'>): void => {
    save.mutate({ body }, { onSuccess: () => toast(texts.saved) });
  };
  const offered = presets.filter((preset) => preset !== 'MY_DECISIONS' || wishes.kinds.decisions !== undefined);
  return (
    <>
      {save.error && <FailureNotice error={save.error} />}
      <div className="wishes__presets" role="group" aria-label={texts.title}>
        {offered.map((preset) => (
          <button
            key={preset}
            type="button"
            className="inbox__chip"
            aria-pressed={shown.preset === preset}
            disabled={save.isPending}
            onClick={() => {
              setIsOpen(preset === 'CUSTOM');
              if (preset !== wishes.preset) set({ preset });
            }}
          >
            {texts.presets[preset]}
          </button>
        ))}
      </div>
      {isOpen ? (
        <Table kinds={shown.kinds} isBusy={save.isPending} onSet={(kinds) => set({ kinds })} />
      ) : (
        <p className="quiet wishes__says">{texts.says[shown.preset]}</p>
      )}
    </>
  );
}

function Table({
  kinds,
  isBusy,
  onSet,
}: {
  readonly kinds: Kinds;
  readonly isBusy: boolean;
  readonly onSet: (kinds: Kinds) => void;
}): ReactNode {
  return (
    <>
      <p className="quiet wishes__says">{texts.note}</p>
      <table className="wishes">
        <thead>
          <tr>
            <th scope="col">{texts.about}</th>
            {ways.map((way) => (
              <th key={way} scope="col">
                {texts[way]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topics.map((topic) => {
            const wish = kinds[topic];
            if (wish === undefined) return null;
            return (
              <tr key={topic}>
                <th scope="row">{texts.topics[topic]}</th>
                {ways.map((way) => (
                  <td key={way}>
                    <input
                      type="checkbox"
                      aria-label={texts.label(texts.topics[topic], texts[way])}
                      checked={wish[way]}
                      disabled={isBusy}
                      onChange={(event) => onSet({ [topic]: { ...wish, [way]: event.target.checked } })}
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
