import { BaseSequencer, type TestSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take long, the longest first, as a run on two cores showed. Without times of an earlier run Vitest goes by the size of a file: one of these that
 * began late would keep a single worker busy while the others are done.
 */
const longest = [
  // Of the console.
  'console/test/languages.test.ts',
  'console/test/lists.test.ts',
  'console/test/appearance.test.ts',
  'console/test/developers.test.ts',
  'console/test/schedule.test.ts',
  'console/test/docs.test.ts',
  'console/test/people.test.ts',
  'console/test/phone.test.ts',
  'console/test/reports.test.ts',
  'console/test/errands-hiring.test.ts',
  'console/test/money.test.ts',
  'console/test/inbox.test.ts',
  'console/test/factors.test.ts',
  // Of the server.
  'test/deploy/image.test.ts',
  'test/faults/operations.test.ts',
  'test/cli.test.ts',
  'test/catalogue/abilities.test.ts',
  'test/operate-guide.test.ts',
  'test/process.test.ts',
  'test/faults/stalls.test.ts',
  'test/catalogue/bad-input.test.ts',
  'test/faults/kills.test.ts',
  'test/package.test.ts',
  'test/description.test.ts',
  'src/features/sign-in/identity/identity.test.ts',
  'src/demo/large.test.ts',
  'test/list-plans.test.ts',
  'test/faults/event-loop.test.ts',
  'test/faults/volume.test.ts',
  'test/catalogue/rehearsals.test.ts',
  'test/faults/postman.test.ts',
  'test/faults/pressure.test.ts',
  'test/catalogue/proposals.test.ts',
  'test/faults/rolling.test.ts',
  'test/mcp.test.ts',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = longest.findIndex((name) => moduleId.endsWith(`/${name}`));
  return rank < 0 ? longest.length : rank;
};

export class LongestFirst extends BaseSequencer implements TestSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rankOf(one) - rankOf(other));
  }
}
