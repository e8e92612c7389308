import type { Feature } from '../../kernel/catalogue.ts';
import { createArchiveOfPerson, createOwnArchive } from './create.ts';
import { archiveReactions, archivesOfPeople } from './erase.ts';
import { getDataArchiveFile, listDataArchives, listStartedArchives } from './reads.ts';
import { releaseArchive } from './release.ts';
import { archiveWork } from './work.ts';

export const myData: Feature = {
  name: 'my-data',
  title: 'My data',
  summary: 'What is kept about a person, as one archive.',
  operations: [
    listDataArchives,
    createOwnArchive,
    createArchiveOfPerson,
    listStartedArchives,
    releaseArchive,
    getDataArchiveFile,
  ],
  byProducts: [archivesOfPeople],
  reactions: archiveReactions,
  longWork: [archiveWork],
};
