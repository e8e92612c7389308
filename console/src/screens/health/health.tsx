import { type ReactNode, useState } from 'react';
import { type Data, useRead, useWrite } from '../../client/hooks.ts';
import { type Format, useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Failure, Notice, Skeleton } from '../../ui/notice.tsx';
import { Facts, Page, Panel } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { plainly, plural } from '../../words.ts';
import './health.css';

type Report = Data<'/health-report'>;
const refetchMs = 15_000;
/** A queue whose first job waits longer than this is stuck, or too slow. */
const slowSeconds = 60;

/** How the installation is doing, for those who answer for it. */
export function Screen(): ReactNode {
  const { data, error, reload } = useRead('/health-report', {}, { refetchEveryMs: refetchMs });
  return (
    <Page title="Health" lead="How this installation of Muster is doing. It looks again every 15 seconds.">
      {error && <Failure error={error} retry={reload} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && <Report report={data} />}
    </Page>
  );
}

function Report({ report }: { readonly report: Report }): ReactNode {
  const format = useFormat();
  const { jobs } = report;
  return (
    <>
      {jobs.failed.length === 0 && jobs.oldest_seconds < slowSeconds ? (
        <Notice tone="success">Everything runs as it should.</Notice>
      ) : (
        <Notice tone="warning">Some work in the background needs a look. See below.</Notice>
      )}
      <Panel title="Work in the background" note="Mail, webhooks, imports and everything else that is not done at once">
        <Facts
          facts={[
            ['Running now', format.number(jobs.running)],
            ['Waiting to run', format.number(jobs.ready)],
            ['Planned for later', format.number(jobs.waiting)],
            ['Failed, to be tried again', format.number(jobs.failing)],
            ['Longest wait', plural(jobs.oldest_seconds, 'second')],
            ['Webhooks waiting', <Waiting key="waiting" count={report.waiting_deliveries} format={format} />],
          ]}
        />
        {jobs.failed.length > 0 && <FailedJobs failed={jobs.failed} />}
      </Panel>
      <Panel title="Storage">
        <Facts
          facts={[
            ['Database', format.fileSize(report.database_bytes)],
            ['Files', plural(report.files.count, 'file')],
            ['Size of the files', report.files.bytes === 0 ? 'None' : format.fileSize(report.files.bytes)],
          ]}
        />
      </Panel>
      <Panel title="Installation">
        <Facts facts={installationFacts(report, format)} />
      </Panel>
    </>
  );
}

function Waiting({ count, format }: { readonly count: number; readonly format: Format }): ReactNode {
  const can = useCan();
  const said = format.number(count);
  return can('webhooks.list') && count > 0 ? <Link to="/developers/webhooks">{said}</Link> : said;
}

function installationFacts(report: Report, format: Format): [string, ReactNode][] {
  const { clock_offset_seconds: ahead } = report;
  return [
    ['Kind', report.is_production ? 'Production' : 'Development'],
    ['Running since', format.instant(report.running_since)],
    ['Mail', report.mail === 'sent' ? 'Sent by the mail server' : 'Kept on this machine: no mail server is set'],
    ['PostgreSQL', report.postgres_version],
    ['Node.js', report.node_version],
    ['Newest change of the schema', report.migration.replace(/\.sql$/, '').replaceAll(/[-_]/g, ' ')],
    ...(ahead === null
      ? []
      : [
          ['Test clock', ahead === 0 ? 'As the machine’s own' : `${format.number(ahead / 86_400, 1)} days ahead`] as [
            string,
            string,
          ],
        ]),
  ];
}

function FailedJobs({ failed }: { readonly failed: Report['jobs']['failed'] }): ReactNode {
  const format = useFormat();
  const can = useCan();
  const [asked, setAsked] = useState<string | null>(null);
  const retry = useWrite('post', '/health-report/retry-jobs');
  const toast = useToast();
  return (
    <div>
      <h3>Given up</h3>
      <ul className="failed-jobs">
        {failed.map(({ task, count, last_failed_at }) => (
          <li key={task}>
            <span>
              <strong>{plainly(task)}</strong>
              <span className="quiet">
                {' '}
                {plural(count, 'job')}, last failed {format.ago(last_failed_at)}
              </span>
            </span>
            {can('health.retryJobs') && (
              <Button size="small" onClick={() => setAsked(task)}>
                Try again<span className="only-read-aloud">: {plainly(task)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked !== null && (
        <ConfirmDialog
          title="Try these jobs once more?"
          action="Try again"
          isDangerous={false}
          onClose={() => setAsked(null)}
          onConfirm={async () => {
            const { retried } = await retry.mutateAsync({ body: { task: asked } });
            toast(`${plural(retried, 'job is', 'jobs are')} on the way.`);
            setAsked(null);
          }}
        >
          They get all their attempts again. Mend the cause first, such as a mail server that was out of reach.
        </ConfirmDialog>
      )}
    </div>
  );
}
