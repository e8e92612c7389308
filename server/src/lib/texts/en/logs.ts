export const logs = {
  ownRecord: 'Only a person has a record of their own.',
};
