import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
const out = '/tmp/e_shots'; import('node:fs').then((fs) => fs.mkdirSync(out, { recursive: true }));
const log = readFileSync('/tmp/e_server.log', 'utf8');
const password = /\bdemo-[0-9A-Za-z-]+/.exec(log)[0];
const origin = 'http://127.0.0.1:9030';
const browser = await chromium.launch({ executablePath: process.env.CHROME });
const email = 'priya.raghunathan@saffronpine.example';
const login = async (context) => {
  const r = await context.request.post(`${origin}/app/api/session`, { data: { email, password }, headers: { 'X-Muster-App': '1' } });
  if (!r.ok()) throw new Error(await r.text());
};
const headers = { 'X-Muster-App': '1' };
const first = await browser.newContext();
await login(first);
const people = (await (await first.request.get(`${origin}/app/api/users?role=EMPLOYEE&status=active&limit=50`)).json()).data;
const person = people.find((p) => p.job_title === 'Bartender') ?? people[0];
const deps = (await (await first.request.get(`${origin}/app/api/departments`)).json()).data;
const post = async (id, body) => { const r = await first.request.post(`${origin}/app/api/users/${id}/employment`, { data: body, headers }); console.log(r.status(), (await r.text()).slice(0, 200)); };
await post(person.id, { effective_date: '2027-01-04', values: { job_title: 'Head bartender', level: 'LEAD' }, reason: 'Promotion after the season' });
await post(person.id, { effective_date: '2027-06-01', values: { department_id: deps.at(-1).id }, reason: 'Moves to another team' });
await post(people[3].id, { effective_date: '2027-02-01', values: { employment_type: 'PART_TIME' } });
await post(person.id, { effective_date: '2026-03-01', values: { work_location: 'Montréal' }, reason: 'Moved' });
await first.request.patch(`${origin}/app/api/settings`, { data: { overtime_weekly_minutes: 2250, weekend_days: ['SUNDAY'] }, headers });
for (const [look, options] of Object.entries({
  light: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  dark390: { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  fr390: { viewport: { width: 390, height: 844 }, colorScheme: 'light', locale: 'fr-CA', fr: true },
})) {
  const { fr, ...rest } = options;
  const context = await browser.newContext(rest);
  await login(context);
  if (fr) await context.request.patch(`${origin}/app/api/me`, { data: { language: 'fr' }, headers });
  const page = await context.newPage();
  const shot = async (name, path, act) => {
    await page.goto(origin + path); await page.waitForTimeout(2500);
    if (act) await act(page);
    await page.waitForTimeout(600);
    await page.screenshot({ path: `${out}/${look}-${name}.png`, fullPage: name !== 'dialog' });
  };
  await shot('job', `/people/${person.id}?tab=job`);
  await shot('dialog', `/people/${person.id}?tab=job`, (p) => p.getByRole('button', { name: fr ? 'Changer à partir d’une date' : 'Change from a date' }).click());
  await shot('planned', '/planned-changes');
  await shot('chart', '/org-chart?on=2027-06-02');
  await shot('history', '/settings?tab=history');
  await shot('edit', `/people/${person.id}/edit`);
  if (fr) await context.request.patch(`${origin}/app/api/me`, { data: { language: null }, headers });
  await context.close();
}
await browser.close();
