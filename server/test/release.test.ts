import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { notesOf, releasedChangelog, strangeVersions } from '../../scripts/release.mjs';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const changelog = read('CHANGELOG.md');
const { version } = JSON.parse(read('package.json')) as { version: string };

it('one version stands everywhere', () => {
  expect(strangeVersions()).toEqual([]);
});

it.each(['deploy/Dockerfile', 'deploy/helm/muster/Chart.yaml', 'sdk/package.json', 'package-lock.json'])(
  'another version in %s is found',
  (other) => {
    const mixed = (path: string): string => (path === other ? read(path).replaceAll(version, '9.9.9') : read(path));
    expect(strangeVersions(mixed)).toEqual([other]);
  },
);

it('the changelog has a part for the version, and a place for what comes', () => {
  expect(notesOf(changelog, version)).toContain('### ');
  expect(notesOf(changelog, '9.9.9')).toBeNull();
  expect(changelog.indexOf('## Unreleased')).toBeLessThan(changelog.indexOf(`## ${version}`));
});

it('a release takes what is under Unreleased, without headings that are empty', () => {
  const before =
    '# Changelog\n\n## Unreleased\n\n### Added\n\n- A.\n\n### Changed\n\n### Fixed\n\n## 1.0.0 (2026-11-18)\n\n### People\n\n- P.\n';
  const after = releasedChangelog(before, '1.1.0', '2027-01-02');
  expect(notesOf(after, '1.1.0')).toBe('### Added\n\n- A.\n');
  expect(notesOf(after, '1.0.0')).toBe('### People\n\n- P.\n');
  expect(() => releasedChangelog(after, '1.2.0', '2027-02-02')).toThrow('nothing to release');
});
