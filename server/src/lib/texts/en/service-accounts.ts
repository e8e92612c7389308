export const serviceAccounts = {
  higherRole: 'Only someone who keeps service accounts, and sees as much as this one, looks after it.',
  departmentsAbove: 'A service account gets departments that you lead.',
  roleAbove: 'A service account gets a role up to your own.',
  departmentsOfHead: {
    api: 'department_ids goes with the role DEPARTMENT_HEAD alone.',
    app: 'Departments go with the role Department Head alone.',
  },
  tooMany: ({ limit }: { limit: number }) =>
    `An organization has at most ${String(limit)} service accounts. Delete one that is not used.`,
};
