import type { ReactNode } from 'react';
import { useFormat } from '../../../format.ts';
import { useSearch } from '../../../router.tsx';
import { policyTexts as texts, yearSelectTexts } from '../../../texts/leave/policy.ts';
import '../../../ui/field.css';

/** The year in the address; this one if none stands there. */
export function useYear(): [year: number, change: (year: number) => void] {
  const format = useFormat();
  const [search, change] = useSearch<'year'>();
  const thisYear = Number(format.today().slice(0, 4));
  const asked = Number(search.year);
  const year = Number.isInteger(asked) && asked >= 2000 && asked <= 2100 ? asked : thisYear;
  return [year, (next) => change({ year: next === thisYear ? undefined : String(next) })];
}

export function YearSelect(): ReactNode {
  const format = useFormat();
  const [year, setYear] = useYear();
  const thisYear = Number(format.today().slice(0, 4));
  const years = [...new Set([year, thisYear - 2, thisYear - 1, thisYear, thisYear + 1, thisYear + 2])].sort();
  return (
    <span className="select">
      <select
        className="control"
        aria-label={texts.year}
        value={year}
        onChange={({ target }) => setYear(Number(target.value))}
      >
        {years.map((one) => (
          <option key={one} value={one}>
            {one === thisYear ? yearSelectTexts.thisYear(one) : one}
          </option>
        ))}
      </select>
    </span>
  );
}
