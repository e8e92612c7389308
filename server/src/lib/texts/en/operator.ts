/** What operators read at the command line: English in every language. */
export const operator = {
  prose: ({ text }: { text: string }) => text,
};
