import { describe, expect, it } from 'vitest';
import { languages, type Language } from '@shared/text/language';
import type { EventOf } from '@shared/core/model/event';
import type { EventReader } from '../../events/ports';
import { keyedHash } from '../../platform/crypto/keyed-hash';
import { renderMail, type MailBody, type MailContent } from '../../platform/mail/markup';
import * as account from './accounts/account';
import { digest, weeklySummary } from './messages/digest';
import type { NotifyingEvent } from './index';
import { readTextsOf } from './samples/read-texts.fake';
import { hostile, ids, jobCard, reader, samples } from './samples/samples.fake';

const siteUrl = 'https://wardline.test';
const token = 'a'.repeat(43);
const context = { siteUrl, hash: keyedHash(() => Promise.resolve(Buffer.from('key'))) };
const occurredAt = '2026-11-20T09:00:00.000Z';

const emailsOf = async (
  event: EventOf<NotifyingEvent>,
  from: EventReader,
  language: Language = 'en',
): Promise<MailContent[]> => {
  const { users, address } = await readTextsOf(from, event, language);
  const emails = await Promise.all(
    [...users, ...(address ? [address] : [])].map(async ({ email }) => email?.(context)),
  );
  return emails.flatMap((email) => email ?? []);
};
const emails = async <T extends NotifyingEvent>(
  type: T,
  data: EventOf<T>['data'],
  changes: Partial<EventReader> = {},
) => emailsOf({ id: 'e', type, occurredAt, data } as EventOf<NotifyingEvent>, reader(changes));

const leftovers = /[{}]|undefined|\[object|Invalid Date|NaN/;
const entry = { title: hostile, content: hostile, actionUrl: '/notifications' };
const direct: Record<string, MailBody> = {
  verificationCode: account.verificationCode({ code: '012345' }),
  confirmationLink: account.confirmationLink({ siteUrl, token }),
  passwordResetCode: account.passwordResetCode({ code: '012345' }),
  passwordResetLink: account.passwordResetLink({ siteUrl, token, email: hostile }),
  alreadyRegistered: account.alreadyRegistered({ siteUrl }),
  emailChanging: account.emailChanging({ siteUrl }),
  emailChanged: account.emailChanged({ siteUrl }),
  confirmNewEmail: account.confirmNewEmail({ siteUrl, token }),
  digest: digest({ siteUrl, entries: [entry], more: 1 }),
  weeklySummary: weeklySummary({ siteUrl, entries: [entry], more: 0, unread: [entry], unreadMore: false }),
};

const all = [
  ...Object.entries(direct).map(([name, body]) => ({
    name,
    read: async (language: Language = 'en') => [await renderMail(siteUrl, body, language)],
  })),
  ...samples.map(({ name, event, reader: from }) => ({
    name,
    read: (language: Language = 'en') => emailsOf(event, from, language),
  })),
];

describe('every email', () => {
  it.each(all)('$name escapes typed text and keeps a one-line header', async ({ read }) => {
    for (const { subject, html } of await read()) {
      expect(html).not.toContain('<script');
      expect(subject).not.toMatch(/[\r\n]/);
    }
  });

  it.each(all)('$name links only to the site, in HTML and text', async ({ read }) => {
    for (const { html, text } of await read()) {
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
      expect(links.every((href) => href.startsWith(siteUrl))).toBe(true);
      const action = links.find((href) => new URL(href).pathname !== '/');
      if (action) expect(text).toContain(action.replaceAll('&amp;', '&'));
    }
  });

  describe.each(languages)('in %s', (language) => {
    it.each(all)('$name is a complete page in the language, with a preview', async ({ read }) => {
      for (const { html } of await read(language)) {
        expect(html.startsWith(`<!doctype html>\n<html lang="${language}" dir="ltr"`)).toBe(true);
        expect(html).toContain('prefers-color-scheme:dark');
        expect(html).toContain('display:none');
      }
    });

    it.each(all)('$name has no gaps', async ({ read }) => {
      for (const { subject, text } of await read(language)) {
        expect(subject + text).not.toMatch(leftovers);
        expect(subject).toMatch(/\S/);
      }
    });
  });

  it('is in this test when it is sent within a request', () => {
    const { accountTexts: _texts, ...functions } = account;
    expect(Object.keys(direct)).toEqual(expect.arrayContaining(Object.keys(functions)));
  });
});

it('carries code and token in both parts', async () => {
  const read = (name: string) => renderMail(siteUrl, direct[name]!, 'en');
  const [verification, reset, confirmation] = await Promise.all(
    ['verificationCode', 'passwordResetCode', 'confirmationLink'].map(read),
  );
  const [invitation] = await emails('invitation.created', { invitationId: 'inv_1', organizationId: 'org_1' });
  for (const part of ['html', 'text'] as const) {
    expect(verification?.[part]).toContain('012345');
    expect(reset?.[part]).toContain('012345');
    expect(confirmation?.[part]).toContain(`${siteUrl}/auth/callback?token=${token}`);
    expect(invitation?.[part]).toMatch(new RegExp(`${siteUrl}/invitations/inv_1\\.[\\w-]+`));
  }
});

it('does not tell a professional that they were shortlisted', async () => {
  const [email] = await emails('application.status_announced', { ...ids, from: 'new', to: 'shortlisted' });
  expect(email?.text).not.toMatch(/shortlisted/i);
  const [toTeam] = await emails('application.status_changed', { ...ids, from: 'shortlisted', to: 'withdrawn' });
  expect(toTeam?.subject).toMatch(/^Withdrawn: /);
});

it('names the day by which an answer is promised', async () => {
  const sent = await emails('application.submitted', ids);
  expect(sent.at(-1)?.text).toContain('by Wednesday, November 25');
});

it('links to the credentials of the profile', async () => {
  const credential = { userId: 'pro', credentialId: 'lic_1' };
  for (const to of ['verified', 'needs_info', 'rejected', 'expired'] as const) {
    const changes = {
      credential: async () => ({ label: hostile, status: to, expiryDate: null, cause: null, note: hostile }),
    };
    const [email] = await emails('credential.status_changed', { ...credential, from: 'pending', to }, changes);
    expect(email?.text).toContain(`${siteUrl}/profile/credentials`);
  }
  const [expiring] = await emails('credential.expiring', { ...credential, days: 30 });
  expect(expiring?.text).toContain(`${siteUrl}/profile/credentials`);
});

it('lists an alert’s jobs with place, pay and links, and how to stop it', async () => {
  const delivery = {
    name: 'ICU',
    search: { q: 'icu nurse', jobType: 'locum' },
    professionals: [],
    jobs: [
      jobCard({ location: 'Boston, MA', remote: true }),
      jobCard({ jobId: 'job_2', salaryMinCents: null, salaryMaxCents: null }),
    ],
    more: false,
  };
  const [email] = await emails(
    'job_alert.matched',
    { deliveryId: 'dlv_1', jobAlertId: 'alr_1', userId: 'pro' },
    { delivery: async () => delivery },
  );
  const { subject = '', text = '', html = '' } = email ?? {};
  expect(subject).toBe('2 new jobs: ICU');
  expect(text).toContain(`Nurse\nClinic · Boston, MA · Remote\n$90 - $120 per hour\n${siteUrl}/jobs/job_1`);
  expect(text).toContain(`Nurse\nClinic\n${siteUrl}/jobs/job_2`);
  expect(text).toContain(`${siteUrl}/jobs?q=icu+nurse&jobType=locum`);
  for (const part of [text, html]) expect(part).toContain(`${siteUrl}/job-alerts/unsubscribe/`);
});
