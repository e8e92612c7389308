import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sql } from '../src/db/sql.ts';
import { mailNotifications } from '../src/features/inbox/notifications/mail.ts';
import { askForLeave, askToSign, type Counter, counter } from '../src/features/inbox/testing/counter.ts';
import type { Mail } from '../src/features/mail/index.ts';
import { tellOfChange } from '../src/features/sign-in/notice.ts';
import { sendInvitation, sendReset } from '../src/features/sign-in/send-link.ts';
import { warnOfFailures } from '../src/features/sign-in/warn.ts';
import { tellOwner } from '../src/features/webhooks/endpoints/tell-owner.ts';
import { runJobsOnce } from '../src/worker/run.ts';
import { openHarness } from './harness.ts';
import type { Somebody } from './world.ts';

const harness = await openHarness();
const { installation, world, dataDir } = harness;
const { db } = installation.database;

const mailsTo = (email: string): Mail[] =>
  readdirSync(join(dataDir, 'mail'), { encoding: 'utf8' })
    .sort()
    .map((name) => JSON.parse(readFileSync(join(dataDir, 'mail', name), 'utf8')) as Mail)
    .filter(({ to }) => to === email);

/** What it says, without tags. */
const saidIn = (html: string): string =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

const english = /\b(the|is|are|was|of|and|or|not|this|that|with|your|you|please|hello|sent|open)\b/i;
const french = /\b(le|la|les|est|et|ou|pas|ce|avec|votre|vous|veuillez|bonjour|envoyé|ouvrir)\b/i;
const others = { en: french, fr: english } as const;
/** Names and addresses are the same in every language. */
const withoutNames = (text: string): string =>
  text.replaceAll(/https?:\S+|POST \S+|“[^”]*”|«[^»]*»|Northwind Kitchens|America\/Toronto|410 Gone/g, '');

