import type { JobCard } from '@shared/model/job';
import { describe, expect, it } from 'vitest';
import * as applications from './application-templates';
import * as templates from './templates';

const siteUrl = 'https://wardline.test';
const token = 'a'.repeat(43);
const hostile = '<script>alert(1)</script>"\'&\r\nBcc: all@example.org';

const jobCard = (fields: Partial<JobCard>): JobCard => ({
  jobId: 'job_1',
  title: 'Nurse',
  organization: 'Clinic',
  logo_url: null,
  department: null,
  specialty: null,
  location: '',
  jobType: 'full_time',
  remote: false,
  numberOfOpenings: 1,
  payBy: 'range',
  rate: 'hour',
  currency: 'USD',
  salaryMinCents: 9000,
  salaryMaxCents: 12_000,
  experience: null,
  applicationDeadlineOn: null,
  urgentHiring: false,
  status: 'active',
  publishedAt: null,
  ...fields,
});

const application = { siteUrl, applicationId: 'app_1', jobTitle: hostile };

const mails = {
  verificationCode: templates.verificationCode({ siteUrl, code: '012345' }),
  confirmationLink: templates.confirmationLink({ siteUrl, token }),
  passwordResetCode: templates.passwordResetCode({ siteUrl, code: '012345' }),
  alreadyRegistered: templates.alreadyRegistered({ siteUrl }),
  welcome: templates.welcome({ siteUrl, firstName: hostile, userType: 'doctor' }),
  passwordChanged: templates.passwordChanged({ siteUrl }),
  emailChanging: templates.emailChanging({ siteUrl }),
  confirmNewEmail: templates.confirmNewEmail({ siteUrl, token }),
  twoFactorChanged: templates.twoFactorChanged({ siteUrl, enabled: true }),
  invitation: templates.invitation({ siteUrl, token: `inv_x.${token}`, organization: hostile, role: 'admin' }),
  jobAssigned: templates.jobAssigned({ siteUrl, jobId: 'job_1', jobTitle: hostile }),
  applicationSent: applications.applicationSent({
    ...application,
    organization: hostile,
    appliedAt: '2026-11-20T09:00:00.000Z',
  }),
  applicationReceived: applications.applicationReceived({ ...application, candidateName: hostile }),
  applicationStatusChanged: applications.applicationStatusChanged({
    ...application,
    organization: hostile,
    status: 'rejected',
    audience: 'professional',
    candidateName: hostile,
    reason: hostile,
  }),
  mentionedInNote: applications.mentionedInNote({ ...application, candidateName: hostile, authorName: hostile }),
  memberRemoved: templates.memberRemoved({ siteUrl, organization: hostile }),
  jobAlert: templates.jobAlert({
    siteUrl,
    name: hostile,
    search: { q: hostile },
    jobs: [jobCard({ title: hostile, organization: hostile, location: hostile })],
    more: true,
    unsubscribeUrl: `${siteUrl}/job-alerts/unsubscribe/x`,
  }),
};

describe('mail templates', () => {
  it('covers every template', () => {
    const all = { ...applications, ...templates };
    expect(Object.keys(mails).sort()).toEqual(Object.keys(all).sort());
  });

  it.each(Object.entries(mails))('%s escapes what was typed and stays one header line', (_name, { subject, html }) => {
    expect(html).not.toContain('<script');
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it.each(Object.entries(mails))('%s links only to the site, in HTML and text', (_name, { html, text }) => {
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(links.every((href) => href.startsWith(siteUrl))).toBe(true);
    const action = links.find((href) => new URL(href).pathname !== '/');
    if (action) expect(text).toContain(action.replaceAll('&amp;', '&'));
  });

  it.each(Object.entries(mails))('%s is a complete page in a language, with a preview', (_name, { html }) => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en"/);
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).toContain('display:none');
  });

  it('carries code and token in both parts', () => {
    for (const part of ['html', 'text'] as const) {
      expect(mails.verificationCode[part]).toContain('012345');
      expect(mails.passwordResetCode[part]).toContain('012345');
      expect(mails.confirmationLink[part]).toContain(`${siteUrl}/auth/callback?token=${token}`);
      expect(mails.invitation[part]).toContain(`${siteUrl}/invitations/inv_x.${token}`);
    }
  });

  it('does not tell a professional that they were shortlisted', () => {
    const change = {
      siteUrl,
      applicationId: 'app_1',
      jobTitle: 'Nurse',
      organization: 'Clinic',
      status: 'shortlisted',
      candidateName: 'Nora Nurse',
      reason: '',
    } as const;
    expect(applications.applicationStatusChanged({ ...change, audience: 'professional' }).text).not.toMatch(
      /shortlisted/i,
    );
    expect(applications.applicationStatusChanged({ ...change, audience: 'employer' }).text).toMatch(/Shortlisted/);
  });

  it('says by which day a reply can be expected: three business days later', () => {
    expect(mails.applicationSent.text).toContain('by Wednesday, November 25');
  });

  it('lists an alert’s jobs with place, pay and links, and how to stop it', () => {
    const { subject, text, html } = templates.jobAlert({
      siteUrl,
      name: 'ICU',
      search: { q: 'icu nurse', jobType: 'locum' },
      jobs: [
        jobCard({ location: 'Boston, MA', remote: true }),
        jobCard({ jobId: 'job_2', salaryMinCents: null, salaryMaxCents: null }),
      ],
      more: false,
      unsubscribeUrl: `${siteUrl}/job-alerts/unsubscribe/x`,
    });
    expect(subject).toBe('2 new jobs: ICU');
    expect(text).toContain(`Nurse\nClinic · Boston, MA · Remote\n$90 - $120 per hour\n${siteUrl}/jobs/job_1`);
    expect(text).toContain(`Nurse\nClinic\n${siteUrl}/jobs/job_2`);
    expect(text).toContain(`${siteUrl}/jobs?q=icu+nurse&jobType=locum`);
    for (const part of [text, html]) expect(part).toContain(`${siteUrl}/job-alerts/unsubscribe/x`);
  });
});
