import { getAll } from '../../api.ts';
import type { Department } from '../../records.ts';
import { forget, useShared } from '../../shared.ts';
import type { Option } from '../../ui/field.tsx';
import type { Loaded } from '../../ui/use-load.ts';

const name = 'departments';

/** All departments, inactive ones too: people may still belong to them. */
export const useDepartments = (): Loaded<Department[]> =>
  useShared(name, () => getAll<Department>('/departments', { include_inactive: true }));

export const forgetDepartments = (): void => forget(name);

export const byName = <T extends { readonly name: string }>(records: readonly T[]): T[] =>
  [...records].sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** To choose from: the active ones, and one that is chosen already. */
export const departmentOptions = (departments: readonly Department[] | null, chosen?: string | null): Option[] =>
  byName(departments ?? [])
    .filter((department) => department.is_active || department.id === chosen)
    .map((department) => ({
      value: department.id,
      label: department.is_active ? department.name : `${department.name} (inactive)`,
    }));
