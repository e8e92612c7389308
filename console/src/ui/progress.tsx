import type { ReactNode } from 'react';
import './progress.css';

/** How far something is that goes on by itself, as a bar and in words. */
export const Progress = ({
  label,
  done,
  all,
  children,
}: {
  readonly label: string;
  readonly done: number;
  readonly all: number;
  readonly children: ReactNode;
}): ReactNode => (
  <div className="progress" role="status">
    <progress aria-label={label} max={Math.max(1, all)} value={done} />
    <span className="quiet">{children}</span>
  </div>
);
