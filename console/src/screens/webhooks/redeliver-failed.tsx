import { type ReactNode, useState } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { DayInput, TimeInput } from '../../ui/forms.tsx';
import { plural } from '../../words.ts';
import { instantAt } from '../../zone-times.ts';
import type { Endpoint } from './status.tsx';

/** After an outage of the receiver: everything that failed, or what failed since it began. */
export function RedeliverFailed({ endpoint }: { readonly endpoint: Endpoint }): ReactNode {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button size="small" kind="quiet" onClick={() => setIsAsked(true)}>
        Redeliver all failed
      </Button>
      {isAsked && <Since endpoint={endpoint} onClose={() => setIsAsked(false)} />}
    </>
  );
}

function Since({ endpoint, onClose }: { readonly endpoint: Endpoint; readonly onClose: () => void }): ReactNode {
  const { timeZone } = useFormat();
  const redeliver = useWrite('post', '/webhooks/{id}/redeliver-failed');
  return (
    <FormDialog
      title="Send everything that failed once more?"
      action="Redeliver all failed"
      initial={{ since: '', time: '' }}
      onClose={onClose}
      onSubmit={({ since, time }) => {
        const body = since === '' ? {} : { since: instantAt(since, time === '' ? '00:00' : time, timeZone) };
        return redeliver.mutateAsync({ path: { id: endpoint.id }, body });
      }}
      done={({ queued, has_more: hasMore }) => {
        const said = `${plural(queued, 'delivery is', 'deliveries are')} on the way.`;
        return hasMore ? `${said} There are more: do it again afterwards.` : said;
      }}
    >
      <p>Each event whose last delivery failed is sent again, oldest first, ten a second.</p>
      <DayInput name="since" label="Since" isOptional hint="Empty: everything that failed and is still in the log." />
      <TimeInput name="time" label="From what time" isOptional />
    </FormDialog>
  );
}
