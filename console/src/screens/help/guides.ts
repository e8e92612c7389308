import { guide as administrators } from '../../../../docs/using/administrators.md';
import { guide as departmentHeads } from '../../../../docs/using/department-heads.md';
import { guide as developers } from '../../../../docs/using/developers.md';
import { guide as employees } from '../../../../docs/using/employees.md';
import { administers } from '../../screen.ts';
import type { Session } from '../../session.tsx';
import type { Guide } from './guide.ts';

export interface Offered {
  readonly id: string;
  readonly guide: Guide;
}

/** The guides for what a person can do; their own role's first. */
export function guidesFor(session: Session): readonly Offered[] {
  const leads = administers(session) || session.user.role === 'DEPARTMENT_HEAD';
  return [
    ...(administers(session) ? [{ id: 'administrators', guide: administrators }] : []),
    ...(leads ? [{ id: 'department-heads', guide: departmentHeads }] : []),
    { id: 'employees', guide: employees },
    ...(session.abilities.includes('tokens.list') ? [{ id: 'developers', guide: developers }] : []),
  ];
}

export const guideAddress = (id: string): string => `/help/${id}`;
