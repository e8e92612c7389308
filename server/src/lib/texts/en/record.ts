import { stateNames, type Thing, things } from './names.ts';

interface NoMove {
  readonly of: Thing;
  readonly state: string;
  readonly trigger: string;
  readonly allowed: readonly string[];
}

/** What holds for records of any kind. */
export const record = {
  notFound: ({ what }: { what: Thing }) => `No such ${things[what].bare}, or it is not visible to you.`,
  underWay: 'This is under way already. See how far it is, and ask again once it has ended.',
  askerMayNot: 'Who asked for this may not do it any more.',
  changedSince: 'This has changed since it was shown. Nothing was decided: look at it again.',
  notTakenBack: 'This was changed since, so it stays as it is.',
  notUndoable: 'Nothing of this can be taken back: it is still under way, was taken back already, or is too old.',
  recordsOrAudience: { api: 'Give records or audience, one of them.', app: 'Choose whom or what it is for.' },
  notOfPeople: 'This is done to records that are chosen one by one, not to people.',
  tooManyPeople: 'These are too many people at once. Choose 10,000 at most.',
  noMove: {
    api: ({ of, state, trigger, allowed }: NoMove) =>
      `${things[of].one} that is ${state} cannot ${trigger}; it must be ${allowed.join(' or ')}.`,
    app: ({ of, state }: NoMove) =>
      `This ${things[of].bare} is ${stateNames[state] ?? 'in another state'} now, so this can no longer be done.`,
  },
};
