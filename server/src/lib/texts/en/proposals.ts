interface Told {
  readonly message: string;
}

export const proposals = {
  propose: 'propose must be true or false, given once.',
  withDryRun: 'A rehearsal keeps nothing, and a proposal waits. Send propose or dry_run, not both.',
  unproposable: 'This is done at once or not at all: there is nothing that could wait. Send it without propose.',
  holderOf: 'holder_of names something that can be given beyond a role, as the permissions reference has it; once.',
  holderOfNone: ({ name }: { name: string }) =>
    `Whoever was given ${name} cannot do this, so they could not accept it. Leave holder_of out.`,
  note: ({ limit }: { limit: number }) =>
    `Muster-Note takes up to ${String(limit)} characters, in UTF-8 or as UTF-8'' and percent-encoded.`,
  only: {
    api: 'This token may propose and not write, and this cannot be proposed.',
    app: 'This token may propose and not write, and this cannot be proposed.',
  },
  needsTwo: {
    api: 'This needs two people. Send it with propose=true, and someone else accepts it.',
    app: 'This needs two people: propose it, and someone else accepts it.',
  },
  own: 'Someone else accepts what you proposed yourself.',
  ownNeedsTwo: 'This needs two people: someone else has to accept it.',
  notYours: 'You may not do this yourself, so you cannot accept it.',
  notProposer: 'Only the person who proposed it can withdraw it.',
  changed: {
    api: 'What would come of it has changed since it was shown: see details.changes. Accept it again if it is still right.',
    app: 'What would come of it has changed since you looked. See what it would do now, then accept it or not.',
  },
  refusedUnseen: 'It is refused by now, for a reason that is not yours to see. Someone who may see it can say more.',
  refused: {
    api: ({ message }: Told) => `It would be refused by now: ${message}`,
    app: ({ message }: Told) => `This can no longer be done: ${message}`,
  },
  ownField: ({ field }: { field: string }) =>
    `${field} is not among what one may ask to be changed in one’s own record.`,
  nothing: 'Nothing would change.',
  proposerGone: 'The person or token that proposed it is no longer let in.',
  fourEyes: ({ operation }: { operation: string }) =>
    `${operation} is neither an effect nor a write that can be proposed, so two people could never do it.`,
};
