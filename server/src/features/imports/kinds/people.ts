import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { dayIn } from '../../../lib/days.ts';
import { conflict, invalid, Refusal } from '../../../lib/errors.ts';
import { faultsOf } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import {
  addPersonalDetails,
  createPerson,
  joinTeam,
  NewPerson,
  PersonalChanges,
  removePeople,
} from '../../people/index.ts';
import {
  listCustomFieldsOf,
  NewCompensation,
  recordCompensation,
  removeCompensationOf,
  setCustomValue,
} from '../../records/index.ts';
import { planInvitation } from '../../sign-in/index.ts';
import type { Cells } from '../row-cells.ts';
import { type Column, Faults, oneByOne, type RowContext, type RowKind } from '../rows.ts';
import {
  date,
  decimalNumber,
  employmentType,
  level,
  payFrequency,
  payType,
  role,
  upperCase,
  wholeNumber,
  workingPattern,
} from './cells.ts';
import { departmentFor, isMade, removeMade, teamFor } from './made.ts';
import { managerOf, managersFirst } from './managers.ts';
import { onlyOne, splitName } from './references.ts';

const personalColumns = {
  personal_email: {},
  phone: {},
  mobile_phone: {},
  date_of_birth: date,
  gender: {},
  pronouns: {},
  marital_status: {},
  nationality: {},
};
const addressColumns = {
  address_line1: {},
  address_line2: {},
  address_city: {},
  address_region: {},
  address_postal_code: {},
  address_country: {},
};
const contactColumns = {
  emergency_contact_name: {},
  emergency_contact_phone: {},
  emergency_contact_relationship: {},
};
/** `salary` is that of a year and `hourly_pay` that of an hour; `pay_amount` is either, as `pay_type` says. */
const payColumns = {
  salary: decimalNumber,
  hourly_pay: decimalNumber,
  pay_amount: decimalNumber,
  pay_type: payType,
  pay_currency: upperCase,
  pay_frequency: payFrequency,
  pay_effective_date: date,
};

/** The fields of a person and of their first pay; a department also by name or code, a manager also by name, number or address. */
export const peopleRows: RowKind = {
  columns: {
    first_name: { isRequired: true, unless: 'full_name' },
    last_name: { isRequired: true, unless: 'full_name' },
    full_name: {},
    email: { isRequired: true },
    middle_name: {},
    preferred_name: {},
    job_title: {},
    division: {},
    work_location: {},
    department: {},
    department_id: {},
    team: {},
    manager: {},
    manager_email: {},
    manager_id: {},
    role,
    level,
    employment_start_date: date,
    employment_end_date: date,
    employment_type: employmentType,
    employee_id: {},
    payroll_id: {},
    probation_period_months: wholeNumber,
    working_pattern: workingPattern,
    ...personalColumns,
    ...addressColumns,
    ...contactColumns,
    ...payColumns,
  },

  add: (work, cells, context) => addRow(work, cells, context),
  split: splitName,
  order: managersFirst,
  undo: { remove: takeBack, isBeside: isMade },
};

const custom = 'custom_field:';

/** The organization's own fields, each a column. */
export async function customColumns(db: Db, actor: Pick<Actor, 'organizationId'>): Promise<Record<string, Column>> {
  const readers: Record<string, Column> = {
    DATE: date,
    NUMBER: decimalNumber,
    BOOLEAN: { read: (text) => yesOrNo[text.toLowerCase()] ?? text },
    MULTI_SELECT: { read: (text) => text.split(/[;|]/).map((part) => part.trim()) },
  };
  const fields = await listCustomFieldsOf(db, actor);
  return Object.fromEntries(fields.map(({ key, label, type }) => [`${custom}${key}`, { ...readers[type], label }]));
}

const yesOrNo: Readonly<Record<string, boolean>> = {
  ...{ true: true, yes: true, oui: true, ja: true, x: true, 1: true },
  ...{ false: false, no: false, non: false, nein: false, 0: false },
};

/** People with the pay of their rows, then what was made beside them. */
async function takeBack(work: UnitOfWork, recordIds: readonly string[]): Promise<ReadonlyMap<string, Refusal>> {
  const people = recordIds.filter((id) => id.startsWith('usr_'));
  const pay = recordIds.filter((id) => id.startsWith('comp_'));
  const staying = await removePeople(work, people, {
    rows: { compensation_records: pay },
    remove: (userIds) => removeCompensationOf(work, userIds, pay),
  });
  return new Map([...staying, ...(await oneByOne(removeMade)(work, recordIds.filter(isMade), ''))]);
}

const emailInLine = (line: number): Refusal => conflict(say('imports.emailInLine', { line }), { field: 'email' });

const pick = (cells: Cells, names: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(cells).filter(([name]) => Object.hasOwn(names, name)));

const isEmpty = (values: object): boolean => Object.keys(values).length === 0;

