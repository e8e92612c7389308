import { type ReactNode, useState } from 'react';
import { type Item, useList, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { useCan, useSession } from '../../session.tsx';
import { mergeTexts as texts } from '../../texts/department-merges.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import './departments.css';

export type Merge = Item<'/department-merges'>;
type NameOf = (id: string | null | undefined) => string | null;

/** What became of the department, or is to: also of others that become part of it. */
export function DepartmentMerges({ departmentId }: { readonly departmentId: string }): ReactNode {
  const can = useCan();
  const { uses } = useSession();
  return uses.merges && can('departments.listMerges') ? <Merges departmentId={departmentId} /> : null;
}

function Merges({ departmentId }: { readonly departmentId: string }): ReactNode {
  const format = useFormat();
  const list = useList('/department-merges', { query: { department_id: [departmentId] } });
  return (list.rows ?? []).map((merge) => {
    const isEnding = merge.department_id === departmentId;
    const otherId = isEnding ? merge.into_id : merge.department_id;
    const other = <Link to={`/departments/${otherId}`}>{list.nameOf(otherId) ?? texts.another}</Link>;
    const day = format.day(merge.effective_date);
    const isDone = merge.status === 'DONE';
    const said = isEnding ? (isDone ? texts.became : texts.becomes) : isDone ? texts.tookIn : texts.takesIn;
    return (
      <Notice key={merge.id} tone={merge.problem === null ? 'info' : 'warning'}>
        <div className="merge-line">
          <span>
            {said(day)} {other}
            {isDone && ` (${texts.moved(merge.moved_count)})`}
          </span>
          <UndoMerge merge={merge} nameOf={list.nameOf} />
        </div>
        {merge.problem !== null && <div>{merge.problem}</div>}
      </Notice>
    );
  });
}

/** The way back, before its day. */
export function UndoMerge({ merge, nameOf }: { readonly merge: Merge; readonly nameOf: NameOf }): ReactNode {
  const can = useCan();
  const toast = useToast();
  const format = useFormat();
  const undo = useWrite('delete', '/departments/{id}/merge');
  const [asks, setAsks] = useState(false);
  if (!merge.is_undoable || !can('departments.undoMerge')) return null;
  const names = [nameOf(merge.department_id) ?? texts.another, nameOf(merge.into_id) ?? texts.another] as const;
  return (
    <>
      <Button size="small" aria-label={texts.undoNamed(...names)} onClick={() => setAsks(true)}>
        {texts.undo}
      </Button>
      {asks && (
        <ConfirmDialog
          title={texts.undoTitle(...names)}
          action={texts.undoAction}
          onClose={() => setAsks(false)}
          onConfirm={async () => {
            await undo.mutateAsync({ path: { id: merge.department_id } });
            toast(texts.undone(...names));
            setAsks(false);
          }}
        >
          {texts.undoText(format.day(merge.effective_date))}
        </ConfirmDialog>
      )}
    </>
  );
}
