import type { Role } from '../kernel/scopes.ts';
import type { Random } from './random.ts';
import { list, table } from './table.ts';

/** Titles are those of everyone but the head, the leading ones first, with how many there are of each. */
export const departments = table('name|code|color|location|head|headTitle|description|titles')`
  Kitchen|KITCHEN|#B91C1C|Harbourfront|Kenji Morimoto|Executive Chef|Three kitchens, lunch and dinner service.|Sous-chef*2, Chef de partie*2, Line Cook*8, Kitchen Porter*3
  Bakery|BAKERY|#B45309|Junction|Zeynep Aydın|Head Baker|Bread and pastry for all houses.|Pastry Chef*2, Baker*4, Bakery Apprentice*2
  Dining Room|DINING|#1D4ED8|Harbourfront|Léa Desrosiers|Dining Room Manager|Service in all three dining rooms.|Floor Supervisor*2, Server*10, Host*2
  Bar & Cellar|BAR|#6D28D9|Distillery|Tomasz Wiśniewski|Beverage Director|Bars, wine cellar and tastings.|Sommelier*2, Bartender*5
  Events & Catering|EVENTS|#BE185D|Distillery|Nadia Benali|Director of Events|Weddings, corporate catering and festivals.|Event Planner*2, Catering Lead*2, Catering Assistant*5
  Purchasing & Logistics|LOGISTICS|#047857|Junction|Kwame Mensah|Head of Purchasing|Suppliers, stores and deliveries.|Buyer*1, Stock Controller*1, Delivery Driver*4, Storekeeper*1
  Finance & Payroll|FINANCE|#0F766E|Head Office|Mei-Ling Zhao|Head of Finance|Accounts, payroll and reporting.|Accountant*2, Payroll Clerk*1, Financial Analyst*1
  People & Culture|PEOPLE|#4338CA|Head Office|Alejandra Cisneros|Head of People|Hiring, onboarding, training and safety.|Recruiter*1, Training Coordinator*1, Health and Safety Officer*1`;

const executives = table('name|title')`
  Amara Okafor|Chief Executive Officer
  Henrik Lindqvist|Chief Operating Officer`;

const administrators = table('name|title|department')`
  Priya Raghunathan|HR Systems Manager|People & Culture
  Mateo Fuentes|HR Generalist|People & Culture
  Siobhan Kavanagh|Payroll Manager|Finance & Payroll`;

export const firstNames = `
  Aisha Akira Anika Bilal Bronwyn Camille Chinedu Dagny Dmitri Elif Emeka Esi Fatima Freya Gabriel Giulia Hana
  Hassan Ines Isamu Jamila Jun Kateryna Kofi Lars Leilani Linh Lucía Magnus Malia Marek Min-jun Nguyen Noor
  Olga Omar Paolo Quinn Rania Ravi Rosa Saoirse Selim Sofía Soraya Sven Tariq Thandiwe Ulrike Vikram Wanjiru
  Xochitl Yael Yusuf Zofia Zuri`
  .split(/\s+/)
  .slice(1);

export const lastNames = `
  Abebe Adeyemi Ahmed Andersson Baptiste Bergström Boateng Castillo Chandra Cohen Dubois Eriksen Fernández
  Fischer Gagnon Garcia Haddad Hernández Ibrahim Ito Jansen Kamau Khan Kowalski Kumar Laurent Lopez MacDonald
  Mbeki Moreau Nakamura Nguyen Novak O’Brien Oyelaran Park Patel Petrov Popescu Rahman Rossi Santos Sato
  Schmidt Singh Sørensen Tanaka Tran Tremblay Usman Vargas Wójcik Yilmaz`
  .split(/\s+/)
  .slice(1);

export interface PersonPlan {
  readonly first: string;
  readonly last: string;
  /** The part of their address before the @. */
  readonly name: string;
  readonly title: string;
  readonly role: Role;
  readonly department: string | null;
  readonly location: string;
  /** How far from the top: 0 an executive, 1 a head, 2 who leads a few, 3 everyone else. */
  readonly rank: 0 | 1 | 2 | 3;
}

/** As anyone could type it: letters without marks. */
export const addressOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}|[’']/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replace(' ', '.')
    .toLowerCase();

const leading = /Sous-chef|Pastry Chef|Supervisor|Sommelier|Planner|Buyer/;

/** Everyone, those who manage others before those they manage. */
export function planPeople(random: Random): PersonPlan[] {
  const taken = new Set<string>();
  const plan = (
    called: string,
    title: string,
    role: Role,
    rank: PersonPlan['rank'],
    department: string | null,
    location = 'Head Office',
  ): PersonPlan => {
    const [first = '', last = ''] = called.split(' ');
    const name = addressOf(called);
    taken.add(name);
    return { first, last, name, title, role, department, location, rank };
  };
  const newName = (): string => {
    for (;;) {
      const called = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
      if (!taken.has(addressOf(called))) return called;
    }
  };
  return [
    ...executives.map(({ name, title }) => plan(name, title, 'EXECUTIVE', 0, null)),
    ...departments.map((of) => plan(of.head, of.headTitle, 'DEPARTMENT_HEAD', 1, of.name, of.location)),
    ...administrators.map((one) => plan(one.name, one.title, 'ADMINISTRATOR', 2, one.department)),
    ...departments.flatMap(({ name: department, location, titles }) =>
      list(titles).flatMap((titleAndCount) => {
        const [title = '', count] = titleAndCount.split('*');
        const rank = leading.test(title) ? 2 : 3;
        const one = () => plan(newName(), title, 'EMPLOYEE', rank, department, location);
        return Array.from({ length: Number(count) }, one);
      }),
    ),
  ];
}
