import type { Cells } from '../row-cells.ts';

/**
 * `Okafor, Ngozi` or `Ngozi Okafor` as first and last name, unless the row has columns of their own for them. More words without
 * a comma could be parted in several ways: such a cell stays as it is.
 */
export function splitName(cells: Cells): Cells {
  const { full_name, ...rest } = cells;
  if (typeof full_name !== 'string') return cells;
  if (rest['first_name'] !== undefined || rest['last_name'] !== undefined) return rest;
  const parts = full_name.includes(',') ? full_name.split(',') : full_name.trim().split(/\s+/).reverse();
  const [last_name, first_name] = parts.map((part) => part.trim());
  return parts.length === 2 && first_name && last_name ? { ...rest, first_name, last_name } : cells;
}
