/** Told within the change that adds someone to a team; the subject is the person. */
export const teamJoined = 'team.joined';

/** Facts by which someone may come to belong to an audience; the subject of each is the person. */
export const joiningFacts = ['user.created', 'user.updated', 'user.reactivated', teamJoined] as const;
