import { describe, expect, it } from 'vitest';
import { Client } from '../../test/client.ts';
import { openHarness } from '../../test/harness.ts';
import { languageOf } from './language.ts';

const { server, world } = await openHarness();
const admin = await world.administrator();
const token = await world.token(admin.id, ['users:read', 'users:write']);

describe('the language of messages', () => {
  it.each([
    [undefined, 'en'],
    ['fr', 'fr'],
    ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
    ['de, fr;q=0.5, en;q=0.4', 'fr'],
    ['en-GB, fr;q=0.9', 'en'],
    ['de', 'en'],
    ['*', 'en'],
    ['fr;q=0', 'en'],
    [',;q=,', 'en'],
  ] as const)('of %s is %s', (asked, language) => {
    expect(languageOf({ headers: asked === undefined ? {} : { 'accept-language': asked } })).toBe(language);
  });

  const create = (headers: Record<string, string>) =>
    server.inject({
      method: 'POST',
      url: '/api/v1/users',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      payload: { email: 'no address' },
    });

  it('422: the same code and field in every language, in the words of the one that was asked for', async () => {
    const [english, french] = [await create({}), await create({ 'accept-language': 'fr-CA' })];
    expect(english.headers['content-language']).toBe('en');
    expect(french.headers['content-language']).toBe('fr');
    const [en, fr] = [english.json().error, french.json().error];
    expect({ ...fr, message: '' }).toEqual({ ...en, message: '' });
    expect(en.message).toMatch(/is required\.$/);
    expect(fr.message).toMatch(/est obligatoire\.$/);
  });

  it('401 and 404 before any operation are told in it as well', async () => {
    const headers = { 'accept-language': 'fr' };
    const unknown = await server.inject({ url: '/api/v1/users', headers });
    expect(unknown.json().error.message).toBe('Envoyez un jeton dans l’en-tête Authorization: Bearer mst_….');
    const nowhere = await server.inject({
      url: '/api/v1/nowhere',
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    expect(nowhere.json().error).toMatchObject({ code: 'NOT_FOUND', message: expect.stringContaining('n’existe pas') });
  });

  it('people in the app are told without the names of fields', async () => {
    const { status, error } = await (await admin.app()).post('/users', {});
    expect(status).toBe(422);
    expect(error).toMatchObject({ message: 'This is required.', details: { field: expect.any(String) } });
  });
});

describe('the language of the app', () => {
  const required = { en: 'This is required.', fr: 'Ce champ est obligatoire.' };
  const refusalTo = async (app: Client, headers: Record<string, string> = {}) => {
    const { error, headers: answered } = await app.post('/users', {}, { headers });
    return { message: error.message, language: answered['content-language'] };
  };

  it('is that of the person, whatever the browser asks for; a change holds at once', async () => {
    const app = await (await world.administrator()).app();
    expect(await refusalTo(app, { 'accept-language': 'fr' })).toEqual({ message: required.en, language: 'en' });
    expect((await app.patch('/me', { language: 'fr' })).data.language).toBe('fr');
    expect(await refusalTo(app)).toEqual({ message: required.fr, language: 'fr' });
    expect((await app.patch('/me', { language: 'en' })).data.language).toBe('en');
    const nowhere = await app.get('/nowhere', { headers: { 'accept-language': 'fr' } });
    expect(nowhere.headers['content-language']).toBe('en');
  });

  it('is that of the organization for who has chosen none', async () => {
    const place = await world.another();
    const [boss, other] = [await place.administrator(), await place.administrator()];
    const [app, others] = [await boss.app(), await other.app()];
    await others.patch('/me', { language: 'en' });
    expect((await app.patch('/settings', { default_language: 'fr' })).status).toBe(200);
    expect((await refusalTo(app)).language).toBe('fr');
    expect((await refusalTo(others)).language).toBe('en');
    await others.patch('/me', { language: null });
    expect((await refusalTo(others)).language).toBe('fr');
  });

  it.each([
    [{ 'accept-language': 'fr-CA,en;q=0.5' }, 'fr'],
    [{ 'accept-language': 'fr', cookie: 'muster_language=en' }, 'en'],
    [{ 'accept-language': 'en', cookie: 'other=1; muster_language=fr' }, 'fr'],
    [{ 'accept-language': 'fr', cookie: 'muster_language=xx' }, 'fr'],
    [{}, 'en'],
  ] as const)('is told by the browser before anyone has signed in: %o is %s', async (headers, language) => {
    const answer = await new Client(server, '/app/api', { 'x-muster-app': '1', ...headers }).get('/session');
    expect([answer.status, answer.headers['content-language']]).toEqual([401, language]);
    expect(answer.error.message).toMatch(language === 'fr' ? /^Connectez-vous/ : /^Sign in/);
  });
});
