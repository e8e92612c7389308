import { addDays } from '../lib/days.ts';
import { at, type Demo, thoseWho } from './demo.ts';
import type { Runner, Step } from './runner.ts';

const by = 'priya.raghunathan';

/** What is told to everyone and to one department; some have read it, and one has ended. */
export async function fillAnnouncements(demo: Demo, runner: Runner): Promise<void> {
  const day = (days: number): string => addDays(demo.today, days);
  const announced = (name: string, days: number, until: number, words: object): Step => ({
    as: by,
    at: at(day(days)),
    call: 'announcements.create',
    with: { ...words, until: day(until) },
    name,
  });
  const read = (name: string, of: string): Step => ({ as: name, at: at(day(-1)), call: 'announcements.read', of });
  await runner.run([
    announced('new knives', -40, 1, {
      title: 'New knives on Monday',
      text: 'Every station gets a new set. Leave the old ones in the box beside the pass.',
      audience: { department_ids: ['@Kitchen'] },
    }),
    { as: by, at: at(day(-33)), call: 'announcements.end', of: '@new knives' },
    announced('new menu', -3, 12, {
      title: 'Tasting of the new menu',
      text: 'Come hungry, before service. The list of allergens hangs beside the pass from that day on.',
      audience: { department_ids: ['@Kitchen', '@Dining Room'] },
    }),
    announced('fire drill', -2, 30, {
      title: 'Fire drill at Harbourfront',
      text: 'On the first Thursday of next month we practise leaving the building, before service. Meet at the gate; your head counts. It is working time.',
      audience: { everyone: true },
    }),
    ...thoseWho(demo, 'Dining Room+here').map(({ name }) => read(name, '@fire drill')),
    ...thoseWho(demo, 'Kitchen+here').map(({ name }) => read(name, '@new menu')),
  ]);
}
