export const feed = {
  since: 'since must be now, or a date and time with an offset, such as 2026-03-09T14:30:00Z.',
  cursorExpired: ({ days }: { days: number }) =>
    `The cursor is older than the ${String(days)} days for which events are kept. Read the records again, and start the feed from since=now.`,
  unknownType: ({ type }: { type: string }) => `${type} is no type of event; see GET /webhook-events.`,
  scopes: ({ scopes }: { scopes: readonly string[] }) =>
    `The token lacks the scope of types that were asked for: ${scopes.join(', ')}.`,
  waitsAlready: 'This token waits for events already. Ask once at a time, or without wait.',
};
