import { type Static, Type } from 'typebox';
import { type LongWork, longWorkStatuses } from '../../kernel/long-work/kind.ts';
import { Instant } from '../../lib/days.ts';
import { described, PersonName, RecordId } from '../../lib/fields.ts';
import { Id } from '../../lib/ids.ts';
import { Nullable } from '../../lib/schema.ts';

const reasons = ['requester_not_allowed', 'given_up'] as const;

const Release = Type.Object({
  to: described(PersonName, 'Who started it, and has an archive of their own by it.'),
  by: described(PersonName, 'The Executive who allowed it.'),
  reason: Type.String({ examples: ['Asked for by a court.'], description: 'Why; the person reads it.' }),
  created_at: Instant('When it was allowed.'),
});
type Release = Static<typeof Release>;

/** As it is kept: by ids, so that no name outlives its person. */
export interface KeptRelease {
  readonly to_id: string;
  readonly by_id: string;
  readonly reason: string;
  readonly created_at: string;
}

/** Whoever was allowed or allowed it has a name there: the person is to know. */
export type NameOf = (id: string) => Static<typeof PersonName>;

const shownRelease = (kept: KeptRelease | undefined, nameOf: NameOf): Release | null =>
  kept ? { to: nameOf(kept.to_id), by: nameOf(kept.by_id), reason: kept.reason, created_at: kept.created_at } : null;

export const DataArchive = Type.Object(
  {
    id: RecordId('dar'),
    user_id: Id('usr', 'Whom it is about.'),
    status: Type.Enum([...longWorkStatuses], {
      description: 'COMPLETED: the file is there until `expires_at`.',
    }),
    reason: Nullable(Type.Enum([...reasons]), {
      description:
        'Why it failed. requester_not_allowed: who asked lost the right to it; given_up: it failed again and again for a fault of the server.',
    }),
    steps_done: Type.Integer({ description: 'How many areas and files are in it so far.', examples: [4] }),
    steps_total: Type.Integer({ description: 'How many there are in all.', examples: [12] }),
    size_bytes: Type.Integer({ description: 'The size of the file; 0 until it is there.', examples: [250_000] }),
    created_at: Instant('When it was asked for.'),
    completed_at: Nullable(Instant(), { description: 'When it ended; null while it runs.' }),
    expires_at: Instant('When the file is removed.'),
    release: Nullable(Release, {
      description: 'Who else may have it while the person is active, as an Executive allowed; null: no one.',
    }),
  },
  {
    $id: 'DataArchive',
    description: 'What is kept about a person, as one ZIP archive, written in the background.',
  },
);
export type DataArchive = Static<typeof DataArchive>;

export const StartedArchive = Type.Object(
  {
    id: RecordId('dar'),
    user_id: Id('usr', 'Whom it is about, and whose it is.'),
    started_by_id: Id('usr', 'Who had it made.'),
    status: DataArchive.properties.status,
    created_at: DataArchive.properties.created_at,
    expires_at: DataArchive.properties.expires_at,
    release: DataArchive.properties.release,
  },
  { $id: 'StartedDataArchive', description: 'An archive that was made for someone active, without what is in it.' },
);
export type StartedArchive = Static<typeof StartedArchive>;

export interface ArchiveAsked {
  readonly user_id: string;
  /** Who had it made for someone else. */
  readonly started_by_id?: string;
  /** By which someone may have it who otherwise may not. */
  readonly release?: KeptRelease;
}

export interface ArchiveState {
  readonly size_bytes: number;
}

export type ArchiveWork = LongWork<ArchiveAsked, ArchiveState>;

export const presentArchive = ({ asked, state, ...work }: ArchiveWork, nameOf: NameOf): DataArchive => ({
  id: work.id,
  user_id: asked.user_id,
  status: work.status,
  reason: work.reason as DataArchive['reason'],
  steps_done: work.done,
  steps_total: work.total,
  size_bytes: state.size_bytes,
  created_at: work.created_at,
  completed_at: work.completed_at,
  expires_at: work.expires_at,
  release: shownRelease(asked.release, nameOf),
});

/** One that someone started for another. */
export type StartedWork = ArchiveWork & { readonly asked: { readonly started_by_id: string } };

export const presentStarted = (
  { id, asked, status, created_at, expires_at }: StartedWork,
  nameOf: NameOf,
): StartedArchive => ({
  id,
  user_id: asked.user_id,
  started_by_id: asked.started_by_id,
  status,
  created_at,
  expires_at,
  release: shownRelease(asked.release, nameOf),
});