async function addRow(work: UnitOfWork, cells: Cells, context: RowContext): Promise<readonly string[]> {
  const { rehearsal } = context;
  const faults = new Faults();
  const own = Object.fromEntries(
    Object.entries(cells).filter(
      ([name]) => Object.hasOwn(NewPerson.properties, name) && !(name in payColumns) && !(name in personalColumns),
    ),
  );
  if (typeof own['working_pattern'] === 'string') {
    faults.add(invalid('working_pattern', 'imports.pattern'));
    delete own['working_pattern'];
  }
  const isNameWhole = cells['full_name'] !== undefined;
  if (isNameWhole) faults.add(invalid('full_name', 'imports.fullName'));
  faults.add(...faultsOf(NewPerson, own).filter((fault) => !(isNameWhole && isOfName(fault))));
  const person = own as NewPerson;
  const personal = personalOf(cells);
  faults.add(...faultsOf(PersonalChanges, personal).map(asColumnOfFile));
  const pay = payOf(work, cells, faults);
  if (pay) faults.add(...faultsOf(NewCompensation, pay).map(asPayColumn));
  const made: string[] = [];
  await faults.attempt(async () => {
    onlyOne(cells, 'department', 'department_id');
    if (cells['department'] === undefined) return;
    person.department_id = await departmentFor(work, cells['department'] as string, context, made);
  });
  await faults.attempt(async () => {
    const manager = await managerOf(work, cells, rehearsal);
    if (manager !== undefined) person.manager_id = manager;
  });
  const teamId = await faults.attempt(async () =>
    cells['team'] === undefined ? undefined : teamFor(work, cells['team'] as string, context, made),
  );
  const email = typeof person.email === 'string' ? person.email.toLowerCase() : null;
  const earlier = email === null ? undefined : rehearsal?.emails.get(email);
  if (earlier !== undefined) faults.add(emailInLine(earlier));
  faults.enforce();

  const { id } = await createPerson(work, person, rehearsal?.emails.size);
  planInvitation(work, id, context.options);
  if (!isEmpty(personal)) {
    await addPersonalDetails(work, id, personal).catch((error: unknown) => {
      throw error instanceof Refusal ? asColumnOfFile(error) : error;
    });
  }
  if (teamId !== undefined) await joinTeam(work, teamId, [id]);
  // What else is said of the person needs them to be there.
  const payId = pay && (await faults.attempt(() => recordCompensation(work, id, pay as NewCompensation)))?.id;
  for (const [name, value] of Object.entries(cells)) {
    if (!name.startsWith(custom)) continue;
    await faults.attempt(() => setCustomValue(work, id, name.slice(custom.length), value as string, name));
  }
  faults.enforce();
  rehearsal?.add(() => {
    rehearsal.emails.set(email ?? '', context.line);
    rehearsal.addPerson(person);
  });
  return [...made, id, ...(typeof payId === 'string' ? [payId] : [])];
}

function personalOf(cells: Cells): Record<string, unknown> {
  const personal = pick(cells, personalColumns);
  const address = Object.entries(pick(cells, addressColumns));
  if (address.length > 0) {
    personal['home_address'] = Object.fromEntries(address.map(([name, text]) => [name.slice('address_'.length), text]));
  }
  const contact = pick(cells, contactColumns);
  if (!isEmpty(contact)) {
    const [name, phone, relationship] = Object.keys(contactColumns).map((column) => contact[column]);
    personal['emergency_contacts'] = [{ name, phone, ...(relationship !== undefined && { relationship }) }];
  }
  return personal;
}

const fieldOf = ({ details }: Refusal): string => {
  const field = details?.['field'];
  return typeof field === 'string' ? field : '';
};

/** The field of a record by the column that the file has for it. */
function asColumnOfFile(refusal: Refusal): Refusal {
  const field = fieldOf(refusal);
  const column = field
    .replace(/^home_address\./, 'address_')
    .replace(/^home_address$/, 'address_line1')
    .replace(/^emergency_contacts\.0\./, 'emergency_contact_')
    .replace(/^emergency_contacts.*$/, 'emergency_contact_phone');
  return invalid(column, refusal.said);
}

const isOfName = (fault: Refusal): boolean => ['first_name', 'last_name'].includes(fieldOf(fault));

const payFieldColumns: Readonly<Record<string, string>> = {
  amount: 'pay_amount',
  currency: 'pay_currency',
  effective_date: 'pay_effective_date',
};
const asPayColumn = (refusal: Refusal): Refusal => {
  const field = fieldOf(refusal);
  return invalid(payFieldColumns[field] ?? field, refusal.said);
};

/** From the first day on, unless the row names another. */
function payOf(work: UnitOfWork, cells: Cells, faults: Faults): Record<string, unknown> | null {
  const given = pick(cells, payColumns);
  const { salary, hourly_pay, pay_amount, pay_type, pay_currency, pay_frequency, pay_effective_date } = given;
  const amounts = [salary, hourly_pay, pay_amount].filter((amount) => amount !== undefined);
  if (amounts.length === 0) return null;
  if (amounts.length > 1) {
    const [column = '', other = ''] = Object.keys(given);
    faults.add(invalid(column, say('imports.notBoth', { column, other })));
    return null;
  }
  if (typeof amounts[0] !== 'number') {
    const column = salary !== undefined ? 'salary' : hourly_pay !== undefined ? 'hourly_pay' : 'pay_amount';
    faults.add(invalid(column, 'imports.number'));
    return null;
  }
  const type = salary !== undefined ? 'SALARY' : hourly_pay !== undefined ? 'HOURLY' : pay_type;
  const today = dayIn(work.actor.organization.timezone, work.nowMs);
  return {
    effective_date: pay_effective_date ?? cells['employment_start_date'] ?? today,
    ...(type !== undefined && { pay_type: type }),
    amount: amounts[0],
    ...(pay_currency !== undefined && { currency: pay_currency }),
    ...(pay_frequency !== undefined && { pay_frequency }),
  };
}
