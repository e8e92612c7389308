export const workingRules = {
  twice: {
    api: 'Two rules have this id: each may be sent once.',
    app: 'Two rules have this name: each may be there once.',
  },
  anotherKind: ({ kind }: { kind: string }) =>
    `The pack has a rule with this id that is of the kind ${kind}. Keep the kind, or give the rule another id.`,
  missing: ({ kind }: { kind: string }) => `A rule of the kind ${kind} needs this figure.`,
  unknown: ({ kind }: { kind: string }) => `A rule of the kind ${kind} has no such figure.`,
  atMost: ({ maximum }: { maximum: number }) => `At most ${String(maximum)} minutes.`,
  noThreshold: 'Say from when on it is overtime: by the day, by the week, or both.',
  tooManyDays: ({ days }: { days: number }) => `At most ${String(days)} days at once.`,
};
