import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { Webhook } from 'standardwebhooks';
import { beforeAll, describe, expect, it } from 'vitest';
import { openHarness } from '../../../test/harness.ts';
import { openApiOf } from '../../http/description/openapi.ts';
import { runJobsOnce } from '../../worker/run.ts';
import { type Received, Receiver } from './testing/receiver.ts';
import { eventTriggers } from './testing/triggers.ts';
import { endpointAt } from './testing/workplace.ts';

/** Every event of the catalogue: triggered for real, received for real, and held against its own description. */
const { installation, world } = await openHarness();
const { catalogue } = installation;
const receiver = await Receiver.open();
const boss = await world.executive();
const app = await boss.app();
const cook = await world.employee({ department: 'Kitchen', first_name: 'Ada', last_name: 'Byron' });
const person = await cook.app();
const endpoint = await endpointAt(app, receiver.url);

const triggers = eventTriggers({ installation, world, app, cook, person, endpointId: String(endpoint.id) });

/** What must never leave by webhook, wherever it may stand. */
const secretNames = [
  'regular_pay',
  'overtime_pay',
  'total_pay',
  'clock_in_latitude',
  'clock_in_address',
  'social_insurance_number',
  'tax_id',
  'date_of_birth',
  'home_address',
  'phone',
  'personal_email',
  'content',
  'storage_key',
  'token',
  'secret',
];

describe('every event of the catalogue', () => {
  const api = openApiOf(catalogue, 'http://127.0.0.1/api/v1') as { webhooks: Record<string, unknown> };
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(api, 'openapi');
  let received: Received[] = [];

  beforeAll(() => {
    receiver.received.length = 0;
  });

  it('has a trigger here', () => {
    expect(Object.keys(triggers).sort()).toEqual(catalogue.events.map(({ type }) => type).sort());
  });

  it.each(Object.entries(triggers).map(([type, rest]) => ({ type, ...rest })))(
    '$type',
    async ({ type, trigger, previous }) => {
      const about = await trigger();
      await runJobsOnce(installation);
      received = receiver.taken();
      const found = received.filter(({ body }) => body.type === type && body.data.object.id === about);
      expect(found).toHaveLength(1);
      const [{ body, text, headers }] = found as [Received];
      new Webhook(endpoint.signing_secret).verify(text, headers as Record<string, string>);
      const pointer = `/webhooks/${type}/post/requestBody/content/application~1json/schema`;
      const validate = ajv.compile({ $ref: `openapi#${pointer}` });
      expect(validate(body), ajv.errorsText(validate.errors)).toBe(true);
      expect(body.previous).toEqual(previous);
      const definition = catalogue.events.find((event) => event.type === type)!;
      expect(Object.keys(body.previous ?? {}).filter((name) => !definition.previous?.includes(name))).toEqual([]);
      for (const name of secretNames) expect(text).not.toContain(`"${name}":`);
      if (!definition.isThin) expect(Object.keys(body.data.object).length).toBeGreaterThan(2);
    },
  );
});
