/** When a department works: its usual turns, and the weekday on which its week of work begins (1 Monday). */
export interface HoursPlan {
  readonly turns: readonly { readonly starts: string; readonly minutes: number }[];
  readonly firstDays: readonly number[];
  /** What people write down. */
  readonly descriptions: readonly string[];
  /** Clocked in and out, or written down afterwards. */
  readonly isClocked: boolean;
}

const office: HoursPlan = {
  turns: [{ starts: '09:00', minutes: 510 }],
  firstDays: [1],
  descriptions: ['Month-end', 'Interviews', 'Reports', 'Planning'],
  isClocked: false,
};

export const hoursPlans: Readonly<Record<string, HoursPlan>> = {
  Kitchen: {
    turns: [
      { starts: '09:00', minutes: 480 },
      { starts: '15:45', minutes: 525 },
    ],
    firstDays: [1, 2, 3],
    descriptions: ['Lunch service', 'Dinner service', 'Prep', 'Inventory'],
    isClocked: true,
  },
  Bakery: {
    turns: [{ starts: '03:30', minutes: 480 }],
    firstDays: [1, 2],
    descriptions: ['Bread', 'Pastry', 'Wedding cakes'],
    isClocked: true,
  },
  'Dining Room': {
    turns: [
      { starts: '10:30', minutes: 450 },
      { starts: '16:30', minutes: 480 },
    ],
    firstDays: [2, 3],
    descriptions: ['Lunch service', 'Dinner service', 'Private dining'],
    isClocked: true,
  },
  'Bar & Cellar': {
    turns: [{ starts: '17:00', minutes: 510 }],
    firstDays: [2, 3],
    descriptions: ['Bar', 'Cellar', 'Tasting'],
    isClocked: true,
  },
  'Events & Catering': {
    turns: [{ starts: '11:00', minutes: 540 }],
    firstDays: [2, 3],
    descriptions: ['Set-up', 'Service', 'Clearing', 'Site visit'],
    isClocked: false,
  },
};

export const hoursOf = (department: string | null): HoursPlan => hoursPlans[department ?? ''] ?? office;

/** What an hour of someone with this title costs. */
export const rateOf = (title: string): number =>
  /head|chief|director|executive|manager/i.test(title)
    ? 52
    : /chef|sommelier|lead|planner|accountant/i.test(title)
      ? 34.5
      : 23.75;
