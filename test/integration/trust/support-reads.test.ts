import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { professionalRoutes } from '@shared/people/api/professionals.routes';
import { profileRoutes } from '@shared/people/api/profiles.routes';
import { resumeRoutes } from '@shared/people/api/resumes.routes';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../support/client';
import {
  apply,
  createJob,
  profile,
  registerApplicant,
  registerSupport,
  registerTeam,
  type Team,
} from '../../support/marketplace';
import type { Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });

let team: Team;
let support: Person;
let applicant: Person;
let jobId: string;
let applicationId: string;
beforeAll(async () => {
  [team, support, applicant] = await Promise.all([registerTeam(stack), registerSupport(), registerApplicant()]);
  const job = await createJob(team.admin);
  jobId = job.jobId;
  ({ applicationId } = await apply(applicant, jobId));
  const rated = { params: { applicationId }, body: { rating: 4 } };
  expect((await api(applicationRoutes.rateApplication, rated, as(team.admin))).status).toBe(200);
  const note = { params: { applicationId }, body: { text: 'Between us', mentions: [] } };
  expect((await api(applicationRoutes.addApplicationNote, note, as(team.admin))).status).toBeLessThan(300);
});

const expectNothingPrivate = (body: unknown): void => {
  const { dateOfBirth, deaNumber, address, gender } = profile();
  const text = JSON.stringify(body);
  for (const value of [dateOfBirth, deaNumber, address, gender]) expect(text).not.toContain(value);
  for (const name of ['dateOfBirth', 'deaNumber', 'gender']) expect(text).not.toContain(`"${name}"`);
};

describe('support', () => {
  it('reads contact and apply details of a job, also of a draft and a paused one', async () => {
    const draft = await createJob(team.member, {}, 'draft');
    const paused = await createJob(team.admin);
    const change = { params: { jobId: paused.jobId }, body: { status: 'paused' as const, version: paused.version } };
    await api(jobRoutes.changeJobStatus, change, as(team.admin));
    for (const { jobId: id, contactEmails, applicationInstructions } of [draft, paused]) {
      const { status, body } = await api(jobRoutes.getJobDetail, { params: { jobId: id } }, as(support));
      expect(status).toBe(200);
      expect(body).toMatchObject({ contactEmails, applicationInstructions });
    }
  });

  it('reads the applications of a job, without the team’s internal notes', async () => {
    const { status, body } = await api(
      applicationRoutes.listJobApplications,
      { params: { jobId }, query: {} },
      as(support),
    );
    expect(status).toBe(200);
    expect(body.items).toMatchObject([{ applicationId, rating: null, notes: 0 }]);
    const ofTeam = await api(applicationRoutes.listJobApplications, { params: { jobId }, query: {} }, as(team.admin));
    expect(ofTeam.body.items).toMatchObject([{ applicationId, rating: 4, notes: 1 }]);
    const one = await api(applicationRoutes.getApplication, { params: { applicationId } }, as(support));
    expect(one.body).toMatchObject({ applicationId, team: null, candidate: { email: applicant.email } });
    expectNothingPrivate([body, one.body]);
  });

  it('reads a full profile with license numbers, also a private one, and its resume', async () => {
    const privacy = { visibility: 'private' as const };
    const hidden = await registerApplicant();
    await api(profileRoutes.saveProfilePrivacy, { body: privacy }, as(hidden));
    for (const person of [applicant, hidden]) {
      const params = { userId: person.userId };
      const { status, body } = await api(professionalRoutes.getProfessional, { params }, as(support));
      expect(status).toBe(200);
      expect(body.access).toBe('full');
      expect(body.licenses.map(({ number }) => number)).toEqual(profile().licenses.map(({ number }) => number));
      expect(body.contact).toMatchObject({ email: person.email });
      expectNothingPrivate(body);
      expect((await api(resumeRoutes.getProfessionalResume, { params }, as(support))).status).toBe(200);
    }
  });

  it('changes nothing that it reads', async () => {
    const answers = await Promise.all([
      api(jobRoutes.updateJob, { params: { jobId }, body: {} as never }, as(support)),
      api(jobRoutes.assignJob, { body: { jobId, assigneeId: null } }, as(support)),
      api(applicationRoutes.rateApplication, { params: { applicationId }, body: { rating: 1 } }, as(support)),
      api(applicationRoutes.exportApplications, { params: { jobId }, query: {} }, as(support)),
      api(applicationRoutes.listReceivedApplications, { query: {} }, as(support)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });
});
