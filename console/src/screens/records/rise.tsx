import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '../../client/error.ts';
import { type Body, type Data, write } from '../../client/hooks.ts';
import { useSettled } from '../../client/options.ts';
import { type Format, useFormat } from '../../format.ts';
import { riseTexts as texts } from '../../texts/rises.ts';
import { Facts } from '../../ui/page.tsx';

type Asked = Body<'/users/{id}/compensation/preview', 'post'>;
/** A change of what someone is paid, as the server works it out. */
export type Rise = Data<'/users/{id}/compensation/preview', 'post'>;
export type Figures = Rise['per_year'];

/** What it was, what it becomes, and by how much. */
export function sayDifference({ before, after }: Figures, currency: string, format: Format): string {
  if (after === null) return '';
  const becomes = format.money(after, currency);
  if (before === null) return becomes;
  return texts.becomes(format.money(before, currency), becomes, sayMore({ before, after }, currency, format));
}

export function sayMore({ before, after }: Figures, currency: string, format: Format): string {
  if (before === null || after === null) return '';
  const more = Math.round((after - before) * 10_000) / 10_000;
  return more > 0 ? texts.more(format.money(more, currency)) : format.money(more, currency);
}

/** Beside a change of pay: the same by the hour and by the year, asked once the hand rests. */
export function RisePreview({
  personId,
  asked,
}: {
  readonly personId: string;
  readonly asked: Asked | null;
}): ReactNode {
  const format = useFormat();
  const rested = useSettled(JSON.stringify(asked));
  const { data } = useQuery<Rise, ApiError>({
    queryKey: ['/users/{id}/compensation/preview', personId, rested],
    enabled: asked !== null && rested !== 'null',
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async () => {
      const input = { path: { id: personId }, body: JSON.parse(rested) as Asked };
      return (await write('post', '/users/{id}/compensation/preview', input)).data;
    },
  });
  if (asked === null || data === undefined) return null;
  const { after, before, per_hour, per_year, weekly_minutes: week, planned_from: next } = data;
  const isSameCurrency = before === null || before.currency === after.currency;
  const figures = (of: Figures): string =>
    sayDifference(isSameCurrency ? of : { ...of, before: null }, after.currency, format);
  return (
    <section aria-label={texts.title}>
      <Facts
        isLines
        facts={[
          [texts.perHour, figures(per_hour)],
          [texts.perYear, figures(per_year)],
        ]}
      />
      <p className="quiet">{texts.week(format.minutes(week))}</p>
      {after.effective_date > format.today() && <p>{texts.planned(format.day(after.effective_date))}</p>}
      {next !== null && <p>{texts.followed(format.day(next))}</p>}
    </section>
  );
}
