import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { jobInvitationRoutes } from '@shared/hiring/api/job-invitations.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { messageRoutes } from '@shared/messages/api/messages.routes';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { organizationVerificationRoutes as routes } from '@shared/organizations/api/organization-verifications.routes';
import { professionalRoutes } from '@shared/people/api/professionals.routes';
import { searchRoutes } from '@shared/find/api/search.routes';
import type { OrganizationDecision } from '@shared/organizations/model/organization-verification';
import { CompanyProfile } from '@shared/organizations/model/organization';
import { messages } from '@shared/text/english.fixture';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '@lambdas/platform/files/documents.fake';
import { recordedNumbers } from '../../../emulators/nppes/recorded';
import { dnsPath } from '../../../emulators/dns/dns-path';
import { api, gatewayAddress } from '../../support/client';
import { apply, createJob, jobDraft, registerApplicant, registerStaff } from '../../support/marketplace';
import { start } from '../../support/messages/messages';
import { newestCode, registerEmployer, type Employer, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Pick<Person, 'token'>) => ({ token });

const saveProfile = async (employer: Employer, fields: Partial<CompanyProfile>, version = 1): Promise<void> => {
  const empty = { company_name: employer.organization, industry: null, company_size: null };
  const profile = { ...CompanyProfile.parse(empty), ...fields };
  const saved = await api(organizationRoutes.saveOrganization, { body: { profile, version } }, as(employer));
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
};

const sendProof = async (employer: Employer, fileName = 'license.pdf') => {
  const content = pdf();
  const body = { contentType: 'application/pdf', size: content.length } as const;
  const target = (await api(routes.requestProofUpload, { body }, as(employer))).body;
  const form = new FormData();
  for (const [name, value] of Object.entries(target.fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(content)]), 'proof');
  expect((await fetch(target.url, { method: 'POST', body: form })).status).toBe(204);
  return api(routes.addProof, { body: { uploadId: target.uploadId, fileName } }, as(employer));
};

let first: Person;
let second: Person;
beforeAll(async () => {
  [first, second] = await Promise.all([registerStaff('trust'), registerStaff('trust')]);
});

const caseOf = async (organizationId: string, reviewer = first) =>
  (await api(routes.getOrganizationCase, { params: { organizationId } }, as(reviewer))).body;

const decide = async (
  organizationId: string,
  decision: OrganizationDecision['decision'],
  { reviewer = first, version, note = 'As agreed.' }: { reviewer?: Person; version?: number; note?: string } = {},
) => {
  const body = { decision, note, version: version ?? (await caseOf(organizationId, reviewer)).version };
  return api(routes.decideOrganizationCase, { params: { organizationId }, body }, as(reviewer));
};

const stateOf = async (employer: Employer) => (await api(routes.getOrganizationVerification, {}, as(employer))).body;
const isUnverified = async (employer: Employer) =>
  (await api(accountRoutes.getMe, {}, as(employer))).body.membership?.unverified === true;

const harbor = (fields: Partial<CompanyProfile> = {}): Partial<CompanyProfile> => ({
  company_name: 'Harbor General Hospital',
  website: 'https://www.harborgeneral.test/careers',
  headquarters_city: 'Portland',
  headquarters_state: 'Oregon',
  ...fields,
});
const atHarbor = () =>
  registerEmployer({ verified: false, email: `office-${randomUUID().slice(0, 13)}@harborgeneral.test` });
const checkNpi = (employer: Employer, npi: string = recordedNumbers.organization) =>
  api(routes.checkOrganizationNpi, { body: { npi } }, as(employer));

