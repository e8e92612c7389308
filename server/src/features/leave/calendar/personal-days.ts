import type { PlannedWork } from '../../../kernel/planned-work.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';

/** What is known of the days on which one person works, beside the organization's week. */
export interface PersonalDays {
  /** Days that count for them although the organization rests. */
  readonly worked: ReadonlySet<string>;
  readonly planned: readonly PlannedWork[];
}

const nothingKnown: PersonalDays = { worked: new Set(), planned: [] };

/**
 * Without a working pattern a person works on the organization's days, and on those for which they have a published shift; a pattern takes
 * the place of both (`leaveCalendar`). `userId` null: of someone whom the caller may not know of, nothing.
 */
export async function personalDays(
  { services, actor, tx }: UnitOfWork,
  userId: string | null,
  from: string,
  to: string,
): Promise<PersonalDays> {
  if (userId === null) return nothingKnown;
  const found = await Promise.all(
    services.catalogue.plannedWork.map((source) => source.find(tx, actor, userId, from, to)),
  );
  const planned = found.flat();
  return { worked: new Set(planned.map(({ date }) => date)), planned };
}
