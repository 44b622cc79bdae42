import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { professionalRoutes } from '@shared/people/api/professionals.routes';
import { profileRoutes } from '@shared/people/api/profiles.routes';
import { resumeRoutes } from '@shared/people/api/resumes.routes';
import type { ReceiptRef, ReceiptSubject } from '@shared/money/model/receipt';
import { describe, expect, it } from 'vitest';
import { api } from '../../support/client';
import { apply, createJob, registerApplicant } from '../../support/marketplace';
import { registerEmployer, type Employer, type Person } from '../../support/people';
import { setPrivacy } from '../../support/accounts/privacy';
import { sharedStack } from '../../support/stack';

await sharedStack();
const as = ({ token }: Person) => ({ token });

const receiptsOf = async (person: Person) =>
  (await api(profileRoutes.listReceipts, { query: {} }, as(person))).body.items;
const statesOf = async (person: Person) =>
  Object.fromEntries(
    (await receiptsOf(person)).map(({ subject, deliveredAt, revokedAt }) => [
      subject,
      revokedAt ? 'revoked' : deliveredAt ? 'delivered' : 'open',
    ]),
  );
const refOf = ({ organizationId }: Employer, subject: ReceiptSubject): ReceiptRef => ({
  organizationId,
  reason: 'application',
  subject,
});
const revoke = (person: Person, ref: ReceiptRef) => api(profileRoutes.revokeReceipt, { body: ref }, as(person));
const applied = async () => {
  const [employer, person] = await Promise.all([registerEmployer(), registerApplicant()]);
  const job = await createJob(employer);
  const { applicationId } = await apply(person, job.jobId);
  const open = () => api(applicationRoutes.getApplication, { params: { applicationId } }, as(employer));
  const look = () => api(professionalRoutes.getProfessional, { params: { userId: person.userId } }, as(employer));
  const resume = () => api(resumeRoutes.getProfessionalResume, { params: { userId: person.userId } }, as(employer));
  return { employer, person, job, applicationId, open, look, resume };
};

describe('consent receipts', () => {
  it('are kept from the application on, and show what was opened', async () => {
    const { employer, person, job, open, look, resume } = await applied();
    expect(await receiptsOf(person)).toContainEqual({
      organizationId: employer.organizationId,
      organization: employer.organization,
      reason: 'application',
      subject: 'contact',
      jobTitle: job.title,
      sharedAt: expect.any(String),
      deliveredAt: null,
      revokedAt: null,
    });
    expect(await statesOf(person)).toEqual({ contact: 'open', resume: 'open', license: 'open', document: 'open' });
    expect((await open()).body.candidate).toMatchObject({ email: person.email });
    expect(await statesOf(person)).toMatchObject({ contact: 'delivered', resume: 'open', license: 'open' });
    await look();
    await resume();
    const first = await receiptsOf(person);
    expect(await statesOf(person)).toMatchObject({ license: 'delivered', resume: 'delivered', document: 'open' });
    await Promise.all([open(), look(), resume()]);
    expect(await receiptsOf(person)).toEqual(first);
  });

  it('can be revoked until opened, after which nothing is shown', async () => {
    const { employer, person, open, look, resume } = await applied();
    for (const subject of ['contact', 'resume', 'license'] as const) {
      expect((await revoke(person, refOf(employer, subject))).status).toBe(200);
    }
    expect((await revoke(person, refOf(employer, 'contact'))).status).toBe(200);
    expect((await open()).body.candidate).toMatchObject({ email: '', phone: '' });
    expect((await look()).body).toMatchObject({ contact: null, npiNumber: null });
    expect((await look()).body.licenses.every(({ number }) => number === null)).toBe(true);
    expect((await resume()).status).toBe(404);
    expect(await statesOf(person)).toEqual({
      contact: 'revoked',
      resume: 'revoked',
      license: 'revoked',
      document: 'open',
    });
  });

  it('can’t revoke what was opened or never shared', async () => {
    const { employer, person, open } = await applied();
    await open();
    expect((await revoke(person, refOf(employer, 'contact'))).body).toMatchObject({ code: 'ALREADY_HANDED_OVER' });
    const other = await registerEmployer();
    expect((await revoke(person, refOf(other, 'contact'))).status).toBe(404);
  });

  it('have one outcome when opened and revoked at once', async () => {
    const { employer, person, open } = await applied();
    const [opened, revoked] = await Promise.all([open(), revoke(person, refOf(employer, 'contact'))]);
    const isRevoked = revoked.status === 200;
    expect(opened.body.candidate.email).toBe(isRevoked ? '' : person.email);
    expect((await statesOf(person))['contact']).toBe(isRevoked ? 'revoked' : 'delivered');
  });

  it('are shared again by reapplying', async () => {
    const { employer, person, open } = await applied();
    await revoke(person, refOf(employer, 'contact'));
    const another = await createJob(employer);
    await apply(person, another.jobId);
    expect((await statesOf(person))['contact']).toBe('open');
    expect((await open()).body.candidate).toMatchObject({ email: person.email });
  });

  it('include contact details that the profile shows, and those in an export of applications', async () => {
    const [viewer, { employer, person, job }] = await Promise.all([registerEmployer(), applied()]);
    await setPrivacy(person, { contactInfoVisible: true });
    await api(professionalRoutes.getProfessional, { params: { userId: person.userId } }, as(viewer));
    const [latest] = await receiptsOf(person);
    expect(latest).toMatchObject({ organizationId: viewer.organizationId, reason: 'profile', subject: 'contact' });
    expect(latest?.deliveredAt).not.toBeNull();
    await api(applicationRoutes.exportApplications, { params: { jobId: job.jobId }, query: {} }, as(employer));
    const contact = (await receiptsOf(person)).find(
      (it) => it.subject === 'contact' && it.organizationId === employer.organizationId,
    );
    expect(contact?.deliveredAt).not.toBeNull();
  });

  it('are the person’s own, as CSV too', async () => {
    const { employer, person } = await applied();
    const { csv, nextCursor } = (await api(profileRoutes.exportReceipts, { query: {} }, as(person))).body;
    expect(nextCursor).toBeNull();
    expect(csv.split('\r\n')[0]).toBe('"Organization","What","Why","Job","Shared","Opened","Revoked"');
    expect(csv).toContain(`"${employer.organization}","Contact details","Application"`);
    expect(await receiptsOf(await registerApplicant())).toEqual([]);
    expect((await api(profileRoutes.listReceipts, { query: {} }, as(employer))).status).toBe(403);
  });
});
