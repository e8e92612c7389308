import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../test/harness.ts';

const { world, installation } = await openHarness();

describe('what reads leave behind', () => {
  it('is written before the answer leaves: every page of a people list, with its count', async () => {
    const boss = await world.executive();
    const api = await boss.api(['users:read']);
    await api.get('/users');
    expect((await world.audit()).filter((row) => row.action === 'users.export')).toMatchObject([
      { record_count: 1, actor_id: boss.id, surface: 'api', subject_type: 'user' },
    ]);
  });

  it('shares commits under load, and each request still has its row', async () => {
    const other = await world.another();
    const api = await (await other.executive()).api(['users:read']);
    await api.get('/users');
    const commits = async () =>
      Number(
        (
          await installation.database.pool.query<{ n: number }>(
            `select count(distinct xmin::text) as n from audit_log where organization_id = $1`,
            [other.organizationId],
          )
        ).rows[0]?.n,
      );
    const before = await commits();
    await Promise.all(Array.from({ length: 60 }, () => api.get('/users')));
    expect(await other.audit()).toHaveLength(61);
    expect((await commits()) - before).toBeLessThan(40);
  });

  it('503: no answer leaves when it cannot be written', async () => {
    const other = await world.another();
    const boss = await other.executive();
    const api = await boss.api(['users:read']);
    await installation.database.pool.query(
      `create function refuse_audit() returns trigger language plpgsql as $$ begin raise exception using errcode = '57P03'; end $$;
       create trigger refuse_audit before insert on audit_log for each row when (new.organization_id = '${other.organizationId}') execute function refuse_audit()`,
    );
    const response = await api.get('/users');
    expect(response.status).toBe(503);
    expect(response.text).not.toContain(boss.email);
    await installation.database.pool.query('drop trigger refuse_audit on audit_log');
  });
});
