/** Addresses that something is sent to. */
export const destination = {
  notWeb: 'The url must be a full web address such as https://hooks.example.com/muster.',
  tooLong: ({ limit }: { limit: number }) => `The url may have at most ${String(limit)} characters.`,
  notHttps: 'The url must start with https://.',
  credentials: 'The url must not carry a user name or password.',
  port: 'The port of the url must be 443 or 8443.',
  ipAddress: 'The url must name a host; an IP address is not accepted.',
  hostName: 'The host name of the url is not valid.',
  local: 'The host of the url must be reachable on the public internet.',
  unresolved: 'No address was found for the host of the url.',
  notPublic: 'The host of the url leads to an address that is not public.',
};
