import { sql } from '../../../db/sql.ts';
import type { Reaction } from '../../../kernel/events.ts';
import { userErased } from '../../people/index.ts';

/** Whatever names the person is thinned out, sent or not: id and kind of the record are left, and answers of receivers go. */
export const eraseDeliveriesAboutErased: Reaction = {
  to: userErased,
  summary: 'In the log of webhook deliveries, records that name the person are reduced to their id and kind.',

  async run({ actor, tx }, userId) {
    await sql`
      update webhook_deliveries d
         set payload = jsonb_set(d.payload::jsonb - 'previous', '{data,object}', jsonb_build_object(
               'id', d.payload::jsonb #> '{data,object,id}',
               'object', coalesce(events.subject_type, split_part(d.event_type, '.', 1))))::text,
             attempts = (select coalesce(jsonb_agg(a || '{"response_excerpt": null}' order by n), '[]')
                           from jsonb_array_elements(d.attempts) with ordinality as t (a, n))
        from webhook_deliveries named
        left join events on events.organization_id = named.organization_id and events.id = named.event_id
       where named.organization_id = ${actor.organizationId} and position(${userId} in named.payload) > 0
         and not named.is_test and d.organization_id = named.organization_id and d.endpoint_id = named.endpoint_id
         and d.id = named.id`.execute(tx);
  },
};
