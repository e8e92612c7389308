import { type ReactNode, useState } from 'react';
import { type Data, useList, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useCan } from '../../session.tsx';
import { kioskTexts as texts } from '../../texts/kiosks.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { Status } from '../../ui/page.tsx';
import { Secret } from '../../ui/secret.tsx';
import { useToast } from '../../ui/toast.tsx';
import { type Kiosk, KioskDialog } from './kiosk-dialog.tsx';

type Coded = Data<'/kiosks', 'post'>;

/** A tablet asks every five seconds. */
const silentMs = 10 * 60_000;
/** What it kept since is not known. */
const awayMs = 60_000;
const clockOffSeconds = 60;

export function NewKioskButton(): ReactNode {
  const can = useCan();
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<Coded | null>(null);
  if (!can('kiosks.create')) return null;
  return (
    <>
      <Button kind="primary" icon="plus" onClick={() => setIsMaking(true)}>
        {texts.add}
      </Button>
      {isMaking && (
        <KioskDialog
          onClose={() => setIsMaking(false)}
          onMade={(kiosk) => {
            setIsMaking(false);
            setMade(kiosk);
          }}
        />
      )}
      {made && <CodeDialog kiosk={made} onClose={() => setMade(null)} />}
    </>
  );
}

/** What to type on the tablet, and where. */
function CodeDialog({ kiosk, onClose }: { readonly kiosk: Coded; readonly onClose: () => void }): ReactNode {
  const format = useFormat();
  const { pairing_code: code, pairing_expires_at: until } = kiosk;
  return (
    <Dialog title={texts.codeTitle(kiosk.name)} onClose={onClose}>
      <p>{texts.codeText(`${location.origin}/kiosk`)}</p>
      <Secret text={`${code.slice(0, 4)} ${code.slice(4)}`} copy={texts.copyCode} isLarge />
      {until !== null && <p className="quiet">{texts.codeUntil(format.time(until))}</p>}
      <div className="form__actions form__actions--end">
        <Button kind="primary" onClick={onClose}>
          {texts.codeDone}
        </Button>
      </div>
    </Dialog>
  );
}

export function Kiosks({ tools }: { readonly tools?: ReactNode }): ReactNode {
  const format = useFormat();
  const list = useList('/kiosks');
  const [changing, setChanging] = useState<Kiosk | null>(null);
  const [removing, setRemoving] = useState<Kiosk | null>(null);
  const [coded, setCoded] = useState<Coded | null>(null);
  const toast = useToast();
  const code = useWrite('post', '/kiosks/{id}/pairing-code');
  const columns: readonly TableColumn<Kiosk>[] = [
    {
      id: 'name',
      title: texts.name,
      kind: 'lead',
      cell: ({ name, location: place }) => (
        <span className="who__text">
          <span>{name}</span>
          {place !== null && <span className="who__small">{place}</span>}
        </span>
      ),
    },
    {
      id: 'departments',
      title: texts.departments,
      cell: ({ is_for_all: isForAll, department_ids: ids }) =>
        isForAll ? texts.everyone : ids.map((id) => list.nameOf(id) ?? '').join(', '),
    },
    {
      id: 'heard',
      title: texts.lastHeard,
      cell: ({ last_heard_at: heard }) => (heard === null ? texts.notYet : format.ago(heard)),
    },
    { id: 'unsent', title: texts.unsent, kind: 'number', cell: ({ unsent_count: count }) => format.number(count) },
    { id: 'state', title: texts.state, cell: (kiosk) => <StateOf kiosk={kiosk} /> },
    {
      id: 'actions',
      title: texts.actions,
      kind: 'actions',
      cell: (kiosk) => (
        <>
          <Button size="small" onClick={() => setChanging(kiosk)}>
            {texts.change}
            <span className="only-read-aloud"> {kiosk.name}</span>
          </Button>
          <Button
            size="small"
            onClick={() =>
              code.mutate({ path: { id: kiosk.id } }, { onSuccess: setCoded, onError: (error) => toast(error.message) })
            }
          >
            {texts.newCode}
            <span className="only-read-aloud"> {kiosk.name}</span>
          </Button>
          <Button size="small" kind="quiet-danger" onClick={() => setRemoving(kiosk)}>
            {texts.unpair}
            <span className="only-read-aloud"> {kiosk.name}</span>
          </Button>
        </>
      ),
    },
  ];
  return (
    <>
      <DataTable
        label={texts.title}
        noun={texts.noun}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        tools={tools}
        empty={{ title: texts.noneTitle, text: texts.none }}
      />
      {changing && <KioskDialog one={changing} nameOf={list.nameOf} onClose={() => setChanging(null)} />}
      {removing && <UnpairDialog one={removing} onClose={() => setRemoving(null)} />}
      {coded && <CodeDialog kiosk={coded} onClose={() => setCoded(null)} />}
    </>
  );
}

function StateOf({ kiosk }: { readonly kiosk: Kiosk }): ReactNode {
  const format = useFormat();
  const { is_paired: isPaired, last_heard_at: heard, clock_ahead_seconds: ahead, pairing_expires_at: until } = kiosk;
  if (!isPaired) return <Status>{until === null ? texts.notPaired : texts.waitsForTablet(format.time(until))}</Status>;
  if (heard === null || Date.now() - Date.parse(heard) > silentMs) return <Status tone="bad">{texts.silent}</Status>;
  if (ahead !== null && Math.abs(ahead) > clockOffSeconds) {
    return <Status tone="warning">{texts.clockOff(Math.round(ahead / 60))}</Status>;
  }
  return <Status tone="good">{texts.works}</Status>;
}

/** Lost or stolen: at once. */
function UnpairDialog({ one, onClose }: { readonly one: Kiosk; readonly onClose: () => void }): ReactNode {
  const format = useFormat();
  const remove = useWrite('delete', '/kiosks/{id}');
  const { last_heard_at: heard, is_paired: isPaired } = one;
  const isSilent = isPaired && heard !== null && Date.now() - Date.parse(heard) > awayMs;
  return (
    <ConfirmDialog
      title={texts.unpairTitle(one.name)}
      action={texts.unpair}
      done={texts.unpaired(one.name)}
      onClose={onClose}
      onConfirm={() => remove.mutateAsync({ path: { id: one.id } })}
    >
      <p>{texts.unpairText}</p>
      {isSilent && <p>{texts.unpairSilent(format.ago(heard))}</p>}
      {one.unsent_count > 0 && <p>{texts.unpairUnsent(one.unsent_count)}</p>}
    </ConfirmDialog>
  );
}
