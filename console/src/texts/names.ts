/** What the wire calls something, and what people call it. */
export const roleNames = {
  EMPLOYEE: 'Employee',
  DEPARTMENT_HEAD: 'Department Head',
  ADMINISTRATOR: 'Administrator',
  EXECUTIVE: 'Executive',
} as const;