function check(mail: Mail, language: 'en' | 'fr'): void {
  const { subject, text, html, locale } = mail;
  expect(locale).toBe(`${language}-CA`);
  expect(html).toContain(`<html lang="${locale}">`);
  expect(html).not.toMatch(/<(img|script|link|iframe)|src=|url\(|@import/i);
  for (const said of [subject, text, saidIn(html)]) expect(withoutNames(said)).not.toMatch(others[language]);
  // The HTML part says what the plain one says, and leads where it leads.
  for (const line of text.split(/\n+/).filter((each) => each !== '' && !each.includes('/notifications')))
    expect(line.startsWith('http') ? html : saidIn(html)).toContain(line.replaceAll(/\s+/g, ' '));
}

/** Two people of one organization, an English and a French reader. */
async function readers() {
  const place = await counter(harness);
  const { cook, otherCook } = place.people;
  await place.app.otherCook.patch('/me', { language: 'fr' });
  await place.app.cook.patch('/me', { language: 'en' });
  return { place, people: { en: cook, fr: otherCook } };
}

const refOf = (place: Counter, person: Somebody) => ({
  organization_id: place.world.organizationId,
  user_id: person.id,
});

/** Sends something to both and looks at what they got. */
async function sendsBoth(
  send: (place: Counter, person: Somebody) => Promise<void>,
): Promise<Record<'en' | 'fr', Mail>> {
  const { place, people } = await readers();
  const sent = async (language: 'en' | 'fr'): Promise<Mail> => {
    await send(place, people[language]);
    const [mail, ...more] = mailsTo(people[language].email);
    expect(more).toEqual([]);
    check(mail!, language);
    return mail!;
  };
  return { en: await sent('en'), fr: await sent('fr') };
}

describe('a mail is in the language of who gets it, as plain text and as HTML', () => {
  it('the invitation and the link for a new password', async () => {
    const invited = await sendsBoth(async (place, person) => {
      expect((await place.app.admin.post(`/users/${person.id}/invitation`, {})).status).toBe(200);
      await sendInvitation.run(installation, refOf(place, person));
    });
    expect(invited.en.subject).toBe('Northwind Kitchens: set your password');
    expect(invited.fr.subject).toBe('Northwind Kitchens\u00a0: choisissez votre mot de passe');
    const reset = await sendsBoth((place, person) => sendReset.run(installation, refOf(place, person)));
    expect(reset.en.text).toMatch(/^Hello .*,\n\nsomeone, most likely you, .*:\n\nhttp\S+\n\nThe link works once/);
    expect(reset.fr.text).toMatch(/^Bonjour .*,\n\nUne personne, sans doute vous, .*:\n\nhttp\S+\n\nLe lien sert/);
  });

  it.each(['password-changed', 'signed-out'])('the notice of %s', async (notice) => {
    await sendsBoth((place, person) => tellOfChange.run(installation, { ...refOf(place, person), notice }));
  });

  it('the warning of wrong passwords', async () => {
    await sendsBoth((place, person) => warnOfFailures.run(installation, refOf(place, person)));
  });

  it('the signature that is asked for, with its deadline as the country writes it', async () => {
    const { en, fr } = await sendsBoth(async (place, person) => {
      await askToSign(place, [person.id], { signature_deadline: '2026-04-01T14:30:00-04:00' });
      await runJobsOnce(installation);
    });
    expect(en.text).toContain('before April 1, 2026 at 2:30');
    expect(fr.text).toContain('avant le 1er avril 2026 à 14\u00a0h\u00a030');
  });

  it('the endpoint that was turned off', async () => {
    await sendsBoth(async (place, person) => {
      const id = place.world.newId('whe');
      await sql`
        insert into webhook_endpoints (organization_id, id, owner_id, host, sealed_url, sealed_secret, events, status,
                                       status_reason, status_changed_at, consecutive_failures, created_at, updated_at)
        values (${place.world.organizationId}, ${id}, ${person.id}, 'hooks.example.com', '', '', '{leave.approved}',
                'disabled', 'failing', now(), 12, now(), now())`.execute(db);
      await tellOwner.run(installation, { organization_id: place.world.organizationId, endpoint_id: id });
    });
  });

  it('what a name says is text, not markup', async () => {
    const person = await world.employee({ preferred_name: '<b>Ada</b> & "co"' });
    await sendReset.run(installation, { organization_id: world.organizationId, user_id: person.id });
    expect(mailsTo(person.email)[0]?.html).toContain('&lt;b&gt;Ada&lt;/b&gt; &amp; &quot;co&quot;');
  });

  it('the language is that of the moment it is written, not of the moment it was asked for', async () => {
    const { place, people } = await readers();
    const send = () => sendReset.run(installation, refOf(place, people.en));
    await send();
    await place.app.cook.patch('/me', { language: 'fr' });
    await send();
    await place.app.cook.patch('/me', { language: null });
    await place.app.admin.patch('/settings', { default_language: 'fr', country: 'FR' });
    await send();
    expect(mailsTo(people.en.email).map(({ locale }) => locale)).toEqual(['en-CA', 'fr-CA', 'fr-FR']);
  });
});

describe('a notification', () => {
  it('is told to each in their language, in the app and by mail, from the same sentence', async () => {
    const { place, people } = await readers();
    for (const [who, person] of [
      ['cook', people.en],
      ['otherCook', people.fr],
    ] as const) {
      const id = await askForLeave(place, who);
      await place.app.head.post(`/leaves/${id}/approve`);
      await mailNotifications.run(installation, refOf(place, person));
    }
    const textTo = async (app: 'cook' | 'otherCook') => (await place.app[app].get('/notifications')).data[0].text;
    expect(await textTo('cook')).toMatch(/^Your time off was approved: /);
    expect(await textTo('otherCook')).not.toMatch(english);
    const [[inEnglish], [inFrench]] = [mailsTo(people.en.email), mailsTo(people.fr.email)];
    check(inEnglish!, 'en');
    check(inFrench!, 'fr');
    expect(inEnglish!.text).toContain('Your time off was approved: ');
    expect(inFrench!.subject).toMatch(/^Northwind Kitchens\u00a0: /);
  });

  it('several are one mail that counts them', async () => {
    const { place, people } = await readers();
    for (let i = 0; i < 2; i++) {
      const id = await askForLeave(place, 'otherCook');
      await place.app.head.post(`/leaves/${id}/approve`);
    }
    await mailNotifications.run(installation, refOf(place, people.fr));
    const [mail] = mailsTo(people.fr.email);
    check(mail!, 'fr');
    expect(mail!.subject).toBe('Northwind Kitchens\u00a0: 2 notifications');
    expect(mail!.text).toContain('Choisir les notifications reçues\u00a0: http');
  });
});
