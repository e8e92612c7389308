import type { ReactNode } from 'react';
import { audienceTexts } from '../texts/audience.ts';
import { Icon } from './icon.tsx';
import './audience-input.css';

/** What was chosen so far, each with the way to leave it out again. */
export function ChosenList<One extends { readonly id: string; readonly label: string }>({
  label,
  chosen,
  onChange,
}: {
  readonly label: string;
  readonly chosen: readonly One[];
  readonly onChange: (chosen: readonly One[]) => void;
}): ReactNode {
  if (chosen.length === 0) return null;
  return (
    <ul className="audience__chosen" aria-label={label}>
      {chosen.map(({ id, label: said }) => (
        <li key={id}>
          {said}
          <button
            type="button"
            aria-label={audienceTexts.leaveOut(said)}
            onClick={() => onChange(chosen.filter((one) => one.id !== id))}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
