import type { JobCard } from '@shared/model/job';
import { describe, expect, it } from 'vitest';
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
  applicationReceived: templates.applicationReceived({
    siteUrl,
    applicationId: 'app_1',
    jobTitle: hostile,
    candidateName: hostile,
  }),
  applicationStatusChanged: templates.applicationStatusChanged({
    siteUrl,
    applicationId: 'app_1',
    jobTitle: hostile,
    organization: hostile,
    status: 'rejected',
    audience: 'professional',
    reason: hostile,
  }),
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
    expect(Object.keys(mails).sort()).toEqual(Object.keys(templates).sort());
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
    } as const;
    expect(templates.applicationStatusChanged({ ...change, audience: 'professional' }).text).not.toMatch(
      /shortlisted/i,
    );
    expect(templates.applicationStatusChanged({ ...change, audience: 'employer' }).text).toMatch(/Shortlisted/);
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
