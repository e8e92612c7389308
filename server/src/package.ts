import { readFileSync } from 'node:fs';

/** The folder of this package: the same from src/ and from the bundle, whose files all lie at the top of dist/. */
export const packageFolder = new URL('../', import.meta.url);

export const { version } = JSON.parse(readFileSync(new URL('package.json', packageFolder), 'utf8')) as {
  version: string;
};

/** Of the client for TypeScript, as its own package.json has it: samples and pages name it. */
export const sdkPackage = '@muster-workforce/sdk';
