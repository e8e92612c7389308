import type { Demo } from './demo.ts';
import type { Runner, Step } from './runner.ts';
import { mentions, table } from './table.ts';

/** Whose title holds one of the words is a member. */
const teams = table('name|description|department|words|status')`
  Lunch Brigade|Opens at ten.|Kitchen|Sous-chef,partie,Line Cook|ACTIVE
  Dinner Brigade|Until the last table.|Kitchen|Line Cook,Porter|ACTIVE
  Sourdough|Starts at three in the morning.|Bakery|Baker,Apprentice|ACTIVE
  Patisserie|Desserts and wedding cakes.|Bakery|Pastry|ACTIVE
  Harbourfront Floor|The large dining room.|Dining Room|Supervisor,Server|ACTIVE
  Sommeliers|Pairings and tastings.|Bar & Cellar|Sommelier|ACTIVE
  Weddings|April to October.|Events & Catering|Planner,Lead|ACTIVE
  Payroll|Every second Friday.|Finance & Payroll|Payroll|ACTIVE
  First Aid|Trained first-aiders.|People & Culture|Safety,Training|ACTIVE
  Summer Terrace|Closed after last season.|Dining Room|Host|ARCHIVED`;

const chief = 'henrik.lindqvist';

/** Teams across the departments, and a second manager for the two largest of these. */
export async function fillTeams({ people }: Demo, runner: Runner): Promise<void> {
  const titled = (department: string, words: string): string[] =>
    people
      .filter((person) => person.isActive && person.department === department && mentions(words, person.jobTitle))
      .map(({ name }) => `@${name}`);
  const chainOf = ({ name, description, department, words, status }: (typeof teams)[number]): Step[] => {
    const members = titled(department, words);
    const team = { name, description, department_id: `@${department}`, lead_id: members[0] ?? null };
    const id = `@team ${name}`;
    return [
      { as: chief, call: 'teams.create', with: team, name: `team ${name}` },
      ...members.map((user_id) => ({ as: chief, call: 'teams.addMember', of: { id, user_id } })),
      ...(status === 'ACTIVE' ? [] : [{ as: chief, call: 'teams.update', of: id, with: { status } }]),
    ];
  };
  await runner.runAbreast(teams.map(chainOf));
  const deputyOf = (department: string, word: string): Step => {
    const user_ids = titled(department, word).slice(0, 1);
    return { as: chief, call: 'departments.setManagers', of: `@${department}`, with: { user_ids } };
  };
  await runner.run([deputyOf('Kitchen', 'Sous-chef'), deputyOf('Dining Room', 'Supervisor')]);
}
