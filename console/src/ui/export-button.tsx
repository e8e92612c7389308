import type { ReactNode } from 'react';
import { type Body, useWrite } from '../client/hooks.ts';
import { administers } from '../screen.ts';
import { type Session, useCan, useSession } from '../session.tsx';
import type { PackageName } from '../texts/access-grants.ts';
import { exportButtonTexts } from '../texts/ui.ts';
import { Button } from './button.tsx';
import { useToast } from './toast.tsx';

type Kind = Body<'/exports', 'post'>['kind'];

/** What someone takes out by what they were given beyond their role. */
const givenOut: Partial<Readonly<Record<Kind, PackageName>>> = {
  expenses: 'EXPENSES_PAYING',
  audit_log: 'AUDITING',
  access_log: 'AUDITING',
  time_entries: 'PAYROLL_PREPARING',
  timesheets: 'PAYROLL_PREPARING',
  pay_periods: 'PAYROLL_PREPARING',
  compensation: 'PAYROLL_PREPARING',
};

function takesOut(session: Session, kind: Kind): boolean {
  const by = givenOut[kind];
  return administers(session) || (by !== undefined && session.packages.includes(by));
}

/** Starts an export of what the list shows, filters included; its file appears under Exports. */
export function ExportButton({
  kind,
  query = {},
  isSmall = true,
}: {
  readonly kind: Kind;
  readonly query?: object;
  /** As the tools of a table are; not so beside the actions of a page. */
  readonly isSmall?: boolean;
}): ReactNode {
  const can = useCan();
  const toast = useToast();
  const create = useWrite('post', '/exports');
  const session = useSession();
  if (!can('exports.create') || !takesOut(session, kind)) return null;
  const start = (): void =>
    create.mutate(
      { body: { kind, filters: queryText(query) } },
      {
        onSuccess: () =>
          toast(exportButtonTexts.theExportHasStarted, { to: '/exports', label: exportButtonTexts.seeExports }),
        onError: (error) => toast(error.message),
      },
    );
  return (
    <Button size={isSmall ? 'small' : undefined} isBusy={create.isPending} onClick={start}>
      {exportButtonTexts.export}
    </Button>
  );
}

/** What is not set narrows nothing. */
const queryText = (query: object): string =>
  new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => [name, String(value)]),
  ).toString();
