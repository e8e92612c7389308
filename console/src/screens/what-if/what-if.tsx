import { type ReactNode, useState } from 'react';
import { addDays } from '../../calendar-days.ts';
import { type Body, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { whatIfTexts as texts } from '../../texts/what-if.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page, Panel } from '../../ui/page.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Answer } from './answer.tsx';
import { Question, type Tried } from './question.tsx';
import type { WhatIf } from './record.ts';
import './what-if.css';

type Asked = NonNullable<Body<'/what-if', 'post'>>;

const pollMs = 1000;

/** What pay would have been under other settings: the question above, the answer beneath. */
export function Screen(): ReactNode {
  const format = useFormat();
  const ask = useWrite('post', '/what-if');
  const [asked, setAsked] = useState<Asked | null>(null);
  const jobId = ask.data?.id ?? null;
  const isUnderWay = ask.data !== undefined && jobId !== null;
  const [isWhole, setIsWhole] = useState(false);
  const job = useRead(
    '/what-if/{id}',
    { path: { id: jobId ?? '' } },
    { isEnabled: isUnderWay, ...(!isWhole && { refetchEveryMs: pollMs }) },
  );
  const answer: WhatIf | undefined = isUnderWay ? (job.data ?? ask.data) : ask.data;
  const isDone = answer?.status === 'COMPLETED' || answer?.status === 'FAILED';
  if (isUnderWay && isDone !== isWhole) setIsWhole(isDone);
  const start = async (tried: Tried): Promise<void> => {
    setIsWhole(false);
    setAsked(tried);
    await ask.mutateAsync({ body: tried });
  };
  const today = format.today();
  return (
    <Page title={texts.title} lead={texts.lead} back={{ to: '/reports', label: texts.back }}>
      <Panel title={texts.question}>
        <Question from={`${addDays(today, -365).slice(0, 8)}01`} to={today} onAsk={start} />
      </Panel>
      {answer && !isDone && (
        <Panel title={texts.working}>
          <Progress label={texts.working} done={answer.sheets_done} all={answer.sheets_total}>
            {texts.progress(answer.sheets_done, answer.sheets_total)}
          </Progress>
        </Panel>
      )}
      {answer?.status === 'FAILED' && <Notice tone="danger">{texts.failed}</Notice>}
      {answer?.status === 'COMPLETED' && asked && <Answer answer={answer} asked={asked} />}
    </Page>
  );
}
