import { counted } from '../counted.ts';

export const whoCanSeeTexts = {
  open: 'Who can see this',
  /** Begins with what is seen on the button. */
  openNamed: {
    pay: 'Who can see this: pay',
    leave: 'Who can see this: leave',
    private: 'Who can see this: personal details',
    documents: 'Who can see this: documents',
    time: 'Who can see this: time',
  },
  titles: {
    pay: 'Who can see the pay',
    leave: 'Who can see the leave',
    private: 'Who can see the personal details',
    documents: 'Who can see the documents',
    time: 'Who can see the time',
  },
  own: {
    pay: 'Your pay',
    leave: 'Your leave',
    private: 'Your personal details',
    documents: 'Your documents',
    time: 'Your time',
  },
  ownTitle: 'Who can see it',
  ownNote: 'Today, whether they have looked or not.',
  explained: {
    pay: 'The record of pay.',
    leave: 'Requests with their type and reason. Others may see that someone is away.',
    private: 'Address, phone, birth date and people to call.',
    documents:
      'Those of the person, not what the company library has for everyone. Private ones are not open to department heads.',
    time: 'Time entries and timesheets.',
  },
  today: 'As it is today, by rights and not by who has looked.',
  by: {
    SELF: 'it is theirs',
    MANAGER: 'as the manager',
    HEAD: 'heads or manages the department',
    ROLE: 'sees it of everyone, by role',
    PACKAGE: 'was given access beyond the role',
    NAMED: 'only what they decide on or sign',
    DEPUTY: 'as a deputy, what waits for a decision',
    TOKEN: 'a program with a token',
    APP: 'a connected app',
  },
  until: (reason: string, day: string): string => `${reason}, until ${day}`,
  nobody: 'Nobody, but those who run the installation.',
  others: (count: number): string =>
    counted(count, {
      one: '# more, whom you do not see in the directory:',
      other: '# more, whom you do not see in the directory:',
    }),
  close: 'Close',
} as const;