describe('the automatic path', () => {
  it.each([
    ['harborgenera1.test', 'lookalike'],
    ['harbor-general-careers.test', 'differs'],
  ] as const)('leaves %s to a reviewer, although number, name, and address match', async (domain, domainFit) => {
    const email = `office-${randomUUID().slice(0, 13)}@${domain}`;
    const employer = await registerEmployer({ verified: false, email });
    await saveProfile(employer, harbor({ company_name: 'Harbor General Womens Clinic', website: `https://${domain}` }));
    const { body } = await checkNpi(employer);
    expect(body).toMatchObject({ status: 'pending', held: true, npi: { outcome: 'agrees' }, proof: { domain } });
    expect(body.history.map(({ what }) => what)).toContain('domain_differs');
    expect(await isUnverified(employer)).toBe(true);
    expect(await caseOf(employer.organizationId)).toMatchObject({
      domainFit,
      decisions: expect.arrayContaining(['verify']) as string[],
    });
    // Checking again doesn't get around the reviewer.
    expect((await checkNpi(employer)).body).toMatchObject({ status: 'pending', held: true });
  });

  it('verifies within the request, and reserves the name', async () => {
    const employer = await atHarbor();
    await saveProfile(employer, harbor());
    expect(await isUnverified(employer)).toBe(true);
    const { status, body } = await checkNpi(employer);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'verified',
      method: 'email_npi',
      npi: { outcome: 'agrees', name: 'HARBOR GENERAL HOSPITAL' },
      proof: { kind: 'account', domain: 'harborgeneral.test', address: employer.email },
    });
    expect(body.history.map(({ what }) => what).sort()).toEqual(['email_confirmed', 'npi_agrees', 'verified']);
    expect(await isUnverified(employer)).toBe(false);
    await createJob(employer);
    const { verified } = (
      await api(organizationRoutes.getPublicOrganization, { params: { organizationId: employer.organizationId } }, {})
    ).body;
    expect(verified).toEqual({ method: 'email_npi', at: body.verifiedAt });

    // Cyrillic letters that look like Latin ones.
    const impostor = await atHarbor();
    await saveProfile(impostor, harbor({ company_name: 'Наrbor Gеneral Hospital' }));
    await stack.drain();
    expect(await stateOf(impostor)).toMatchObject({ status: 'pending', held: true });
    expect((await caseOf(impostor.organizationId)).duplicates).toMatchObject([
      { organizationId: employer.organizationId, by: ['name'], verified: true },
    ]);
    const namesake = await atHarbor();
    await saveProfile(namesake, harbor());
    expect((await checkNpi(namesake)).body).toMatchObject({ status: 'pending', held: true });
    expect(await isUnverified(namesake)).toBe(true);
  });

  it('lists differences, and proves a domain by code or DNS record', async () => {
    const employer = await registerEmployer({ verified: false });
    await saveProfile(employer, harbor({ company_name: employer.organization, website: 'https://clinic.example.org' }));
    expect((await checkNpi(employer)).body).toMatchObject({
      status: 'unverified',
      npi: { outcome: 'other_name' },
      proof: null,
      ownAddress: null,
      domain: 'example.org',
    });
    expect((await checkNpi(employer, '1234567890')).body).toMatchObject({ reason: { code: 'npiInvalid' } });
    expect((await checkNpi(employer, recordedNumbers.outOfService)).body).toMatchObject({
      npi: { outcome: 'unavailable' },
    });

    const send = (email: string) => api(routes.sendDomainCode, { body: { email } }, as(employer));
    expect((await send('someone@gmail.com')).body).toMatchObject({
      fields: { email: { code: 'verificationOtherDomain' } },
    });
    const address = `office-${randomUUID().slice(0, 8)}@example.org`;
    expect((await send(address)).body).toMatchObject({ code: { address } });
    expect((await send(address)).body).toMatchObject({ code: 'COOLDOWN' });
    const confirm = (code: string) => api(routes.confirmDomainCode, { body: { code } }, as(employer));
    const code = await newestCode(address);
    expect((await confirm(code === '000000' ? '000001' : '000000')).body).toMatchObject({ code: 'INVALID_CODE' });
    expect((await confirm(code)).body).toMatchObject({ proof: { kind: 'code', address }, code: null });
    expect((await confirm(code)).body).toMatchObject({ code: 'INVALID_CODE' });

    const record = () => api(routes.checkDomainRecord, {}, as(employer));
    expect((await record()).body).toMatchObject({ error: messages.verificationRecordMissing });
    const { dns } = await stateOf(employer);
    await fetch(`${gatewayAddress()}${dnsPath}?name=${dns!.name}`, {
      method: 'PUT',
      body: JSON.stringify(['v=spf1', dns!.value]),
    });
    expect((await record()).body).toMatchObject({ proof: { kind: 'dns', domain: 'example.org', address: null } });
  });

  it.each([
    ['', 'website_missing'],
    ['https://github.io', 'public_suffix'],
    ['https://co.uk', 'public_suffix'],
    ['https://gmail.com', 'mail_provider'],
  ] as const)('the website "%s" proves nothing', async (website, domainProblem) => {
    const employer = await registerEmployer({ verified: false });
    await saveProfile(employer, harbor({ company_name: employer.organization, website }));
    expect(await stateOf(employer)).toMatchObject({ domain: null, domainProblem, dns: null });
    expect((await api(routes.checkDomainRecord, {}, as(employer))).status).toBe(400);
  });
});

