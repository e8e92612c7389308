import type { ReactNode } from 'react';
import { tableSkeletonTexts } from '../texts/ui.ts';

/** Grey lines where rows are about to stand. */
export function TableSkeleton({
  label,
  titles,
  rows = 8,
}: {
  readonly label: string;
  readonly titles: readonly string[];
  readonly rows?: number;
}): ReactNode {
  return (
    <div role="status" aria-label={tableSkeletonTexts.loading(label)}>
      <table className="table" aria-hidden="true">
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {titles.map((title, index) => (
                <td key={title} data-label={title} className={index === 0 ? 'table__lead' : undefined}>
                  <span className="skeleton" style={{ width: `${45 + ((row * 3 + index * 5) % 4) * 12}%` }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
