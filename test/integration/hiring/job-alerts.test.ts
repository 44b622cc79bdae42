import { GetCommand, PutCommand } from '@lambdas/platform/table/commands';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { savedJobRoutes } from '@shared/hiring/api/saved-jobs.routes';
import { limits } from '@shared/limits';
import type { NewJobAlert } from '@shared/hiring/model/job-alert';
import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '@lambdas/store/keys';
import { openTable } from '@lambdas/platform/table/table';
import { api } from '../../support/client';
import { createJob } from '../../support/marketplace';
import { registerEmployer, registerProfessional, type Employer, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';
import { said } from '@shared/text/english.fixture';

const stack = await sharedStack();

let employer: Employer;
beforeAll(async () => {
  employer = await registerEmployer();
});

const newWord = (): string =>
  `zq${randomUUID()
    .replace(/[^a-z]/g, '')
    .slice(0, 6)}x`;
const settings = { name: 'My alert', frequency: 'immediate', paused: false } as const;
const create = (who: Person, alert: Partial<NewJobAlert> = {}, idempotencyKey?: string) =>
  api(
    savedJobRoutes.createJobAlert,
    { body: { name: 'My alert', frequency: 'immediate', search: {}, ...alert } },
    { token: who.token, ...(idempotencyKey && { idempotencyKey }) },
  );
const list = async (who: Person) => (await api(savedJobRoutes.listJobAlerts, {}, { token: who.token })).body.items;
const update = (who: Person, jobAlertId: string, change: object, version = 1) =>
  api(
    savedJobRoutes.updateJobAlert,
    { params: { jobAlertId }, body: { settings: { ...settings, ...change }, version } },
    { token: who.token },
  );
const alertMails = async (who: Person) =>
  (await stack.mails(who.email)).filter(({ headers }) => headers?.['list-unsubscribe']);
const runAlerts = async () => {
  // The stream updates the index.
  await stack.drain();
  const result = await stack.runSchedule('send-job-alerts');
  await stack.drain();
  return result;
};
const makeDue = async (who: Person, jobAlertId: string): Promise<void> => {
  const table = openTable();
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: keys.jobAlert(who.userId, jobAlertId) }),
  );
  const nextRunAt = new Date(Date.now() - 1000).toISOString();
  await table.client.send(
    new PutCommand({ TableName: table.name, Item: { ...Item, nextRunAt, gsi1sk: `${nextRunAt}#${jobAlertId}` } }),
  );
};

