import { addDays } from '../lib/days.ts';
import { at, deciderOf, type Demo, type DemoPerson, list, thoseWho } from './demo.ts';
import { stepsFor, stepsOf, table } from './plan.ts';
import type { Runner, Step } from './runner.ts';
import { fileOf } from './tiny-pdf.ts';

const by = 'priya.raghunathan';
const folders = list('Contracts, Health and safety, Payroll, Policies').map((name) => ({ name }));

/** What belongs to the house is that of the one who administers. Of the signers, the first so many have `signed`. */
const documents = table(
  'whose|share|title|category|file_name|folder_id|at|tags|is_private|is_company_library|versions|signing_mode|signers|signed|deadline|reason',
)`
  HR Systems Manager|1|Employee handbook|POLICY|Employee handbook.pdf|@Policies|-210|[onboarding]||true|3|||||
  HR Systems Manager|1|Allergen and cross-contact policy|POLICY|Allergens.pdf|@Health and safety|-160|[kitchen,service]||true|2|PARALLEL|DEPARTMENT_HEAD|4||
  HR Systems Manager|1|Fire drill plan, Harbourfront|POLICY|Fire drill.pdf|@Health and safety|-95|[harbourfront]||true|1|||||
  HR Systems Manager|1|Travel and expenses policy|POLICY|Travel and expenses.pdf|@Policies|-60|||true|1|||||
  HR Systems Manager|1|Lease renewal, Harbourfront|CONTRACT|Lease renewal.pdf|@Contracts|-2|[harbourfront]|||1|PARALLEL|EXECUTIVE,ADMINISTRATOR|0|10|
  HR Systems Manager|1|Tip pooling agreement|POLICY|Tip pooling.pdf|@Policies|-9|[draft]|||1|PARALLEL|DEPARTMENT_HEAD|3||
  HR Systems Manager|1|Incident report form|FORM|incident-report.txt|@Health and safety|-130|[form]||true|1|||||
  guide,here+Chef de partie,here+Pastry Chef|1|Employment agreement|CONTRACT|Employment agreement.pdf|@Contracts|-130||true||1|SEQUENTIAL|owner and head|2||
  here+Host|1|Employment agreement|CONTRACT|Employment agreement.pdf|@Contracts|-8||true||1|SEQUENTIAL|owner and head|1||
  here+Bakery Apprentice|1|Employment agreement|CONTRACT|Employment agreement.pdf|@Contracts|-9||true||1|SEQUENTIAL|owner and head|0|10|
  here+Stock Controller,here+Storekeeper|1|Employment agreement|CONTRACT|Employment agreement.pdf|@Contracts|-12||true||1|SEQUENTIAL|owner and head|1||The start date is a week too early.
  guide,here+Catering Lead|1|Food handler certificate|CERTIFICATE|food-handler.pdf|@Health and safety|-75|[kitchen]|||1|||||
  here+Sommelier,here+Recruiter|1|Work permit|IDENTIFICATION|work-permit.pdf||-50||true||1|||||
  here+Floor Supervisor,here+Buyer|1|Statement of earnings|PAYROLL|earnings.txt|@Payroll|-20||true||1|||||
  here+Kitchen Porter|1|Uniform receipt|FORM|uniform.txt||-14|[equipment]|||1|PARALLEL|owner|0|10|
  guide|1|Knife safety rules|FORM|Knife safety rules.pdf||-6||||1|PARALLEL|owner|0|10|
  guide|1|Photo consent|FORM|Photo consent.pdf||-30||||1|PARALLEL|owner|1||My picture stays mine.
  guide|1|Locker agreement|FORM|Locker agreement.pdf||-25||||1|PARALLEL|owner|0|-3|`;

/** A library for all, and for some people what they signed, are to sign and refused. */
export async function fillDocuments(demo: Demo, runner: Runner): Promise<void> {
  await runner.run(stepsOf(demo, { call: 'folders.create', by }, folders));
  await runner.runAbreast(demo.people.flatMap((owner) => documents.map((row) => documentSteps(demo, owner, row))));
}

/** Signed or refused on the day after, two hours after one another. */
function documentSteps(demo: Demo, owner: DemoPerson, row: (typeof documents)[number]): Step[] {
  const { versions, signing_mode, signers, signed, deadline, reason, ...plan } = row;
  const known = `document ${row.title} ${owner.name}`;
  const own = { call: 'documents.create', by, owner_id: '@$name', known };
  const [created] = stepsFor(demo, owner, [{ ...own, ...plan }]);
  if (!created) return [];
  const of = `@${known}`;
  const steps = Array.from({ length: Number(versions) }, (_, index): Step => {
    const file = fileOf(demo, row.file_name, [row.title, 'Saffron & Pine', `Version ${String(index + 1)}`]);
    if (index > 0) return { as: by, at: created.at, call: 'documents.update', of, with: file };
    return { ...created, with: { ...created.with, ...file } };
  });
  if (signers === '') return steps;
  const names = signersOf(demo, owner, signers);
  const signature_deadline = deadline === '' ? null : at(addDays(demo.today, Number(deadline)));
  const request = { user_ids: names.map((name) => `@${name}`), signing_mode, signature_deadline };
  // No one is told of what they did themselves: what the sender signs too is sent by another.
  const as = names.includes(by) ? 'mateo.fuentes' : by;
  const decision = reason === '' ? { call: 'documents.sign' } : { call: 'documents.decline', with: { reason } };
  const next = addDays(demo.today, Number(row.at) + 1);
  steps.push({ as, at: created.at, call: 'documents.setSigners', of, with: request });
  for (const [index, name] of names.slice(0, Number(signed)).entries()) {
    steps.push({ as: name, at: at(next, 13 + 2 * index), call: 'documents.view', of });
    steps.push({ as: name, at: at(next, 14 + 2 * index), of, ...decision });
  }
  return steps;
}

function signersOf(demo: Demo, owner: DemoPerson, signers: string): string[] {
  if (signers.startsWith('owner')) return [owner.name, deciderOf(demo, owner)].slice(0, signers === 'owner' ? 1 : 2);
  const people = thoseWho(demo, signers).slice(0, 4);
  return people.map(({ name }) => name);
}
