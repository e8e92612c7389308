export const file = {
  brokenOff: 'The connection broke off before the file had arrived.',
  silent: 'Nothing of the file arrived for 15 seconds. Send it again.',
  types: ({ types }: { types: readonly string[] }) => `Send the file as it is, as one of ${types.join(', ')}.`,
  encoded: 'Send the file without a Content-Encoding.',
  empty: 'The file is empty.',
  wrongBytes: ({ mimeType }: { mimeType: string }) =>
    `This is not a file of the type ${mimeType}. Send the type that it has.`,
  tooLarge: {
    api: ({ field, limit }: { field: string; limit: number }) =>
      `${field} must have at most ${String(limit)} bytes once decoded.`,
    app: ({ limit }: { limit: number }) => `The file must have at most ${String(limit)} bytes.`,
  },
  base64: {
    api: 'content must be base64 with padding, without line breaks or other characters.',
    app: 'The file did not arrive whole. Choose it again.',
  },
  storeSilent: 'File storage does not answer right now. Try again shortly.',
  storeOutOfReach: 'File storage cannot be reached right now. Try again shortly.',
};