describe('a job alert', () => {
  it('is created once per key, listed newest first, changed and deleted', async () => {
    const who = await registerProfessional();
    const key = randomUUID();
    const [first, repeat] = [await create(who, { name: 'One' }, key), await create(who, { name: 'One' }, key)];
    expect(first.status).toBe(201);
    expect(repeat.body.jobAlertId).toBe(first.body.jobAlertId);
    const second = await create(who, { name: 'Two', frequency: 'daily', search: { q: 'icu', jobType: 'locum' } });
    expect((await list(who)).map(({ name }) => name)).toEqual(['Two', 'One']);
    expect(second.body).toMatchObject({ search: { q: 'icu', jobType: 'locum' }, paused: false, lastSentAt: null });
    expect(Object.keys(second.body)).not.toContain('userId');

    const changed = await update(who, first.body.jobAlertId, { name: 'Renamed', paused: true });
    expect(changed.body).toMatchObject({ name: 'Renamed', paused: true, version: 2 });
    expect(await update(who, first.body.jobAlertId, { name: 'Late' })).toMatchObject({
      status: 409,
      body: { code: 'STALE_VERSION' },
    });

    const params = { jobAlertId: first.body.jobAlertId };
    for (let n = 0; n < 2; n += 1)
      expect((await api(savedJobRoutes.deleteJobAlert, { params }, { token: who.token })).status).toBe(200);
    expect((await list(who)).map(({ name }) => name)).toEqual(['Two']);
    expect((await update(who, params.jobAlertId, {}, 2)).status).toBe(404);
  });

  it('rejects searches that the search would reject, and unknown fields', async () => {
    const who = await registerProfessional();
    const wrong: object[] = [
      { search: { nonsense: 'x' } },
      { search: { jobType: 'astronaut' } },
      { search: { q: 'x'.repeat(limits.searchTextLength + 1) } },
      { search: { sort: 'newest' } },
      { name: '' },
      { name: 'x'.repeat(limits.alertNameLength + 1) },
      { frequency: 'hourly' },
      { more: true },
      { paused: true },
    ];
    for (const alert of wrong) {
      expect(await create(who, alert), JSON.stringify(alert)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_REQUEST' },
      });
    }
    const huge = await create(who, { search: { q: 'x'.repeat(limits.bodyBytes) } });
    expect(huge.status).toBe(413);
    expect(await list(who)).toEqual([]);
  });

  it('keeps HTML in its name as it was typed, and mails it escaped', async () => {
    const who = await registerProfessional();
    const word = newWord();
    const name = '<b>ICU</b> & more';
    expect((await create(who, { name, search: { q: word } })).body.name).toBe(name);
    await createJob(employer, { title: `Nurse ${word} <script>` });
    await runAlerts();
    const [mail] = await alertMails(who);
    expect(mail?.subject).toBe(`1 new job: ${name}`);
    expect(mail?.html).not.toContain('<b>ICU');
    expect(mail?.html).not.toContain('<script');
  });

  it('belongs to its owner only', async () => {
    const [owner, other] = await Promise.all([registerProfessional(), registerProfessional()]);
    const { jobAlertId } = (await create(owner)).body;
    expect((await update(other, jobAlertId, { name: 'Mine' })).status).toBe(404);
    expect((await api(savedJobRoutes.deleteJobAlert, { params: { jobAlertId } }, { token: other.token })).status).toBe(
      200,
    );
    expect(await list(owner)).toHaveLength(1);
    expect(await list(other)).toEqual([]);
    expect((await update(owner, `alr_${ulid()}`, {})).status).toBe(404);
  });

  it('is limited in number, also for concurrent requests', async () => {
    const who = await registerProfessional();
    const answers = await Promise.all(Array.from({ length: limits.jobAlerts + 3 }, () => create(who)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(limits.jobAlerts);
    expect(answers.filter(({ body }) => body.code === 'LIMIT_REACHED')).toHaveLength(3);
    expect(await list(who)).toHaveLength(limits.jobAlerts);
  });

  it('keeps one of two concurrent changes', async () => {
    const who = await registerProfessional();
    const { jobAlertId } = (await create(who)).body;
    const answers = await Promise.all(['A', 'B', 'C'].map((name) => update(who, jobAlertId, { name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('its e-mail', () => {
  it('lists what was published since, and only what the search finds', async () => {
    const who = await registerProfessional();
    const word = newWord();
    await createJob(employer, { title: `Before ${word}` });
    await stack.drain();
    const { jobAlertId } = (await create(who, { name: 'New ones', search: { q: word, jobType: 'locum' } })).body;
    const found = await createJob(employer, { title: `Locum ${word}`, jobType: 'locum', remote: true });
    await createJob(employer, { title: `Contract ${word}`, jobType: 'contract' });
    await createJob(employer, { title: `Draft ${word}`, jobType: 'locum' }, 'draft');
    await runAlerts();
    const mails = await alertMails(who);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.subject).toBe('1 new job: New ones');
    expect(mail?.text).toContain(`Locum ${word}\n${employer.organization} · Boston, MA · Remote\n$200,000 - $250,000`);
    expect(mail?.links).toContain(`${stack.env['SITE_URL']}/jobs/${found.jobId}?from=alert`);
    const all = new URL(mail?.links.find((it) => it.includes('/jobs?')) ?? 'http://none');
    expect(Object.fromEntries(all.searchParams)).toEqual({ q: word, jobType: 'locum' });
    expect(mail?.text).not.toContain('Before');
    expect(mail?.text).not.toContain('Contract');
    expect((await list(who)).find((it) => it.jobAlertId === jobAlertId)?.lastSentAt).not.toBeNull();
    // No new jobs, no email; jobs are emailed once.
    await runAlerts();
    expect(await alertMails(who)).toHaveLength(1);
  });

  it('is sent once when two runs meet', async () => {
    const who = await registerProfessional();
    const word = newWord();
    await create(who, { search: { q: word } });
    await createJob(employer, { title: `Race ${word}` });
    await stack.drain();
    await Promise.all([stack.runSchedule('send-job-alerts'), stack.runSchedule('send-job-alerts')]);
    await stack.drain();
    expect(await alertMails(who)).toHaveLength(1);
  });

  it('of a daily alert waits for its hour', async () => {
    const who = await registerProfessional();
    const word = newWord();
    const { jobAlertId } = (await create(who, { frequency: 'daily', search: { q: word } })).body;
    await createJob(employer, { title: `Daily ${word}` });
    await runAlerts();
    expect(await alertMails(who)).toEqual([]);
    await makeDue(who, jobAlertId);
    await runAlerts();
    expect(await alertMails(who)).toHaveLength(1);
  });

  it('omits jobs closed before it was written, and is not sent empty', async () => {
    const who = await registerProfessional();
    const word = newWord();
    await create(who, { search: { q: word } });
    const job = await createJob(employer, { title: `Gone ${word}` });
    await stack.drain();
    // Closing reaches the table before the index.
    await api(
      jobRoutes.changeJobStatus,
      { params: { jobId: job.jobId }, body: { status: 'closed', version: job.version } },
      { token: employer.token },
    );
    await stack.runSchedule('send-job-alerts');
    await stack.drain();
    expect(await alertMails(who)).toEqual([]);
  });

  it('stops with the alert paused', async () => {
    const who = await registerProfessional();
    const word = newWord();
    const { jobAlertId } = (await create(who, { search: { q: word } })).body;
    await update(who, jobAlertId, { paused: true });
    await createJob(employer, { title: `Paused ${word}` });
    await runAlerts();
    expect(await alertMails(who)).toEqual([]);
  });
});

describe('unsubscribing', () => {
  const subscribed = async () => {
    const who = await registerProfessional();
    const word = newWord();
    const { jobAlertId } = (await create(who, { name: 'Nights', search: { q: word } })).body;
    await createJob(employer, { title: `Nights ${word}` });
    await runAlerts();
    const [mail] = await alertMails(who);
    return { who, word, jobAlertId, mail: mail! };
  };

  it('accepts a mail program’s POST, pauses the alert and repeats the answer', async () => {
    const { who, word, jobAlertId, mail } = await subscribed();
    expect(mail.headers?.['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const address = /^<(.*)>$/.exec(mail.headers?.['list-unsubscribe'] ?? '')?.[1] ?? '';
    const post = () =>
      fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    for (let n = 0; n < 2; n += 1) {
      const response = await post();
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ name: 'Nights', ...said('alertUnsubscribed') });
    }
    expect(await list(who)).toMatchObject([{ jobAlertId, paused: true, version: 2 }]);
    await createJob(employer, { title: `More nights ${word}` });
    await runAlerts();
    expect(await alertMails(who)).toHaveLength(1);
  });

  it('works from the link in the text, and ends no one else’s alert', async () => {
    const [{ who, mail }, other] = [await subscribed(), await subscribed()];
    const link = mail.links.find((it) => it.includes('/job-alerts/unsubscribe/') && !it.includes('/api/')) ?? '';
    const token = decodeURIComponent(link.split('/').at(-1) ?? '');
    const answer = await api(savedJobRoutes.unsubscribeJobAlert, { params: { token } });
    expect(answer.status).toBe(200);
    expect((await list(who))[0]?.paused).toBe(true);
    expect((await list(other.who))[0]?.paused).toBe(false);
  });

  it('refuses a forged token', async () => {
    const { who, jobAlertId, mail } = await subscribed();
    const token = decodeURIComponent(
      /unsubscribe\/([^>]+)>$/.exec(mail.headers?.['list-unsubscribe'] ?? '')?.[1] ?? '',
    );
    const forged = ['x', `${token}x`, token.slice(0, -2), `${randomUUID()}.${token.split('.').slice(1).join('.')}`];
    for (const it of forged) {
      expect(await api(savedJobRoutes.unsubscribeJobAlert, { params: { token: it } })).toMatchObject({
        status: 400,
        body: { code: 'INVALID_TOKEN' },
      });
    }
    expect((await list(who)).find((it) => it.jobAlertId === jobAlertId)?.paused).toBe(false);
  });
});

it('logs and emits nothing about people or searches', async () => {
  const lines = (await stack.lambdaLog()).filter((line) => line.includes('"function":"send-job-alerts"'));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('\n')).not.toMatch(/@example\.test|My alert|Nights/);
});
