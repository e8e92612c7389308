import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './audience-input.css';

/** What was chosen so far, each with the way to leave it out again. */
export function ChosenList<One extends { readonly id: string; readonly label: string }>({
  label,
  chosen,
  leaveOut,
  onChange,
}: {
  readonly label: string;
  readonly chosen: readonly One[];
  readonly leaveOut: (label: string) => string;
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
            aria-label={leaveOut(said)}
            onClick={() => onChange(chosen.filter((one) => one.id !== id))}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
