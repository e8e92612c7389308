import { columns } from '../../cli/help.ts';

type Plain = string | number | boolean | null;

const written = (value: Plain | Plain[]): string =>
  Array.isArray(value) ? value.join(',') : value === null ? '' : String(value);

/** As `muster org set` takes them. */
export function settingsText(organizationId: string, settings: object): string {
  const rows = Object.entries(settings).flatMap(([key, value]: [string, Plain | Plain[] | Record<string, Plain>]) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[key, written(value)] as const];
    if (key !== 'modules') return [[key, written(Object.values(value))] as const];
    return Object.entries(value).map(([inner, held]) => [`${key}.${inner}`, written(held)] as const);
  });
  return `${organizationId}\n${columns(rows)}`;
}
