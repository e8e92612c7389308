import type { Feature } from '../../kernel/catalogue.ts';
import { createArchiveOfLeaver, createOwnArchive } from './create.ts';
import { archiveReactions, eraseArchives } from './erase.ts';
import { archiveJob, resumeArchives, sweepArchives } from './job.ts';
import { getDataArchiveFile, listDataArchives } from './reads.ts';

export const myData: Feature = {
  name: 'my-data',
  title: 'My data',
  summary: 'What is kept about a person, as one archive.',
  operations: [listDataArchives, createOwnArchive, createArchiveOfLeaver, getDataArchiveFile],
  reactions: archiveReactions,
  jobs: [archiveJob, resumeArchives, sweepArchives],
  erasureSteps: [eraseArchives],
};
