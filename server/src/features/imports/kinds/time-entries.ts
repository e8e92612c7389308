import { Temporal } from 'temporal-polyfill';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { isTimezone, readInstantMs } from '../../../lib/days.ts';
import { invalid } from '../../../lib/errors.ts';
import { check } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import { listProjectsCalled, listTasksNamed } from '../../projects/index.ts';
import { listImportedEntries, NewTimeEntry, recordEntry, undoImportedEntries } from '../../time/index.ts';
import type { Cells } from '../row-cells.ts';
import type { RowKind } from '../rows.ts';
import { decimalNumber, list, truth, wholeNumber } from './cells.ts';
import { onlyNamed, onlyOne, personColumns, personOf, withoutPerson } from './references.ts';

/** Columns that are read as they stand. */
interface TextCells extends Cells {
  readonly clock_in?: string;
  readonly clock_out?: string;
  readonly timezone?: string;
  readonly project?: string;
  readonly task?: string;
}

/** The fields of POST /time-entries; a person also by e-mail address, a project and a task also by name, a project by code. */
export const timeEntryRows: RowKind = {
  columns: {
    ...personColumns,
    clock_in: { isRequired: true },
    clock_out: { isRequired: true },
    timezone: {},
    break_minutes: wholeNumber,
    project: {},
    project_id: {},
    task: {},
    task_id: {},
    description: {},
    notes: {},
    tags: list,
    is_billable: truth,
    hourly_rate: decimalNumber,
  },

  async add(work, cells, { importId }) {
    const { timezone, project, task, ...fields } = withoutPerson(cells) as TextCells;
    const entry = check(NewTimeEntry, {
      ...fields,
      user_id: await personOf(work, cells),
      clock_in: instantText('clock_in', fields.clock_in, timezone),
      clock_out: instantText('clock_out', fields.clock_out, timezone),
    });
    onlyOne(cells, 'project', 'project_id');
    onlyOne(cells, 'task', 'task_id');
    const projectId = project === undefined ? entry.project_id : await findProject(work, project);
    const taskId = task === undefined ? entry.task_id : await findTask(work, projectId, task);
    const { id } = await recordEntry(
      work,
      {
        ...entry,
        ...(projectId !== undefined && { project_id: projectId }),
        ...(taskId !== undefined && { task_id: taskId }),
      },
      { source: 'IMPORT', importId },
    );
    return id;
  },

  // Entries name their import themselves.
  undo: {
    list: async (work, importId) => (await listImportedEntries(work, importId)).map(({ id }) => id),
    remove: (work, _ids, importId) => undoImportedEntries(work, importId),
  },
};

const localTime = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2})?$/;

/** A time with an offset as it stands; a local one in the zone of the row. Without either no one knows when it was. */
function instantText(field: string, text: string | undefined, timezone: string | undefined): string | undefined {
  if (text === undefined || readInstantMs(text) !== null || !localTime.test(text)) return text;
  if (timezone === undefined) {
    throw invalid(field, say('imports.offset', { text }));
  }
  if (!isTimezone(timezone)) throw invalid('timezone', 'imports.timezone');
  return inZone(field, text, timezone);
}

/** Where the clocks change a time may not exist, or come twice: then only an offset tells which is meant. */
function inZone(field: string, text: string, timezone: string): string {
  try {
    const local = Temporal.PlainDateTime.from(text.replace(' ', 'T'), { overflow: 'reject' });
    return local.toZonedDateTime(timezone, { disambiguation: 'reject' }).toInstant().toString();
  } catch {
    throw invalid(field, say('imports.noSuchTime', { timezone }));
  }
}

/** By code first: it is what tells projects apart. */
async function findProject(work: UnitOfWork, text: string): Promise<string> {
  const projects = await listProjectsCalled(work, text);
  return projects[0]?.code.toLowerCase() === text.toLowerCase() ? projects[0].id : onlyNamed(projects, 'project', text);
}

async function findTask(work: UnitOfWork, projectId: string | null | undefined, text: string): Promise<string> {
  if (projectId == null) throw invalid('task', 'imports.taskWithoutProject');
  return onlyNamed(await listTasksNamed(work, projectId, text), 'task', text);
}
