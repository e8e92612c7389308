import { type ReactNode, useState } from 'react';
import { type Data, useRead, useWrite } from '../../client/hooks.ts';
import { type Format, useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { taskNames } from '../../texts/codes.ts';
import { healthTexts } from '../../texts/health.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Facts, Page, Panel } from '../../ui/page.tsx';
import { PendingPanel } from '../../ui/pending.tsx';
import { useToast } from '../../ui/toast.tsx';
import { nameIn } from '../../words.ts';
import './health.css';

type Report = Data<'/health-report'>;
const refetchMs = 15_000;
/** A queue whose first job waits longer than this is stuck, or too slow. */
const slowSeconds = 60;

/** How the organization's work is doing, for those who answer for it. */
export function Screen(): ReactNode {
  const { data, error, reload } = useRead('/health-report', {}, { refetchEveryMs: refetchMs });
  return (
    <Page title={healthTexts.health} lead={healthTexts.healthLead}>
      {(error !== null || !data) && <PendingPanel read={{ error, reload }} />}
      {data && <Report report={data} />}
    </Page>
  );
}

function Report({ report }: { readonly report: Report }): ReactNode {
  const format = useFormat();
  const { jobs } = report;
  return (
    <>
      {report.warnings.map(({ code }) => (
        <Notice key={code} tone="warning">
          {healthTexts.warnings[code]}
        </Notice>
      ))}
      {isNearlyFull(report.seats) && (
        <Notice tone="warning">
          {healthTexts.seatsNearlyTaken(format.number(report.seats.taken), format.number(report.seats.limit ?? 0))}
        </Notice>
      )}
      {report.warnings.length === 0 &&
        !isNearlyFull(report.seats) &&
        jobs.failed.length === 0 &&
        jobs.oldest_seconds < slowSeconds && <Notice tone="success">{healthTexts.everythingRunsAsItShould}</Notice>}
      {(jobs.failed.length > 0 || jobs.oldest_seconds >= slowSeconds) && (
        <Notice tone="warning">{healthTexts.someWorkInTheBackground}</Notice>
      )}
      <Panel title={healthTexts.workInTheBackground} note={healthTexts.workInTheBackgroundNote}>
        <Facts
          facts={[
            [healthTexts.runningNow, format.number(jobs.running)],
            [healthTexts.waitingToRun, format.number(jobs.ready)],
            [healthTexts.plannedForLater, format.number(jobs.waiting)],
            [healthTexts.failedToBeTriedAgain, format.number(jobs.failing)],
            [healthTexts.longestWait, healthTexts.seconds(jobs.oldest_seconds)],
            [healthTexts.webhooksWaiting, <Waiting key="waiting" count={report.waiting_deliveries} format={format} />],
          ]}
        />
        {jobs.failed.length > 0 && <FailedJobs failed={jobs.failed} />}
      </Panel>
      <Panel title={healthTexts.storage}>
        <Facts
          facts={[
            [healthTexts.files, healthTexts.filesCount(report.files.count)],
            [
              healthTexts.sizeOfTheFiles,
              report.files.bytes === 0 ? healthTexts.none : format.fileSize(report.files.bytes),
            ],
          ]}
        />
      </Panel>
      <Panel title={healthTexts.seats}>
        <Facts
          facts={[
            [healthTexts.seatsTaken, format.number(report.seats.taken)],
            [
              healthTexts.seatsInAll,
              report.seats.limit === null ? healthTexts.noLimit : format.number(report.seats.limit),
            ],
          ]}
        />
      </Panel>
      <Panel title={healthTexts.installation}>
        <Facts facts={installationFacts(report, format)} />
      </Panel>
    </>
  );
}

/** From nine of ten on: whoever rolls out by a directory has to know before it stops. */
const isNearlyFull = ({ taken, limit }: Report['seats']): boolean => limit !== null && taken * 10 >= limit * 9;

function Waiting({ count, format }: { readonly count: number; readonly format: Format }): ReactNode {
  const can = useCan();
  const said = format.number(count);
  return can('webhooks.list') && count > 0 ? <Link to="/developers/webhooks">{said}</Link> : said;
}

function installationFacts(report: Report, format: Format): [string, ReactNode][] {
  const { clock_offset_seconds: ahead } = report;
  return [
    [healthTexts.kind, report.is_production ? healthTexts.production : healthTexts.development],
    [healthTexts.runningSince, format.instant(report.running_since)],
    [healthTexts.mail, report.mail === 'sent' ? healthTexts.sentByTheMailServer : healthTexts.keptOnThisMachine],
    ['PostgreSQL', report.postgres_version],
    ['Node.js', report.node_version],
    [healthTexts.newestChangeOfTheSchema, <code key="migration">{report.migration.replace(/\.sql$/, '')}</code>],
    ...(ahead === null ? [] : [[healthTexts.testClock, clockSaid(Math.round(ahead / 8640) / 10)] as [string, string]]),
  ];
}

const clockSaid = (days: number): string => (days === 0 ? healthTexts.asTheMachine : healthTexts.daysAhead(days));

function FailedJobs({ failed }: { readonly failed: Report['jobs']['failed'] }): ReactNode {
  const format = useFormat();
  const can = useCan();
  const [asked, setAsked] = useState<string | null>(null);
  const retry = useWrite('post', '/health-report/retry-jobs');
  const toast = useToast();
  return (
    <div>
      <h3>{healthTexts.givenUp}</h3>
      <ul className="failed-jobs">
        {failed.map(({ task, count, last_failed_at }) => (
          <li key={task}>
            <span>
              <strong>{nameIn(taskNames, task)}</strong>
              <span className="quiet"> {healthTexts.lastFailed(count, format.ago(last_failed_at))}</span>
            </span>
            {can('health.retryJobs') && (
              <Button
                size="small"
                aria-label={healthTexts.tryAgainNamed(nameIn(taskNames, task))}
                onClick={() => setAsked(task)}
              >
                {healthTexts.tryAgain}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked !== null && (
        <ConfirmDialog
          title={healthTexts.tryTheseJobsOnceMore}
          action={healthTexts.tryAgain}
          isDangerous={false}
          onClose={() => setAsked(null)}
          onConfirm={async () => {
            const { retried } = await retry.mutateAsync({ body: { task: asked } });
            toast(healthTexts.onTheWay(retried));
            setAsked(null);
          }}
        >
          {healthTexts.theyGetAllTheirAttempts}
        </ConfirmDialog>
      )}
    </div>
  );
}
