/** Notices on people’s own devices. */
export const push = {
  endpoint: {
    api: ({ field }: { field: string }) =>
      `${field} must be the address of a push service on the public internet, beginning with https://.`,
    app: 'The push service of this browser cannot be reached from here. Try another browser.',
  },
  key: {
    api: 'keys.p256dh must be an uncompressed public key on P-256, in base64url.',
    app: 'This browser gave no key that messages can be encrypted with. Try another browser.',
  },
  secret: {
    api: 'keys.auth must be 16 bytes in base64url.',
    app: 'This browser gave no secret that messages can be encrypted with. Try another browser.',
  },
  session: 'A device rings for who is signed in on it. Sign in again.',
  news: ({ count }: { count: number }) => (count === 1 ? 'One new notification' : `${String(count)} new notifications`),
};
