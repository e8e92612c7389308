import { useState, type ReactNode } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DayInput, Form, TimeInput } from '../../ui/forms.tsx';
import { useToast } from '../../ui/toast.tsx';
import { plural } from '../../words.ts';
import { instantAt } from '../../zone-times.ts';
import type { Endpoint } from './status.tsx';

const initial = { since: '', time: '' };

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
  const toast = useToast();
  const submit = async ({ since, time }: typeof initial): Promise<void> => {
    const body = since === '' ? {} : { since: instantAt(since, time === '' ? '00:00' : time, timeZone) };
    const { queued, has_more } = await redeliver.mutateAsync({ path: { id: endpoint.id }, body });
    const said = `${plural(queued, 'delivery is', 'deliveries are')} on the way.`;
    toast(has_more ? `${said} There are more: do it again afterwards.` : said);
    onClose();
  };
  return (
    <Dialog title="Send everything that failed once more?" onClose={onClose}>
      <Form initial={initial} onSubmit={submit} label="Redeliver all failed">
        <p>Each event whose last delivery failed is sent again, oldest first, ten a second.</p>
        <DayInput name="since" label="Since" isOptional hint="Empty: everything that failed and is still in the log." />
        <TimeInput name="time" label="From what time" isOptional />
        <div className="form__actions form__actions--end">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" isBusy={redeliver.isPending}>
            Redeliver all failed
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
