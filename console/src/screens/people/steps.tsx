import type { ReactNode } from 'react';
import { stepsTexts } from '../../texts/people/people.ts';
import './people.css';

/** Where one is in a form of several steps. */
export function Steps({
  labels,
  current,
}: {
  readonly labels: readonly string[];
  readonly current: number;
}): ReactNode {
  return (
    <ol className="steps" aria-label={stepsTexts.steps}>
      {labels.map((label, index) => (
        <li
          key={label}
          className={index < current ? 'steps__step steps__step--done' : 'steps__step'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className="steps__number" aria-hidden="true">
            {index + 1}
          </span>
          {label}
        </li>
      ))}
    </ol>
  );
}
