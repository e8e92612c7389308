/** Where a version other than that of package.json stands. */
export function strangeVersions(read?: (path: string) => string): string[];
/** The part of the changelog that is about one release; null: there is none. */
export function notesOf(changelog: string, version: string): string | null;
/** With what was under "Unreleased" under the heading of the release. */
export function releasedChangelog(changelog: string, version: string, day: string): string;
