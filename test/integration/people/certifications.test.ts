import { credentialRoutes } from '@shared/people/api/credentials.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { professionalRoutes } from '@shared/people/api/professionals.routes';
import { profileRoutes } from '@shared/people/api/profiles.routes';
import type { HeldCertification } from '@shared/people/model/professional';
import type { VerificationCase, VerificationDecision } from '@shared/people/model/verification';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { png } from '@lambdas/platform/files/images.fake';
import { api } from '../../support/client';
import { sendDocument } from '../../support/people/credentials';
import { apply, createJob, dayFromNow, entryId, registerApplicant, registerSupport } from '../../support/marketplace';
import { registerEmployer, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
let reviewer: Person;
beforeAll(async () => {
  reviewer = await registerSupport();
});

const as = ({ token }: Person) => ({ token });
const caseOf = async (person: Person, credentialId: string): Promise<VerificationCase | undefined> =>
  (await api(credentialRoutes.listMyCredentials, {}, as(person))).body.items.find(
    (it) => it.credentialId === credentialId,
  );
const paramsOf = (person: Person, credentialId: string) => ({ userId: person.userId, credentialId });
const decide = (by: Person, person: Person, credentialId: string, body: VerificationDecision) =>
  api(
    credentialRoutes.decideVerification,
    { params: paramsOf(person, credentialId), body },
    { token: by.token, idempotencyKey: randomUUID() },
  );
const detail = (by: Person, person: Person, credentialId: string) =>
  api(credentialRoutes.getVerification, { params: paramsOf(person, credentialId) }, as(by));
const attach = async (person: Person, credentialId: string) => {
  const uploadId = await sendDocument(person, credentialId, png(40, 30));
  const body = { uploadId, fileName: 'card.png' };
  return api(credentialRoutes.setDocument, { params: { credentialId }, body }, as(person));
};

describe('a certification', () => {
  const card: Omit<HeldCertification, 'id'> = {
    code: 'acls',
    otherName: '',
    issuer: 'American Heart Association',
    number: 'ECARD-7',
    issuedOn: dayFromNow(-100),
    expiresOn: dayFromNow(600),
  };
  const add = (person: Person, certificationId: string, certification = card) =>
    api(
      profileRoutes.saveCertification,
      { params: { certificationId }, body: { certification, before: null } },
      as(person),
    );
  const profileOf = async (reader: Person, { userId }: Person) =>
    (await api(professionalRoutes.getProfessional, { params: { userId } }, as(reader))).body;

  it('opens its own case, which the reviewers decide like any other', async () => {
    const person = await registerApplicant({}, { npiNumber: '' });
    const [license] = (await api(credentialRoutes.listMyCredentials, {}, as(person))).body.items;
    const id = entryId('crt');
    const answers = await Promise.all([add(person, id), add(person, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await caseOf(person, id)).toMatchObject({ status: 'pending', certification: 'acls', version: 1 });
    expect((await detail(reviewer, person, id)).body).toMatchObject({
      number: 'ECARD-7',
      license: null,
      certificate: { issuer: 'American Heart Association', issuedOn: card.issuedOn },
    });
    await decide(reviewer, person, id, { decision: 'verify', version: 1 });
    await stack.drain();
    expect((await stack.mails(person.email)).map(({ subject }) => subject)).toContain(
      'Advanced Cardiovascular Life Support (ACLS): Verified',
    );
    expect(await caseOf(person, license!.credentialId)).toMatchObject({ status: 'pending', version: 1 });
    const params = { certificationId: id };
    expect((await api(profileRoutes.removeCertification, { params }, as(person))).status).toBe(200);
    expect(await caseOf(person, id)).toBeUndefined();
  });

  it('shows its number and document to employers only after an application', async () => {
    const employer = await registerEmployer();
    const { jobId } = await createJob(employer);
    const person = await registerApplicant();
    const id = entryId('crt');
    await add(person, id);
    await attach(person, id);
    const params = { userId: person.userId, credentialId: id };
    const before = await profileOf(employer, person);
    expect(before.certifications).toMatchObject([{ code: 'acls', number: null }]);
    expect(before.documents).toEqual([]);
    expect((await api(credentialRoutes.getProfessionalDocument, { params }, as(employer))).status).toBe(404);
    await apply(person, jobId);
    const after = await profileOf(employer, person);
    expect(after.certifications).toMatchObject([{ number: 'ECARD-7' }]);
    expect(after.documents).toEqual([id]);
    const { url } = (await api(credentialRoutes.getProfessionalDocument, { params }, as(employer))).body;
    expect((await fetch(url)).status).toBe(200);
  });

  it('does not count for a job once rejected', async () => {
    const employer = await registerEmployer();
    const { jobId } = await createJob(employer, { requiredCertifications: ['acls'] });
    const person = await registerApplicant();
    const id = entryId('crt');
    await add(person, id);
    const required = async () =>
      (await api(jobRoutes.getJobDetail, { params: { jobId } }, as(person))).body.match?.steps.map(({ step }) => step);
    expect(await required()).not.toContain('get_cert');
    await decide(reviewer, person, id, { decision: 'reject', note: 'Unknown there.', version: 1 });
    expect(await required()).toContain('get_cert');
  });
});
