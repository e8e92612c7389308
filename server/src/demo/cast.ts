import type { Role } from '../kernel/scopes.ts';
import { addDays, daysBetween } from '../lib/days.ts';
import { type DemoPerson, list, mailDomain, mentions, type Random } from './demo.ts';
import { table } from './plan.ts';

/** Titles are those of everyone but the head, the leading ones first, with how many there are of each. */
export const departments = table('name|code|color|location|division|description|titles')`
  Kitchen|KITCHEN|#B91C1C|Harbourfront|Restaurants|Three kitchens, lunch and dinner service.|Sous-chef*2, Chef de partie*2, Line Cook*8, Kitchen Porter*3
  Bakery|BAKERY|#B45309|Junction|Restaurants|Bread and pastry for all houses.|Pastry Chef*2, Baker*4, Bakery Apprentice*2
  Dining Room|DINING|#1D4ED8|Harbourfront|Restaurants|Service in all three dining rooms.|Floor Supervisor*2, Server*10, Host*2
  Bar & Cellar|BAR|#6D28D9|Distillery|Restaurants|Bars, wine cellar and tastings.|Sommelier*2, Bartender*5
  Events & Catering|EVENTS|#BE185D|Distillery|Events|Weddings, corporate catering and festivals.|Event Planner*2, Catering Lead*2, Catering Assistant*5
  Purchasing & Logistics|LOGISTICS|#047857|Junction|Operations|Suppliers, stores and deliveries.|Buyer*1, Stock Controller*1, Delivery Driver*4, Storekeeper*1
  Finance & Payroll|FINANCE|#0F766E|Head Office|Corporate|Accounts, payroll and reporting.|Accountant*2, Payroll Clerk*1, Financial Analyst*1
  People & Culture|PEOPLE|#4338CA|Head Office|Corporate|Hiring, onboarding, training and safety.|Recruiter*1, Training Coordinator*1, Health and Safety Officer*1`;

const leaders = table('called|title|role|department')`
  Amara Okafor|Chief Executive Officer|EXECUTIVE|
  Henrik Lindqvist|Chief Operating Officer|EXECUTIVE|
  Kenji Morimoto|Executive Chef|DEPARTMENT_HEAD|Kitchen
  Zeynep Aydın|Head Baker|DEPARTMENT_HEAD|Bakery
  Léa Desrosiers|Dining Room Manager|DEPARTMENT_HEAD|Dining Room
  Tomasz Wiśniewski|Beverage Director|DEPARTMENT_HEAD|Bar & Cellar
  Nadia Benali|Director of Events|DEPARTMENT_HEAD|Events & Catering
  Kwame Mensah|Head of Purchasing|DEPARTMENT_HEAD|Purchasing & Logistics
  Mei-Ling Zhao|Head of Finance|DEPARTMENT_HEAD|Finance & Payroll
  Alejandra Cisneros|Head of People|DEPARTMENT_HEAD|People & Culture
  Priya Raghunathan|HR Systems Manager|ADMINISTRATOR|People & Culture
  Mateo Fuentes|HR Generalist|ADMINISTRATOR|People & Culture
  Siobhan Kavanagh|Payroll Manager|ADMINISTRATOR|Finance & Payroll`;
type Post = (typeof leaders)[number];

const usualCount = 80;
const words = (text: string): string[] => text.trim().split(/\s+/);

const firstNames = words(`
  Aisha Akira Anika Bilal Bronwyn Camille Chinedu Dagny Dmitri Elif Emeka Esi Fatima Freya Gabriel Giulia Hana
  Hassan Ines Isamu Jamila Jun Kateryna Kofi Lars Leilani Linh Lucía Magnus Malia Marek Min-jun Nguyen Noor
  Olga Omar Paolo Quinn Rania Ravi Rosa Saoirse Selim Sofía Soraya Sven Tariq Thandiwe Ulrike Vikram Wanjiru
  Xochitl Yael Yusuf Zofia Zuri`);

const lastNames = words(`
  Abebe Adeyemi Ahmed Andersson Baptiste Bergström Boateng Castillo Chandra Cohen Dubois Eriksen Fernández
  Fischer Gagnon Garcia Haddad Hernández Ibrahim Ito Jansen Kamau Khan Kowalski Kumar Laurent Lopez MacDonald
  Mbeki Moreau Nakamura Nguyen Novak O’Brien Oyelaran Park Patel Petrov Popescu Rahman Rossi Santos Sato
  Schmidt Singh Sørensen Tanaka Tran Tremblay Usman Vargas Wójcik Yilmaz`);

/** Minutes of a week without work. */
export const noDays = { MONDAY: 0, TUESDAY: 0, WEDNESDAY: 0, THURSDAY: 0, FRIDAY: 0, SATURDAY: 0, SUNDAY: 0 };

const levels = ['PRINCIPAL', 'PRINCIPAL', 'LEAD', 'STANDARD'] as const;
const employmentTypes = 'FULL_TIME FULL_TIME FULL_TIME PART_TIME PART_TIME TEMPORARY CONTRACT'.split(' ');
/** Who works three days a week, and has leave by them. */
const partTimeTitle = 'Financial Analyst';
const threeDays = { ...noDays, MONDAY: 480, TUESDAY: 480, WEDNESDAY: 480 };
const nicknames: Record<string, string> = { Alejandra: 'Ale', Gabriel: 'Gabe', Kateryna: 'Kat', Thandiwe: 'Thandi' };
const salaried = 'Sous-chef,Pastry Chef,Supervisor,Planner,Buyer,Accountant,Analyst,Recruiter,Coordinator,Officer';
const [settledDays, veteranDays] = [90, 400];
/** Letters that the decomposition NFD leaves whole, and the space between names. */
const plainLetters: Record<string, string> = { ø: 'o', ı: 'i', ł: 'l', ' ': '.' };

