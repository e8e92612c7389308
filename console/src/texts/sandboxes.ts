import { counted } from './counted.ts';

export const sandboxTexts = {
  title: 'Sandboxes',
  lead: 'Organizations for trying things out, with people who do not exist. Whoever develops against Muster gets a token of one.',
  new: 'New sandbox',
  noun: (count: number): string => counted(count, { one: '# sandbox', other: '# sandboxes' }),
  empty: {
    title: 'There is no sandbox yet',
    text: 'Make one, and give its token to whoever develops: nothing they do reaches your people.',
  },
  sandboxes: 'Sandboxes',
  name: 'Name',
  nameHint: 'Such as who uses it. Every answer of its API says so.',
  people: 'People',
  peopleOf: (count: number): string => counted(count, { one: '# person', other: '# people' }),
  noPeople: 'None',
  usual: '25, made in seconds',
  many: '250, made in a minute',
  copySettings: 'With our departments, leave types, rules and custom fields',
  copySettingsHint: 'Never our people, files or secrets.',
  withToken: 'With a token for whoever develops',
  withTokenHint: 'It is shown here as soon as the sandbox is there.',
  make: 'Make sandbox',
  making: (name: string): string => `“${name}” is being made.`,
  status: 'Status',
  statuses: {
    MAKING: 'Being made',
    READY: 'Ready',
    RESETTING: 'Being reset',
    DELETING: 'Being deleted',
    FAILED: 'Not made',
  },
  deletedOn: (day: string): string => `Unused: deleted on ${day}`,
  lastUsed: 'Last used',
  never: 'Never',
  actions: 'Actions',
  open: 'Open',
  token: 'New token',
  reset: 'Reset',
  delete: 'Delete',
  resetTitle: (name: string): string => `Reset “${name}”?`,
  resetText:
    'It is filled anew, at the time of now. What was changed in it and its ids are gone; your tokens and webhook endpoints in it stay.',
  resetDone: 'The sandbox is being filled anew.',
  deleteTitle: (name: string): string => `Delete “${name}”?`,
  deleteText: 'All that is in it goes, and its tokens open nothing from now on. Your organization is not touched.',
  deleteDone: 'The sandbox is being deleted.',
  tokenTitle: (name: string): string => `A token for “${name}”`,
  tokenName: 'Who or what it is for',
  tokenHint: 'It may do everything in the sandbox, and nothing anywhere else.',
  createToken: 'Create token',
  yourToken: (name: string): string => `Token of “${name}”`,
  copyItNow: 'Copy it now: it is not shown again. It begins with mst_test_ and never opens anything real.',
  copyToken: 'Copy token',
  tryIt: 'Try it',
  done: 'Done',
};

/** Within a sandbox, where integrations are tried. */
export const faultTexts = {
  title: 'This sandbox',
  lead: 'What an integration has to survive, at your word.',
  faults: 'What goes wrong',
  note: 'For requests with tokens and for webhooks of this sandbox; never for the app, nor for your organization.',
  none: 'Nothing goes wrong.',
  begin: 'Let something go wrong',
  begun: 'It goes wrong from now on.',
  end: 'End it all',
  ended: 'Nothing goes wrong any more.',
  until: (when: string): string => `until ${when}`,
  kind: 'What',
  seconds: 'For how long',
  lasts: (seconds: number): string =>
    seconds < 60
      ? counted(seconds, { one: '# second', other: '# seconds' })
      : counted(seconds / 60, { one: '# minute', other: '# minutes' }),
  kinds: {
    RATE_LIMIT: 'Requests are refused: too many (429)',
    UNAVAILABLE: 'Requests are refused: not available (503)',
    CUT: 'Connections are cut',
    SLOW: 'Answers take five seconds longer',
    DUPLICATE: 'Webhooks come twice',
    LATE: 'Webhooks come half a minute late',
    OUT_OF_ORDER: 'Webhooks come out of order',
  },
};

/** In a sandbox, and in the menu behind one’s name. */
export const sandboxFrameTexts = {
  frame: 'Sandbox',
  nobodyIsReal: 'Sandbox: nobody here is real, and no mail leaves it.',
  back: 'Back to our organization',
  itIs: (when: string): string => `Here it is ${when}`,
  howFar: 'How far to move time on',
  oneDay: 'One day',
  oneWeek: 'One week',
  thirtyDays: '30 days',
  oneYear: 'One year',
  move: 'Move time on',
  moving: 'Time is moving on',
  movingTo: (when: string): string => `On to ${when}`,
  moved: (count: number): string =>
    count === 0
      ? 'Nothing happened in that time.'
      : counted(count, { one: 'One thing happened in that time.', other: '# things happened in that time.' }),
  switchTo: (name: string): string => `Sandbox: ${name}`,
};
