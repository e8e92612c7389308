export const serviceAccounts = {
  higherRole: 'Only an Administrator or Executive of the same or a higher role looks after this service account.',
  roleAbove: 'A service account gets a role up to your own.',
  departmentsOfHead: {
    api: 'department_ids goes with the role DEPARTMENT_HEAD alone.',
    app: 'Departments go with the role Department Head alone.',
  },
  tooMany: ({ limit }: { limit: number }) =>
    `An organization has at most ${String(limit)} service accounts. Delete one that is not used.`,
};
