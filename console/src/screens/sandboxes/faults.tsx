import { type ReactNode, useState } from 'react';
import { type Data, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useCan } from '../../session.tsx';
import { faultTexts as texts } from '../../texts/sandboxes.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SelectInput } from '../../ui/forms.tsx';
import { Failure, Skeleton } from '../../ui/notice.tsx';
import { Facts, Page, Panel } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';

type Faults = Data<'/sandbox/faults'>;
type Kind = Faults['faults'][number]['kind'];

/** In a sandbox: what its integrations are tried against. */
export function Within(): ReactNode {
  const can = useCan();
  const toast = useToast();
  const [isAsked, setIsAsked] = useState(false);
  const { data, error, reload } = useRead('/sandbox/faults', {}, { refetchEveryMs: 5000 });
  const end = useWrite('delete', '/sandbox/faults');
  const endAll = (): void => {
    end.mutateAsync({}).then(
      () => {
        toast(texts.ended);
        reload();
      },
      (failure: unknown) => toast(failure instanceof Error ? failure.message : String(failure)),
    );
  };
  return (
    <Page title={texts.title} lead={texts.lead}>
      <Panel
        title={texts.faults}
        note={texts.note}
        actions={
          <>
            {can('sandboxFaults.end') && data !== undefined && data.faults.length > 0 && (
              <Button isBusy={end.isPending} onClick={endAll}>
                {texts.end}
              </Button>
            )}
            {can('sandboxFaults.begin') && (
              <Button kind="primary" onClick={() => setIsAsked(true)}>
                {texts.begin}
              </Button>
            )}
          </>
        }
      >
        {data ? <Now {...data} /> : error ? <Failure error={error} retry={reload} /> : <Skeleton lines={1} />}
      </Panel>
      {isAsked && <BeginDialog onClose={() => setIsAsked(false)} onDone={reload} />}
    </Page>
  );
}

function Now({ faults }: Faults): ReactNode {
  const format = useFormat();
  if (faults.length === 0) return <p>{texts.none}</p>;
  return <Facts facts={faults.map(({ kind, until }) => [texts.kinds[kind], texts.until(format.instant(until))])} />;
}

const stretches = [30, 60, 300, 600] as const;

function BeginDialog({ onClose, onDone }: { readonly onClose: () => void; readonly onDone: () => void }): ReactNode {
  const begin = useWrite('post', '/sandbox/faults');
  const kinds = Object.keys(texts.kinds) as Kind[];
  return (
    <FormDialog<{ readonly kind: string; readonly seconds: string }>
      title={texts.begin}
      action={texts.begin}
      initial={{ kind: 'RATE_LIMIT', seconds: '60' }}
      onClose={onClose}
      done={texts.begun}
      onSubmit={async ({ kind, seconds }) => {
        await begin.mutateAsync({ body: { kind: kind as Kind, seconds: Number(seconds) } });
        onDone();
      }}
    >
      <SelectInput
        name="kind"
        label={texts.kind}
        options={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
      />
      <SelectInput
        name="seconds"
        label={texts.seconds}
        options={stretches.map((value) => ({ value: String(value), label: texts.lasts(value) }))}
      />
    </FormDialog>
  );
}
