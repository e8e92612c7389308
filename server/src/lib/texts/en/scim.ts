export const scim = {
  notUnderstood: {
    api: ({ text }: { text: string }) =>
      `“${text}” is not understood here. Operators are eq, ne, sw, co and pr, joined by and and or, in groups if you like; texts stand in double quotes.`,
    app: ({ text }: { text: string }) => `“${text}” is not understood here.`,
  },
  notFilterable: 'There is no filter over this attribute.',
  wrongComparison: 'This attribute cannot be compared so: texts with eq, ne, sw and co, true or false with eq and ne.',
  unknownAttribute: 'There is no such attribute.',
  noFilterHere: 'This attribute has one value: a filter in brackets chooses among none.',
  membersPath: 'Members are chosen by members[value eq "…"], to remove them.',
  unknownMember: 'At least one of the members is nobody here. value is the id that we gave them.',
  schemas: ({ text }: { text: string }) => `schemas must name ${text}.`,
  operations: ({ limit }: { limit: number }) => `Operations must be a list of 1 to ${String(limit)} operations.`,
  op: 'op must be add, replace or remove.',
  noTarget: 'remove needs a path.',
  readOnly: 'Muster gives a resource its id and meta: no change of it sets them.',
  nameStays: 'It has a name always, which can be replaced and not removed.',
  addressStays: 'A person has one address for work, which can be replaced and not removed.',
  userNameTaken: 'Someone else has this userName.',
  addressDomain: ({ domain }: { domain: string }) =>
    `${domain} is no proven domain of an identity provider of the organization, and an address changes at once only there. Add the domain to the provider and prove it under Settings, Signing in, or let the person change the address.`,
  noDepartment: ({ name }: { name: string }) =>
    `There is no department called “${name}”. Create it first, or take the department out of the mapping.`,
  externalIdTaken: 'Another resource has this externalId.',
  left: 'This person has left: access is not given back. Reactivate them in the app if they work here again.',
  brake:
    'More than five people, and more than a tenth of all, would lose their access within an hour. Executives were told, and can let it go on.',
  nothingHeld: 'Nothing waits: no suspension was held back within the last hour.',
  accountOnly: 'SCIM is for tokens of service accounts.',
  tooFast: 'Too many requests a second from one service account.',
};
