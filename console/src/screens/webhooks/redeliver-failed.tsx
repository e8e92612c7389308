import { type ReactNode, useState } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { redeliverFailedTexts } from '../../texts/webhooks.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { DayInput, TimeInput } from '../../ui/forms.tsx';
import { instantAt } from '../../zone-times.ts';
import type { Endpoint } from './status.tsx';

/** After an outage of the receiver: everything that failed, or what failed since it began. */
export function RedeliverFailed({ endpoint }: { readonly endpoint: Endpoint }): ReactNode {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button size="small" kind="quiet" onClick={() => setIsAsked(true)}>
        {redeliverFailedTexts.redeliverAllFailed}
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
      title={redeliverFailedTexts.sendEverythingThatFailedOnce}
      action={redeliverFailedTexts.redeliverAllFailed}
      initial={{ since: '', time: '' }}
      onClose={onClose}
      onSubmit={({ since, time }) => {
        const body = since === '' ? {} : { since: instantAt(since, time === '' ? '00:00' : time, timeZone) };
        return redeliver.mutateAsync({ path: { id: endpoint.id }, body });
      }}
      done={({ queued, has_more: hasMore }) =>
        hasMore ? redeliverFailedTexts.onTheWayAndMore(queued) : redeliverFailedTexts.onTheWay(queued)
      }
    >
      <p>{redeliverFailedTexts.eachEventWhoseLastDelivery}</p>
      <DayInput name="since" label={redeliverFailedTexts.since} isOptional hint={redeliverFailedTexts.sinceHint} />
      <TimeInput name="time" label={redeliverFailedTexts.fromWhatTime} isOptional />
    </FormDialog>
  );
}
