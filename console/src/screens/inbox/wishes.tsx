import type { ReactNode } from 'react';
import { type Data, useRead, useWrite } from '../../client/hooks.ts';
import { wishTexts as texts } from '../../texts/inbox.ts';
import { Failure, FailureNotice, Skeleton } from '../../ui/notice.tsx';
import { Panel } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';

type Wishes = Data<'/notifications/preferences'>;
type Topic = keyof Wishes;
const topics = Object.keys(texts.topics) as Topic[];
const ways = ['in_app', 'by_mail'] as const;

/** Each box is saved as it is set. */
export function WishesPanel(): ReactNode {
  const { data, error, reload } = useRead('/notifications/preferences');
  return (
    <Panel title={texts.title} note={texts.note}>
      {data ? <Table wishes={data} /> : error ? <Failure error={error} retry={reload} /> : <Skeleton lines={4} />}
    </Panel>
  );
}

function Table({ wishes }: { readonly wishes: Wishes }): ReactNode {
  const toast = useToast();
  const save = useWrite('patch', '/notifications/preferences');
  const shown = { ...wishes, ...(save.isPending && save.variables.body) };
  const set = (topic: Topic, way: (typeof ways)[number], isWanted: boolean): void => {
    const body = { [topic]: { ...wishes[topic], [way]: isWanted } };
    save.mutate({ body }, { onSuccess: () => toast(texts.saved) });
  };
  return (
    <>
      {save.error && <FailureNotice error={save.error} />}
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
          {topics.map((topic) => (
            <tr key={topic}>
              <th scope="row">{texts.topics[topic]}</th>
              {ways.map((way) => (
                <td key={way}>
                  <input
                    type="checkbox"
                    aria-label={texts.label(texts.topics[topic], texts[way])}
                    checked={shown[topic][way]}
                    disabled={save.isPending}
                    onChange={(event) => set(topic, way, event.target.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
