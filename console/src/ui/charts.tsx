import type { ReactNode } from 'react';
import './charts.css';

/** How much of something is used: the words carry it, the bar shows it. */
export function Meter({
  label,
  value,
  max,
  said,
  tone = 'accent',
}: {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** What the numbers mean, in words. */
  readonly said: ReactNode;
  readonly tone?: 'accent' | 'warning' | 'danger';
}): ReactNode {
  const share = max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  return (
    <div className="meter">
      <div className="meter__head">
        <span className="meter__label">{label}</span>
        <span className="meter__said">{said}</span>
      </div>
      <svg
        className={`meter__bar meter__bar--${tone}`}
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className="meter__track" width="100" height="4" />
        <rect className="meter__fill" width={share * 100} height="4" />
      </svg>
    </div>
  );
}

export interface Bar {
  readonly label: string;
  readonly value: number;
  /** The value in words, beside the bar and read aloud. */
  readonly said: string;
  readonly isMarked?: boolean;
}

/** Upright bars under each other's labels, such as the hours of a week. The table of the same numbers is for those who do not see it. */
export function Bars({
  label,
  bars,
  max,
}: {
  readonly label: string;
  readonly bars: readonly Bar[];
  readonly max?: number;
}): ReactNode {
  const top = Math.max(max ?? 0, ...bars.map(({ value }) => value), 1);
  return (
    <figure className="bars" aria-label={label}>
      <ol>
        {bars.map((bar) => (
          <li key={bar.label} className={bar.isMarked === true ? 'bars__bar bars__bar--marked' : 'bars__bar'}>
            <span className="bars__said">{bar.value === 0 ? '' : bar.said}</span>
            <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
              <rect
                className="bars__fill"
                x="0"
                width="10"
                y={100 - (bar.value / top) * 100}
                height={(bar.value / top) * 100}
              />
            </svg>
            <span className="bars__label">{bar.label}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Lying bars, longest first by nature of the list, labelled directly: for reports. */
export function Rows({ label, bars }: { readonly label: string; readonly bars: readonly Bar[] }): ReactNode {
  const top = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <figure className="bar-rows" aria-label={label}>
      <ul>
        {bars.map((bar) => (
          <li key={bar.label}>
            <span className="bar-rows__label">{bar.label}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect className="bars__fill" width={(bar.value / top) * 100} height="10" />
            </svg>
            <span className="bar-rows__said">{bar.said}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
