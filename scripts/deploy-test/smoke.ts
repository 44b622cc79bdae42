import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { organizationVerificationRoutes } from '@shared/organizations/api/organization-verifications.routes';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { profileRoutes } from '@shared/people/api/profiles.routes';
import { savedJobRoutes } from '@shared/hiring/api/saved-jobs.routes';
import { edgeHeaders } from '@shared/core/api/route';
import { searchRoutes } from '@shared/find/api/search.routes';
import assert from 'node:assert/strict';
import { api } from '../../test/support/client';
import { makeMovesDue } from '../../test/support/hiring/held-moves';
import { applicationForm, jobDraft, profile } from '../../test/support/marketplace';
import { drawLogo, drawnLogos } from '../seed/images/draw-logo';
import { sendFile } from '../seed/images/send-file';
import { mailTo } from './mailbox';
import {
  confirm,
  enter,
  foundBySearch,
  makeReviewer,
  newcomer,
  notified,
  ok,
  register,
  runFunction,
  type Deployed,
} from './smoke-people';
import type { Step } from './steps';

/**
 * The main workflow through the deployed API with all effects of each write: started with the previous release (`before`),
 * completed with this one (`now`), and read after the rollback (`after`).
 */
export const smokeSteps = (deployed: Deployed): Record<'before' | 'now' | 'after', Step[]> => {
  const { endpoint, gateway } = deployed;
  const professional = newcomer('professional');
  const employer = newcomer('employer');
  const colleague = newcomer('colleague');
  const reviewer = newcomer('reviewer');
  const draft = jobDraft();
  const made = { jobId: '', applicationId: '', version: 0 };

  const answers: Step = {
    name: 'the API answers, and refuses wrong keys and a missing token',
    run: async () => {
      ok(await api(searchRoutes.searchJobs, { query: {} }, { gateway }));
      assert.equal((await api(accountRoutes.getMe, {}, { gateway })).status, 401);
      const body = { email: professional.email, type: 'email_verification' as const };
      const refused = await api(accountRoutes.sendOtp, { body }, { gateway, headers: { 'x-api-key': 'wrong' } });
      assert.equal(refused.body.code, 'INVALID_API_KEY');
      const headers = { [edgeHeaders.originKey]: 'wrong' };
      assert.equal(
        (await api(searchRoutes.searchJobs, { query: {} }, { gateway, headers })).body.code,
        'NOT_FROM_SITE',
      );
    },
  };
  const signIn: Step = {
    name: 'sign-in',
    run: async () => {
      await enter(deployed, professional);
      await enter(deployed, employer);
    },
  };

  const before = [
    answers,
    {
      name: 'OTP: wrong code refused, right code confirms, once',
      run: async () => {
        await register(deployed, professional, { userType: 'doctor' });
        await register(deployed, employer, { userType: 'employer', organization: 'Harbour Clinic' });
        await confirm(deployed, professional);
        await confirm(deployed, employer);
      },
    },
    signIn,
    {
      name: 'stream, bus and queue: the welcome e-mails',
      run: async () => {
        await mailTo(endpoint, professional.email, 'Welcome');
        await mailTo(endpoint, employer.email, 'Welcome');
      },
    },
    {
      name: 'profile saved and read',
      run: async () => {
        const { token } = professional;
        const body = { profile: profile(), version: 0 };
        ok(await api(profileRoutes.saveMyProfile, { body }, { gateway, token }));
        const saved = ok(await api(profileRoutes.getMyProfile, {}, { gateway, token }));
        assert.equal(saved.specialty, body.profile.specialty);
      },
    },
  ];
  const now = [
    answers,
    signIn,
    {
      name: 'organization verified by staff',
      run: async () => {
        await makeReviewer(deployed, reviewer);
        const { membership } = ok(await api(accountRoutes.getMe, {}, { gateway, token: employer.token }));
        const params = { organizationId: membership?.organizationId ?? '' };
        const options = { gateway, token: reviewer.token };
        const { version } = ok(await api(organizationVerificationRoutes.getOrganizationCase, { params }, options));
        const body = { decision: 'verify' as const, note: 'Smoke test', version };
        ok(await api(organizationVerificationRoutes.decideOrganizationCase, { params, body }, options));
      },
    },
    {
      name: 'job published and found',
      run: async () => {
        const body = { job: draft, status: 'active' as const };
        const job = ok(await api(jobRoutes.createJob, { body }, { gateway, token: employer.token }), 201);
        made.jobId = job.jobId;
        await foundBySearch(deployed, job.jobId, draft.title);
      },
    },
    {
      name: 'job alert: found by the function of the schedule, e-mailed',
      run: async () => {
        const alert = { name: 'Smoke', frequency: 'immediate' as const, search: { specialty: 'Cardiology' } };
        const { token } = professional;
        ok(await api(savedJobRoutes.createJobAlert, { body: alert }, { gateway, token }), 201);
        const body = { job: jobDraft(), status: 'active' as const };
        const job = ok(await api(jobRoutes.createJob, { body }, { gateway, token: employer.token }), 201);
        await foundBySearch(deployed, job.jobId, body.job.title);
        await runFunction(deployed, 'send-job-alerts');
        await mailTo(endpoint, professional.email, '1 new job: Smoke');
      },
    },
    {
      name: 'company logo: sent, checked, published',
      run: async () => {
        const logo = drawLogo(drawnLogos.harbor);
        const announced = { contentType: 'image/png' as const, size: logo.length };
        const options = { gateway, token: employer.token };
        const target = ok(await api(organizationRoutes.requestLogoUpload, { body: announced }, options), 201);
        await sendFile(target, logo);
        const body = { uploadId: target.uploadId };
        const { logo_url } = ok(await api(organizationRoutes.setLogo, { body }, options));
        assert.match(logo_url ?? '', /^\/media\/logos\/.*\.png$/);
      },
    },
    {
      name: 'colleague invited by e-mail',
      run: async () => {
        const names = { firstName: 'Carl', lastName: 'Colleague' };
        const body = { ...names, email: colleague.email, role: 'member' as const, department: 'Cardiology' };
        ok(await api(organizationRoutes.inviteMember, { body }, { gateway, token: employer.token }), 201);
        const { text } = await mailTo(endpoint, colleague.email, 'Join');
        const token = /invitations\/([^"'\s<>\\]+)/.exec(text)?.[1] ?? '';
        await register(deployed, colleague, { userType: 'employer', invitationToken: decodeURIComponent(token) });
        await enter(deployed, colleague);
      },
    },
    {
      name: 'assignment: job, e-mail and notification',
      run: async () => {
        const body = { jobId: made.jobId, assigneeId: colleague.userId };
        const { job } = ok(await api(jobRoutes.assignJob, { body }, { gateway, token: employer.token }));
        assert.equal(job.assignedTo, colleague.userId);
        await mailTo(endpoint, colleague.email, draft.title);
        await notified(deployed, colleague, draft.title);
      },
    },
    {
      name: 'application: received, e-mailed and notified',
      run: async () => {
        const call = { params: { jobId: made.jobId }, body: applicationForm() };
        const options = { gateway, token: professional.token, idempotencyKey: `smoke-${made.jobId}` };
        const applied = ok(await api(applicationRoutes.applyToJob, call, options), 201);
        const repeated = ok(await api(applicationRoutes.applyToJob, call, options), 201);
        assert.equal(repeated.applicationId, applied.applicationId, 'the repeated request applied again');
        made.applicationId = applied.applicationId;
        made.version = applied.version;
        await mailTo(endpoint, employer.email, draft.title);
        await notified(deployed, employer, draft.title);
      },
    },
    {
      name: 'status change: announced by the function of the schedule, e-mailed and notified',
      run: async () => {
        const params = { applicationId: made.applicationId };
        const body = { status: 'under_review' as const, reason: '', version: made.version };
        const call = { params, body };
        ok(await api(applicationRoutes.changeApplicationStatus, call, { gateway, token: employer.token }));
        await makeMovesDue([made.applicationId]);
        await runFunction(deployed, 'announce-moves');
        await mailTo(endpoint, professional.email, draft.title);
        await notified(deployed, professional, draft.title);
      },
    },
  ];
  const after = [
    answers,
    signIn,
    {
      name: 'what both releases wrote is read',
      run: async () => {
        const { token } = professional;
        ok(await api(profileRoutes.getMyProfile, {}, { gateway, token }));
        await foundBySearch(deployed, made.jobId, draft.title);
        const params = { applicationId: made.applicationId };
        const { status } = ok(await api(applicationRoutes.getApplication, { params }, { gateway, token }));
        assert.equal(status, 'under_review');
      },
    },
  ];
  return { before, now, after };
};
