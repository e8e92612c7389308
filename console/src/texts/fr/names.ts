import type * as en from '../names.ts';
import type { Translated } from '../translated.ts';

export const roleNames: Translated<typeof en.roleNames> = {
  EMPLOYEE: 'Personnel',
  DEPARTMENT_HEAD: 'Responsable de service',
  ADMINISTRATOR: 'Administration',
  EXECUTIVE: 'Direction',
};