/** As anyone could type it: letters without marks. */
const addressOf = (called: string): string =>
  called
    .normalize('NFD')
    .replaceAll(/\p{M}|[’']/gu, '')
    .replaceAll(/[øıł ]/g, (letter) => plainLetters[letter] ?? '')
    .toLowerCase();

/** How far from the top: 0 an executive, 1 a head, 2 who leads a few, 3 everyone else. */
function rankOf({ role, title }: Post): 0 | 1 | 2 | 3 {
  if (role === 'EXECUTIVE') return 0;
  if (role === 'DEPARTMENT_HEAD') return 1;
  return role === 'ADMINISTRATOR' || /Sous-chef|Pastry Chef|Supervisor|Sommelier|Planner|Buyer/.test(title) ? 2 : 3;
}

/** Everyone, those who manage others before those they manage. A larger house has more people in every post, a smaller one some of every department. */
function postsOf(random: Random, count: number): Post[] {
  const taken = new Set(leaders.map(({ called }) => called));
  const newName = (): string => {
    let called: string;
    do called = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
    while (taken.has(called));
    taken.add(called);
    return called;
  };
  const staffOf = ({ name: department, titles }: (typeof departments)[number]): Post[] =>
    list(titles).flatMap((titleAndCount) => {
      const [title = '', many] = titleAndCount.split('*');
      return Array.from({ length: Number(many) }, () => ({ called: newName(), title, role: 'EMPLOYEE', department }));
    });
  const posts = [...leaders];
  if (count < usualCount) {
    const staffs = departments.map(staffOf);
    for (let round = 0; posts.length < count; round++) posts.push(...staffs.flatMap((staff) => staff[round] ?? []));
    return posts.slice(0, count);
  }
  while (posts.length < count) posts.push(...departments.flatMap(staffOf));
  return posts.slice(0, count);
}

/** Everyone answers to someone above them in their department; heads to the top. */
function managerOf(random: Random, earlier: readonly Post[], post: Post): string | null {
  const house = earlier.filter(
    ({ role, department }) => role !== 'ADMINISTRATOR' && ['', post.department].includes(department),
  );
  const above = (rank: number) => house.filter((one) => rankOf(one) === rank).map(({ called }) => addressOf(called));
  const rank = rankOf(post);
  if (rank < 2) return rank === 0 ? (above(0)[0] ?? null) : random.pick(above(0));
  const leads = rank === 3 ? above(2) : [];
  return leads.length > 0 && random.chance(0.8) ? random.pick(leads) : (above(1)[0] ?? null);
}

/** Everyone with their days at the house: some have left, some have only just come. Those beyond the usual are a crowd, and stay. */
export function castOf(random: Random, today: string, count = usualCount, domain = mailDomain): DemoPerson[] {
  const posts = postsOf(random, count);
  return posts.map((post, index) => {
    const { called, title } = post;
    const role = post.role as Role;
    const department = post.department || null;
    const rank = rankOf(post);
    const isCrowd = index >= usualCount;
    const isNew = rank === 3 && !isCrowd && index % 9 === 0;
    const hasLeft = rank === 3 && !isCrowd && !isNew && index % 13 === 5;
    const manager = managerOf(random, posts.slice(0, index), post);
    const from = addDays(today, -(isNew ? random.between(5, 60) : random.between(isCrowd ? 400 : 200, 3600)));
    const left = hasLeft ? addDays(today, -random.between(10, 120)) : null;
    const until = left ?? today;
    const days = daysBetween(from, until);
    const usual = rank < 3 ? 'FULL_TIME' : title.includes('Apprentice') ? 'INTERN' : random.pick(employmentTypes);
    const isPartTime = !isCrowd && title === partTimeTitle;
    const type = isPartTime ? 'PART_TIME' : usual;
    const house = departments.find(({ name }) => name === department);
    const pay = role !== 'EMPLOYEE' || mentions(salaried, title) ? 'salaried' : 'hourly';
    const time = `${days > settledDays ? 'settled' : 'newcomer'} ${days < veteranDays ? 'junior' : 'veteran'}`;
    // The first of the kitchen shows visitors round.
    const also = index === leaders.length ? 'guide' : isCrowd ? 'crowd' : '';
    const name = addressOf(called);
    const [first_name = '', last_name] = called.split(' ');
    const details = {
      first_name,
      last_name,
      preferred_name: nicknames[first_name] ?? null,
      email: `${name}@${domain}`,
      role,
      job_title: title,
      level: rank === 3 && random.chance(0.2) ? 'SENIOR' : levels[rank],
      department_id: department && `@${department}`,
      manager_id: manager && `@${manager}`,
      division: house?.division ?? 'Corporate',
      work_location: house?.location ?? 'Head Office',
      employment_type: type,
      ...(isPartTime && { working_pattern: { cycle_weeks: 1, weeks: [threeDays] } }),
      employment_start_date: from,
      employment_end_date: left,
      employee_id: `SP-${String(index + 1).padStart(4, '0')}`,
      payroll_id: `PR-${String(10_001 + index)}`,
      probation_period_months: isNew ? 3 : null,
    };
    const words = [role, title, department, type, pay, time, left === null ? 'here' : 'gone', also].join(' ');
    return { name, role, department, manager, from, until, words, details };
  });
}
