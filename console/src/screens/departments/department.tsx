import { useState, type ReactNode } from 'react';
import { ApiError, get, send } from '../../api.ts';
import type { Department, DepartmentManagers, NamedPerson } from '../../records.ts';
import { navigate, useRouteParam } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Failure, Skeleton } from '../../ui/notice.tsx';
import { Status, Facts, Page, Panel, Swatch } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useLoad } from '../../ui/use-load.ts';
import { PersonLink } from '../people/person-link.tsx';
import { DepartmentDialog } from './department-dialog.tsx';
import { ManagersPanel } from './managers-panel.tsx';
import { forgetDepartments } from './source.ts';

interface Whole {
  readonly department: Department;
  readonly head: NamedPerson | null;
  readonly managers: readonly NamedPerson[];
}

async function loadWhole(id: string, signal: AbortSignal): Promise<Whole> {
  const [department, { managers }] = await Promise.all([
    get<Department>(`/departments/${id}`, {}, signal),
    get<DepartmentManagers>(`/departments/${id}/managers`, {}, signal),
  ]);
  return { department, head: await findHead(department.head_id, signal), managers };
}

/** Null as well for a head whom the reader may not see. */
async function findHead(id: string | null, signal: AbortSignal): Promise<NamedPerson | null> {
  if (id === null) return null;
  try {
    return await get<NamedPerson>(`/users/${id}`, { tiers: 'directory' }, signal);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export function Screen(): ReactNode {
  const id = useRouteParam();
  const can = useCan();
  const loaded = useLoad(`department ${id}`, (signal) => loadWhole(id, signal));
  const [asks, setAsks] = useState<'edit' | 'delete' | null>(null);
  const back = { to: '/departments', label: 'Departments' };
  if (!loaded.data) {
    return (
      <Page title="Department" back={back}>
        <div className="panel">
          {loaded.error === null ? (
            <div className="panel__body">
              <Skeleton lines={5} />
            </div>
          ) : (
            <Failure error={loaded.error} retry={loaded.reload} />
          )}
        </div>
      </Page>
    );
  }
  const { department, head, managers } = loaded.data;
  return (
    <Page
      title={department.name}
      back={back}
      lead={department.description}
      actions={
        <>
          {can('departments.delete') && (
            <Button kind="quiet-danger" onClick={() => setAsks('delete')}>
              Delete
            </Button>
          )}
          {can('users.list') && <ButtonLink to={`/people?department_id=${department.id}`}>People</ButtonLink>}
          {can('departments.update') && (
            <Button kind="primary" onClick={() => setAsks('edit')}>
              Edit
            </Button>
          )}
        </>
      }
    >
      <Panel title="About">
        <Facts
          facts={[
            ['Code', <span className="mono">{department.code}</span>],
            ['Colour', <Swatch color={department.color}>{department.color}</Swatch>],
            ['Head', department.head_id === null ? null : <PersonLink id={department.head_id} />],
            ['People', department.member_count],
            ['Status', department.is_active ? <Status tone="good">Active</Status> : <Status>Inactive</Status>],
          ]}
        />
      </Panel>
      <ManagersPanel
        departmentId={department.id}
        managers={managers}
        onSaved={(saved) => loaded.replace({ department, head, managers: saved })}
      />
      {asks === 'edit' && (
        <DepartmentDialog
          department={department}
          head={head}
          onClose={() => setAsks(null)}
          onSaved={() => {
            setAsks(null);
            loaded.reload();
          }}
        />
      )}
      {asks === 'delete' && <DeleteDialog department={department} onClose={() => setAsks(null)} />}
    </Page>
  );
}

function DeleteDialog({
  department,
  onClose,
}: {
  readonly department: Department;
  readonly onClose: () => void;
}): ReactNode {
  const toast = useToast();
  const remove = async (): Promise<void> => {
    await send('DELETE', `/departments/${department.id}`);
    forgetDepartments();
    toast(`${department.name} was deleted.`);
    navigate('/departments', { replace: true });
  };
  return (
    <ConfirmDialog title={`Delete ${department.name}?`} action="Delete" onConfirm={remove} onClose={onClose}>
      The department is gone for good; its teams stay, without a department. This works only while nobody belongs to it.
    </ConfirmDialog>
  );
}
