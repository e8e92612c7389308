/** What the page of a shared tablet says. */
export const kioskPageTexts = {
  code: 'Pairing code',
  codeHint: 'From Muster, under Settings › Kiosks. Eight letters and digits.',
  pair: 'Pair this tablet',
  pairing: 'Pairing…',
  unpaired: 'This tablet is not paired.',
  unpairedWith: (count: number): string =>
    count === 1
      ? 'This tablet was unpaired. One tap had not been sent: tell who leads you.'
      : `This tablet was unpaired. ${String(count)} taps had not been sent: tell who leads you.`,
  handedOver: (count: number): string =>
    count === 1
      ? 'This tablet was unpaired. One tap had not been sent: it now waits for the word of who leads you.'
      : `This tablet was unpaired. ${String(count)} taps had not been sent: they now wait for the word of who leads you.`,
  unsafe: 'This address is not secure, so the tablet cannot keep a key. Open it by https.',
  noNetwork: 'There is no network. Try again.',
  find: 'Find your name',
  nobody: 'Nobody by that name clocks here.',
  in: 'In',
  onBreak: 'On break',
  pin: 'PIN',
  typePin: 'Type your PIN',
  notMe: 'Back to the names',
  forgot: 'Forgot your PIN? Choose a new one in Muster, under your profile, or ask who leads you.',
  erase: 'Erase a digit',
  actions: { IN: 'Clock in', OUT: 'Clock out', BREAK: 'Begin a break', BACK: 'Back from break' },
  badgeOffline: 'There is no network to say whose badge this is. Press your name first.',
  notHere: 'This is no code of anyone who clocks here.',
  showCode: 'Show my code to the camera',
  holdCode: 'Hold your code in front of the camera',
  noCamera: 'The camera cannot be used. Allow it for this page in the browser, or go back and press your name.',
  sending: 'One moment…',
  kept: {
    IN: (name: string, time: string): string => `${name}, in at ${time}: kept here, and sent once there is a network.`,
    OUT: (name: string, time: string): string =>
      `${name}, out at ${time}: kept here, and sent once there is a network.`,
    BREAK: (name: string, time: string): string =>
      `${name}, break from ${time}: kept here, and sent once there is a network.`,
    BACK: (name: string, time: string): string =>
      `${name}, back at ${time}: kept here, and sent once there is a network.`,
  },
  done: 'Done',
  heard: (time: string): string => `Last contact ${time}`,
  never: 'No contact yet',
  unsent: (count: number): string => (count === 1 ? '1 tap not sent' : `${String(count)} taps not sent`),
  clockOff: (minutes: number): string =>
    minutes > 0
      ? `This tablet’s clock is ${String(minutes)} min fast`
      : `This tablet’s clock is ${String(-minutes)} min slow`,
};
