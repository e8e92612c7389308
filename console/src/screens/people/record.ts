import type { Data } from '../../client/hooks.ts';
import type { Names } from '../../ui/page.tsx';

export type Person = Data<'/users/{id}'>;

export interface TabProps {
  readonly person: Person;
  readonly names: Names;
}
