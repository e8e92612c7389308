export const languageTexts = {
  title: 'Language',
  note: 'What you read here and in your mails. Others keep theirs.',
  usual: (name: string): string => `That of the organization (${name})`,
} as const;
