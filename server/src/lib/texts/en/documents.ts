export const documents = {
  earlierVersions: 'Only Administrators and Executives read earlier versions.',
  addedByPerson: 'Documents are added by a person.',
  filesAddedByPerson: 'Files are added by a person.',
  signedSigners: 'A signer has signed this document: its signers stay who they are. Add a new document instead.',
  signedKept: 'A signer has signed this document: it is kept.',
  signedFile: 'A signer has signed this document: its file stays as it is. Add a new document instead.',
  signing: 'Signatures are being collected: its file stays as it is until a signer declines.',
  privateOrLibrary: 'A document is either private or in the company library.',
  deadlinePast: {
    api: 'signature_deadline must lie in the future.',
    app: 'The deadline for signatures must lie in the future.',
  },
  withNewFile: {
    api: ({ field }: { field: string }) => `${field} is required with a new file.`,
    app: 'The new file did not arrive whole. Choose it again.',
  },
  deadlineWithoutSigners: 'A deadline is for signatures that are pending.',
  notAsked: 'You are not asked to sign this document.',
  notYourTurn: 'This document is signed one after the other, and it is not your turn yet.',
  deadlinePassed: 'The deadline for signatures has passed.',
  folderNameTaken: 'There is a folder with this name.',
};
