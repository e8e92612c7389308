import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../test/harness.ts';
import { deviceIn, deviceOf } from './device.ts';
import { appAfter, givePassword, goodPassword, Visitor } from './testing/accounts.ts';

const harness = await sharedHarness();
const { world } = harness;

describe('sessions of one’s own', () => {
  it('200: lists them, ends another, and the one that asks goes on', async () => {
    const ada = await world.employee();
    const here = await ada.app();
    const there = await ada.app();
    await (await world.employee()).app();
    const { data } = await here.get('/sessions');
    expect(data.sessions).toHaveLength(2);
    const other = data.sessions.find((session: { is_current: boolean }) => !session.is_current);
    expect((await here.delete(`/sessions/${other.id}`)).status).toBe(200);
    expect((await there.get('/session')).status).toBe(401);
    expect((await here.get('/session')).status).toBe(200);
  });

  it('404: a session of someone else', async () => {
    const ada = await world.employee();
    const eve = await (await world.administrator()).app();
    const { data } = await (await ada.app()).get('/sessions');
    expect((await eve.delete(`/sessions/${data.sessions[0].id}`)).status).toBe(404);
  });
});

describe('POST /password/change', () => {
  it('422: the wrong current password, which changes nothing', async () => {
    const { status, error } = await (
      await (await world.employee()).app()
    ).post('/password/change', { current_password: 'not this one', password: 'a long new passphrase' });
    expect(status).toBe(422);
    expect(error.details.field).toBe('current_password');
  });

  it('429: wrong passwords count as they do when signing in, and together with those', async () => {
    const person = await givePassword(harness, await world.employee());
    const visitor = new Visitor(harness);
    const app = appAfter(harness, await visitor.signIn(person.email));
    const change = (current_password: string) =>
      app.post('/password/change', { current_password, password: 'a long new passphrase' }, { ip: visitor.ip });
    for (let i = 0; i < 5; i++) expect((await visitor.signIn(person.email, 'wrong')).status).toBe(401);
    for (let i = 0; i < 6; i++) expect((await change(`guess ${String(i)}`)).status).toBe(422);
    const blocked = await change(goodPassword);
    expect(blocked).toMatchObject({ status: 429, error: { code: 'RATE_LIMITED' } });
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(800);
    expect((await visitor.signIn(person.email)).status).toBe(429);
    expect((await new Visitor(harness).signIn(person.email)).status).toBe(200);
  });
});

describe('device', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1',
      'Safari on iPhone',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537 Chrome/140.0 Safari/537 Edg/140.0', 'Edge on Windows'],
    ['curl/8', null],
  ])('%s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));

  it.each([
    ['en', 'Firefox on Windows', 'Firefox on Windows'],
    ['fr', 'Firefox on Windows', 'Firefox sur Windows'],
    ['fr', 'Firefox', 'Firefox'],
  ] as const)('in %s %s reads %s', (language, device, said) => expect(deviceIn(language, device)).toBe(said));
});
