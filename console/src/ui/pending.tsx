import type { ComponentProps, ReactNode } from 'react';
import type { Read } from '../client/hooks.ts';
import { Failure, Skeleton } from './notice.tsx';
import { Page } from './page.tsx';

type Unanswered = Pick<Read<unknown>, 'error' | 'reload'>;

/** What stands where an answer is on its way, or could not be had. */
export const Pending = ({ read }: { readonly read: Unanswered }): ReactNode =>
  read.error ? <Failure error={read.error} retry={read.reload} /> : <Skeleton lines={6} />;

export const PendingPanel = ({ read }: { readonly read: Unanswered }): ReactNode => (
  <div className="panel">
    <div className="panel__body">
      <Pending read={read} />
    </div>
  </div>
);

/** The page of a record before the record is there. */
export const PendingPage = ({
  read,
  ...page
}: Omit<ComponentProps<typeof Page>, 'children'> & { readonly read: Unanswered }): ReactNode => (
  <Page {...page}>
    <PendingPanel read={read} />
  </Page>
);
