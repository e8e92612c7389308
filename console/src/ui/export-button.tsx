import type { ReactNode } from 'react';
import { type Body, useWrite } from '../client/hooks.ts';
import { useCan } from '../session.tsx';
import { exportButtonTexts } from '../texts/ui.ts';
import { Button } from './button.tsx';
import { useToast } from './toast.tsx';

type Kind = Body<'/exports', 'post'>['kind'];

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
  if (!can('exports.create')) return null;
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