describe('the manual path', () => {
  it('goes through the queue; a rejection needs a second person', async () => {
    const employer = await registerEmployer({ verified: false });
    const { organizationId } = employer;
    const added = (await sendProof(employer)).body;
    expect(added).toMatchObject({ status: 'pending', documents: [{ fileName: 'license.pdf' }] });
    expect(added.dueAt! > added.submittedAt!).toBe(true);

    // Events that follow the documents change the case, too.
    await stack.drain();
    const { version } = await caseOf(organizationId);
    const [one, other] = await Promise.all([
      decide(organizationId, 'needs_info', { version, note: 'Which clinic is it?' }),
      decide(organizationId, 'reject', { reviewer: second, version, note: 'It has expired.' }),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);

    if (one.status === 200) {
      await stack.drain();
      expect((await stack.mails(employer.email)).map(({ text }) => text).join()).toContain('Which clinic is it?');
      const reply = { note: 'The one in Salem.', version: version + 1 };
      expect((await api(routes.replyToOrganizationReviewer, { body: reply }, as(employer))).body.status).toBe(
        'pending',
      );
      await decide(organizationId, 'reject', { reviewer: second, note: 'It has expired.' });
    }
    const proposed = await caseOf(organizationId, second);
    expect(proposed).toMatchObject({
      status: 'pending',
      proposal: { byCaller: true },
      decisions: ['decline_rejection'],
    });
    // The organization can't see a proposal.
    expect((await stateOf(employer)).history.map(({ what }) => what)).not.toContain('rejection_proposed');
    expect((await decide(organizationId, 'confirm_rejection', { reviewer: second })).status).toBe(403);
    expect((await decide(organizationId, 'confirm_rejection')).body).toMatchObject({ status: 'rejected' });
    await stack.drain();
    expect((await stack.mails(employer.email)).map(({ text }) => text).join()).toContain('It has expired.');
    expect((await createDraft(employer, 'active')).body).toMatchObject({ code: 'ORGANIZATION_NOT_VERIFIED' });

    expect((await sendProof(employer, 'license 2026.pdf')).body).toMatchObject({ status: 'pending' });
    const opened = (await stateOf(employer)).documents[0]!;
    const proof = { organizationId, documentId: opened.documentId };
    const download = (await api(routes.openProof, { params: proof }, as(first))).body;
    expect((await fetch(download.url)).status).toBe(200);
    expect((await caseOf(organizationId)).history.map(({ what }) => what)).toContain('document_opened');
    expect((await stateOf(employer)).history.map(({ what }) => what)).not.toContain('document_opened');
    expect((await decide(organizationId, 'verify')).body).toMatchObject({ status: 'verified', method: 'document' });
    await createJob(employer);
  });

  it('lists cases by due date', async () => {
    const employer = await registerEmployer({ verified: false });
    await sendProof(employer);
    const listed = await api(routes.listOrganizationCases, { query: { status: 'pending' } }, as(first));
    expect(listed.body.items.find((it) => it.organizationId === employer.organizationId)).toMatchObject({
      company_name: employer.organization,
      documents: 1,
    });
    const dues = listed.body.items.map(({ dueAt }) => dueAt);
    expect(dues).toEqual([...dues].sort());
  });
});

const createDraft = (employer: Employer, status: 'draft' | 'active') =>
  api(jobRoutes.createJob, { body: { job: jobDraft(), status } }, as(employer));

describe('an unverified organization', () => {
  it('can only write drafts, and search without names', async () => {
    const professional = await registerApplicant({ firstName: 'Philippa', lastName: 'Featherstonehaugh' });
    const { userId } = professional;
    const employer = await registerEmployer({ verified: false });
    await stack.drain();
    const refused = { status: 403, body: { code: 'ORGANIZATION_NOT_VERIFIED' } };

    const draft = await createDraft(employer, 'draft');
    expect(draft.status).toBe(201);
    const { jobId, version } = draft.body;
    const publish = { params: { jobId }, body: { status: 'active', version } } as const;
    expect(await api(jobRoutes.changeJobStatus, publish, as(employer))).toMatchObject(refused);
    const many = await api(jobRoutes.changeJobs, { body: { action: 'activate', jobIds: [jobId] } }, as(employer));
    expect(many.body.results).toMatchObject([{ error: { code: 'ORGANIZATION_NOT_VERIFIED' } }]);
    expect(await createDraft(employer, 'active')).toMatchObject(refused);

    const detail = await api(professionalRoutes.getProfessional, { params: { userId } }, as(employer));
    expect(detail.body).toMatchObject({ access: 'unnamed', displayName: 'P. F.', photo_url: null, contact: null });
    expect(JSON.stringify(detail.body)).not.toMatch(/philippa|featherstonehaugh|@example/i);
    const found = await api(searchRoutes.searchProfessionals, { query: {} }, as(employer));
    expect(found.body.items.every(({ displayName }) => /^(\S\.( \S\.)?)?$/.test(displayName))).toBe(true);
    expect(await api(searchRoutes.searchProfessionals, { query: { sort: 'rate' } }, as(employer))).toMatchObject(
      refused,
    );
    await api(professionalRoutes.saveProfessional, { params: { userId } }, as(employer));
    const saved = await api(professionalRoutes.listSavedProfessionals, { query: {} }, as(employer));
    expect(saved.body.items.map((it) => it.professional.displayName)).toEqual(['P. F.']);

    expect(await start(employer, userId)).toMatchObject(refused);
    expect(await api(messageRoutes.findConversation, { params: { userId }, query: {} }, as(employer))).toMatchObject(
      refused,
    );
    const invite = { params: { jobId, userId }, body: { message: '' } };
    expect(await api(jobInvitationRoutes.inviteToApply, invite, as(employer))).toMatchObject(refused);
    expect(
      await api(applicationRoutes.exportApplications, { params: { jobId }, query: {} }, as(employer)),
    ).toMatchObject(refused);
  });

  it('that loses its verification pauses its jobs, tells the applicants, and gets them back', async () => {
    const employer = await registerEmployer();
    const [job, paused] = await Promise.all([createJob(employer), createJob(employer)]);
    const pause = { params: { jobId: paused.jobId }, body: { status: 'paused', version: paused.version } } as const;
    await api(jobRoutes.changeJobStatus, pause, as(employer));
    const professional = await registerApplicant();
    await apply(professional, job.jobId);
    expect((await decide(employer.organizationId, 'suspend', { note: 'The license was revoked.' })).status).toBe(200);
    await stack.drain();
    const read = async (jobId: string) =>
      (await api(jobRoutes.getManagedJob, { params: { jobId } }, as(employer))).body;
    expect(await read(job.jobId)).toMatchObject({ status: 'paused', withheld: true });
    const mails = (await stack.mails(professional.email)).map(({ subject }) => subject);
    expect(mails).toContain(`“${job.title}” is paused`);
    expect((await stack.mails(employer.email)).map(({ text }) => text).join()).toContain('The license was revoked.');
    // Existing applicants stay readable.
    const applications = await api(
      applicationRoutes.listJobApplications,
      { params: { jobId: job.jobId }, query: {} },
      as(employer),
    );
    expect(applications.body.items).toHaveLength(1);

    expect((await decide(employer.organizationId, 'verify')).status).toBe(200);
    await stack.drain();
    const restored = await read(job.jobId);
    expect(restored.status).toBe('active');
    expect(restored).not.toHaveProperty('withheld');
    expect((await read(paused.jobId)).status).toBe('paused');
  });

  it('with another name is checked again', async () => {
    const employer = await registerEmployer();
    await saveProfile(employer, { company_name: `The ${employer.organization}, Inc.` });
    await stack.drain();
    expect(await isUnverified(employer)).toBe(false);
    await saveProfile(employer, { company_name: `Another ${randomUUID()}` }, 2);
    await stack.drain();
    expect(await isUnverified(employer)).toBe(true);
    expect(await stateOf(employer)).toMatchObject({ status: 'pending', held: true });
  });
});
