import pg from 'pg';
import type { Connection } from '../src/db/database.ts';
import { openApiOf } from '../src/http/description/openapi.ts';
import { postmanOf } from '../src/http/description/postman.ts';
import { errorsReference } from '../src/http/description/references/errors.ts';
import { eventsReference } from '../src/http/description/references/events.ts';
import { permissionsReference } from '../src/http/description/references/permissions.ts';
import { statesReference } from '../src/http/description/references/states.ts';
import type { Catalogue } from '../src/kernel/catalogue.ts';
import { configurationReference } from '../src/main/configuration-reference.ts';
import { dumpSchema } from './schema-dump.ts';
import { describeTables } from './tables.ts';

/** Stands for the address of an installation. */
const baseUrl = 'https://muster.example/api/v1';
const pretty = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`;

/** Text by path from the project's root, of all that follows from the catalogue. */
export const referencesOf = (catalogue: Catalogue): Record<string, string> => ({
  'docs/reference/openapi.json': pretty(openApiOf(catalogue, baseUrl)),
  'docs/reference/postman.json': pretty(postmanOf(catalogue, baseUrl)),
  'docs/reference/permissions.md': permissionsReference(catalogue),
  'docs/reference/states.md': statesReference(catalogue),
  'docs/reference/events.md': eventsReference(catalogue),
  'docs/reference/errors.md': errorsReference(),
  'docs/reference/configuration.md': configurationReference(),
});

/** Text by path of all that follows from the migrations; the database must have run them. */
export async function schemaFilesOf(connection: Connection): Promise<Record<string, string>> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return {
      'server/src/db/tables.ts': await describeTables(client),
      'server/schema.sql': await dumpSchema(client),
    };
  } finally {
    await client.end();
  }
}
