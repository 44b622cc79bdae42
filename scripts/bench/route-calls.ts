import { UpdateCommand } from '../../lambdas/platform/table/commands';
import { isForKeys, type Route } from '@shared/api/route';
import type { UploadTarget } from '@shared/model/file';
import type { ApiArea } from '@shared/api/contracts';
import { apiFunctions } from '@shared/platform/functions';
import { npiItem } from '@shared/model/profile-vocabulary';
import { generateSync } from 'otplib';
import { pdf } from '../../lambdas/platform/files/documents.fake';
import type { Answer, Call, Caller } from './calls/caller';
import { reportToken } from '../../lambdas/store/analytics/report-token';
import { alertToken } from '../../lambdas/store/job-alerts/alert-token';
import { keys } from '../../lambdas/store/keys';
import { createStageHash } from '../../lambdas/platform/crypto/stage-hash';
import { openTable } from '../../lambdas/platform/table/table';
import { api, gatewayAddress, randomIp, type CallOptions } from '../../test/support/client';
import {
  apply,
  createJob,
  dayFromNow,
  jobDraft,
  profile,
  registerApplicant,
  registerSupport,
} from '../../test/support/marketplace';
import {
  mailsTo,
  newestCode,
  newNewcomer,
  registerEmployer,
  registerProfessional,
  uniqueEmail,
} from '../../test/support/people';
import { signIn } from '../../test/support/sign-in';
import { demoAccounts } from '../seed/demo-accounts';
import { sendFile } from '../seed/send-file';
import { hiringCalls } from './calls/hiring-calls';
import { auditCalls } from './calls/audit-calls';
import { closingCalls } from './calls/closing-calls';
import { dataExportCalls } from './calls/data-export-calls';
import { exclusionCalls } from './calls/exclusion-calls';
import { staffCalls } from './calls/staff-calls';
import { reportCalls } from './calls/report-calls';
import { supportCalls } from './calls/support-calls';
import { interviewCalls } from './calls/interview-calls';
import { messageCalls } from './calls/message-calls';
import { applicationCalls } from './calls/application-calls';
import { facilityPhotoCalls, logoCalls, portfolioCalls, uploaded } from './calls/image-calls';
import { notificationSettingCalls } from './calls/notification-calls';

export type NamedRoute = { area: ApiArea; name: string; route: Route };
export const allRoutes: NamedRoute[] = (Object.keys(apiFunctions) as ApiArea[]).flatMap((area) =>
  Object.entries<Route>(apiFunctions[area].routes)
    // Those for API keys run the same use cases.
    .filter(([, { access }]) => !isForKeys(access))
    .map(([name, route]) => ({ area, name, route })),
);

export const callRoute = async ({ name, route }: NamedRoute, call: Call, token?: string): Promise<Answer> => {
  const options: CallOptions = { ip: randomIp(), ...(token && { token }) };
  const { status, body } = await api(route, call as never, options);
  if (status >= 300) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
  return body;
};

const tokenOf = async (name: string): Promise<string> => {
  const { email, password } = demoAccounts().find((account) => account.name === name)!;
  return (await signIn(email, password)).accessToken;
};

const newPerson = (email: string) => ({
  userType: 'doctor',
  firstName: 'Bea',
  lastName: 'Bench',
  phone: '+1 202 555 0150',
  email,
  password: 'Marmalade-kite-27',
});

const linkToken = async (email: string): Promise<string> => {
  const link = (await mailsTo(email)).flatMap(({ links }) => links).find((it) => it.includes('token='));
  return new URL(link ?? 'http://none/?token=').searchParams.get('token') ?? '';
};

const accountCalls = async (call: Caller): Promise<void> => {
  const email = uniqueEmail('bench');
  await call('register', { body: newPerson(email) });
  await call('resendConfirmation', { body: { email } });
  await call('confirmEmail', { body: { token: await linkToken(email) } });
  const other = uniqueEmail('bench');
  await call('register', { body: newPerson(other) });
  await call('verifyOtp', { body: { email: other, code: await newestCode(other), type: 'email_verification' } });
  await call('sendOtp', { body: { email: other, type: 'password_reset' } });
  const { reset_token } = await call('verifyOtp', {
    body: { email: other, code: await newestCode(other), type: 'password_reset' },
  });
  await call('resetPassword', { body: { email: other, reset_token, password: 'Marmalade-kite-28' } });

  const { email: _email, password: _password, ...completion } = newPerson('');
  await call('completeRegistration', { body: completion }, (await newNewcomer()).token);

  const person = await registerProfessional();
  const { token, password } = person;
  await call('getMe', {}, token);
  await call('changeEmail', { body: { email: uniqueEmail('bench'), password } }, token);
  await call('resendEmailChange', {}, token);
  await call('cancelEmailChange', {}, token);
  await call('changeLanguage', { body: { language: 'en' } }, token);
  await call('changeTimeZone', { body: { timeZone: 'America/Chicago' } }, token);
  await call('changeAppearance', { body: { appearance: 'system' } }, token);
  await call(
    'saveAccountDetails',
    { body: { firstName: 'Bench', lastName: 'Employer', phone: '+12025550100', version: 0 } },
    token,
  );
  const { secret } = await call('startTwoFactor', { body: { password } }, token);
  const code = generateSync({ secret: String(secret) });
  await call('confirmTwoFactor', { body: { password, code } }, token);
  const { recoveryCodes } = await call('renewRecoveryCodes', { body: { password } }, token);
  await call('recoverTwoFactor', {
    body: { email: person.email, password, recoveryCode: (recoveryCodes as string[])[0] },
  });
  await call('disableTwoFactor', { body: { password } }, token);
  await call('changePassword', { body: { currentPassword: password, newPassword: 'Marmalade-kite-29' } }, token);
};

const organizationCalls = async (call: Caller): Promise<void> => {
  const { token, password, organization } = await registerEmployer();
  await call('getOrganization', {}, token);
  await call('getTeamTwoFactor', {}, token);
  await call('setTeamTwoFactor', { body: { required: false } }, token);
  const companyProfile = {
    company_name: organization,
    company_description: 'A bench.',
    industry: 'Other',
    company_size: '1-10',
    headquarters_city: 'Boston',
    headquarters_state: 'MA',
  };
  await call('saveOrganization', { body: { profile: companyProfile, version: 1 } }, token);
  await logoCalls(call, token);
  await facilityPhotoCalls(call, token);
  await teamCalls(call, { token, password });
};

const invitationToken = async (email: string): Promise<string> => {
  await fetch(`${new URL(process.env['AWS_ENDPOINT_URL'] ?? '').origin}/_local/drain`, { method: 'POST' });
  const [mail] = await mailsTo(email);
  const link = mail?.links.find((it) => it.includes('/invitations/')) ?? '';
  return decodeURIComponent(link.split('/invitations/')[1] ?? '');
};

const inviteTo = async (call: Caller, token: string, email: string): Promise<{ id: string; token: string }> => {
  const body = { firstName: 'Ida', lastName: 'Invited', email, role: 'member', department: '' };
  const { invitationId } = await call('inviteMember', { body }, token);
  return { id: String(invitationId), token: await invitationToken(email) };
};

const letInvitationRest = (invitationId: string): Promise<unknown> => {
  const table = openTable();
  return table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: keys.invitation(invitationId),
      UpdateExpression: 'SET sentAt = :at',
      ExpressionAttributeValues: { ':at': new Date(0).toISOString() },
    }),
  );
};

const teamCalls = async (call: Caller, { token, password }: { token: string; password: string }): Promise<void> => {
  const waiting = await inviteTo(call, token, uniqueEmail('bench'));
  await call('getInvitation', { params: { token: waiting.token } });
  await call('listInvitations', {}, token);
  await letInvitationRest(waiting.id);
  await call('resendInvitation', { params: { invitationId: waiting.id } }, token);
  await call('revokeInvitation', { params: { invitationId: waiting.id } }, token);
  const [first, second] = await Promise.all([registerEmployer(), registerEmployer()]);
  for (const person of [first, second]) {
    const invitation = await inviteTo(call, token, person.email);
    await call('acceptInvitation', { params: { token: invitation.token } }, person.token);
  }
  await call('listTeamMembers', {}, await tokenOf('Margaret Ellison'));
  const params = { userId: second.userId };
  await call('changeMember', { params, body: { role: 'manager', department: 'Bench' } }, token);
  await call('removeMember', { params }, token);
  await call(
    'transferAdministration',
    { body: { userId: first.userId, ownRole: 'manager', password: password } },
    token,
  );
  await call('leaveOrganization', {}, token);
  await call('createOrganization', { body: { company_name: 'Bench' } }, token);
};

const jobCalls = async (call: Caller): Promise<void> => {
  const admin = await tokenOf('Margaret Ellison');
  const employer = await registerEmployer();
  const { token } = employer;
  await call('searchJobs', { query: { q: 'nurse', remote: 'true' } });
  await call('listManagedJobs', { query: {} }, admin);
  await call('getEmployerJobs', {}, admin);
  const job = await call('createJob', { body: { job: jobDraft(), status: 'active' } }, token);
  const params = { jobId: String(job['jobId']) };
  await call('getPublicJob', { params });
  await call('listSimilarJobs', { params });
  await call('recommendJobs', {}, await tokenOf('Elena Vasquez'));
  await call('recommendProfessionals', { params }, token);
  await call('countMatchingProfessionals', { body: { professions: ['physician'], specialty: null } }, token);
  const invited = await registerApplicant();
  await call('matchProfessionals', { params, query: { userIds: invited.userId } }, token);
  await call('inviteToApply', { params: { ...params, userId: invited.userId }, body: {} }, token);
  await call('createCandidateSearch', { body: { name: 'Bench', frequency: 'daily', search: {} } }, token);
  await call('listJobInvitations', { params, query: {} }, token);
  await call('listMyInvitations', { query: {} }, invited.token);
  await call('declineJobInvitation', { params, body: {} }, invited.token);
  await call('getProfessionalDashboard', {}, await tokenOf('Elena Vasquez'));
  const period = { from: dayFromNow(-89), to: dayFromNow(0), timeZone: 'America/Chicago' };
  await call('getAnalytics', { query: period }, admin);
  await call('exportAnalytics', { query: { ...period, format: 'csv' } }, admin);
  const { version } = (await call('getHiringGoals', {}, admin)) as { version: number };
  await call('saveHiringGoals', { body: { goals: { stageDays: { new: 2 }, fillDays: 14 }, version } }, admin);
  await call('getAnalyticsReport', {}, admin);
  const reader = { frequency: 'weekly', timeZone: 'America/Chicago' };
  await call('setAnalyticsReport', { body: reader }, admin);
  await call('getEmployerQueue', { query: { timeZone: 'America/Chicago' } }, admin);
  await call('getSettingsOverview', {}, admin);
  await call('getProfessionalQueue', { query: { timeZone: 'America/Chicago' } }, await tokenOf('Elena Vasquez'));
  await call('getJobDetail', { params }, await tokenOf('Elena Vasquez'));
  await call('getManagedJob', { params }, token);
  await call('updateJob', { params, body: { job: jobDraft(), version: 1 } }, token);
  await call('assignJob', { body: { jobId: params.jobId, assigneeId: employer.userId } }, token);
  await call('changeJobStatus', { params, body: { status: 'paused', version: 2 } }, token);
  await call('getJobHistory', { params, query: {} }, token);
  await call('duplicateJob', { params }, token);
  const [first, second] = [await createJob(employer), await createJob(employer)];
  const jobIds = [first.jobId, second.jobId];
  await call('changeJobs', { body: { action: 'close', jobIds } }, token);
  await call('undoStatusChanges', { body: { changes: jobIds.map((jobId) => ({ jobId, version: 2 })) } }, token);
  await call('getEmployerAnalytics', {}, admin);
  const draft = await createJob(employer, {}, 'draft');
  await call('deleteJob', { params: { jobId: draft.jobId } }, token);
};

const profileCalls = async (call: Caller): Promise<void> => {
  const [{ token }, { organizationId, organization }] = await Promise.all([registerProfessional(), registerEmployer()]);
  const whole = profile();
  await call('saveProfileDraft', { body: { profile: whole, step: 'employment', version: 0 } }, token);
  await call('submitMyProfile', { body: { profile: whole, version: 1 } }, token);
  await call('saveMyProfile', { body: { profile: { ...whole, title: 'Senior cardiologist' }, version: 2 } }, token);
  await call('getMyProfile', {}, token);
  await call(
    'saveProfilePrivacy',
    { body: { visibility: 'anonymous', contactInfoVisible: false, showOnlineStatus: true } },
    token,
  );
  await call('findOrganizations', { query: { name: organization.slice(0, 8) } }, token);
  await call('blockOrganization', { params: { organizationId } }, token);
  await call('listBlockedOrganizations', {}, token);
  await call('unblockOrganization', { params: { organizationId } }, token);
  await call('getProfileViews', {}, token);
};

const professionalCalls = async (call: Caller): Promise<void> => {
  const [employer, person] = await Promise.all([registerEmployer(), registerApplicant()]);
  const { token } = employer;
  const params = { userId: person.userId };
  await call('searchPublicProfessionals', { query: { q: 'nurse', availability: 'available' } });
  await call('searchProfessionals', { query: { q: 'nurse', licensedIn: 'MA', sort: 'rate' } }, token);
  await call('getPublicProfessional', { params });
  await call('getProfessional', { params }, token);
  await call('recordProfileView', { params }, token);
  await call('saveProfessional', { params }, token);
  await call('listSavedProfessionals', { query: {} }, token);
  await call('listSavedProfessionalIds', {}, token);
  await call('listRecentProfessionals', {}, token);
  await call('unsaveProfessional', { params }, token);
};

const resumeCalls = async (call: Caller): Promise<void> => {
  const [person, employer] = await Promise.all([registerApplicant(), registerEmployer()]);
  const { token, userId } = person;
  await call('generateMyResume', {}, token);
  const uploadId = await uploaded(call, 'requestResumeUpload', 'application/pdf', pdf(), token);
  await call('setResume', { body: { uploadId, fileName: 'Bench.pdf' } }, token);
  await call('getMyResume', {}, token);
  await apply(person, (await createJob(employer)).jobId);
  await call('getProfessionalResume', { params: { userId } }, employer.token);
  await call('removeResume', {}, token);
};

const credentialCalls = async (call: Caller): Promise<void> => {
  const [{ token, userId }, support] = await Promise.all([registerApplicant(), registerSupport()]);
  const own = (await call('listMyCredentials', {}, token)) as unknown as {
    items: { credentialId: string; version: number }[];
  };
  await call('checkNpi', {}, token);
  const { credentialId, version } = own.items.find((it) => it.credentialId !== npiItem)!;
  const params = { credentialId };
  const target = (await call(
    'requestDocumentUpload',
    { params, body: { contentType: 'application/pdf', size: pdf().length } },
    token,
  )) as UploadTarget;
  await sendFile(target, pdf());
  await call('setDocument', { params, body: { uploadId: target.uploadId, fileName: 'License.pdf' } }, token);
  await call('getMyDocument', { params }, token);
  const ofCase = { userId, credentialId };
  await call('listVerifications', { query: { status: 'pending' } }, support.token);
  await call('getVerification', { params: ofCase }, support.token);
  await call('getVerificationDocument', { params: ofCase }, support.token);
  const question = { decision: 'needs_info', note: 'Please add the other side.', version: version + 1 };
  await call('decideVerification', { params: ofCase, body: question }, support.token);
  await call('replyToReviewer', { params, body: { note: 'Here it is.', version: version + 2 } }, token);
  await call('removeDocument', { params }, token);
};

const calendarCalls = async (call: Caller): Promise<void> => {
  const { token } = await registerProfessional();
  const item = {
    title: 'Bench',
    date: dayFromNow(1),
    startTime: '19:00',
    endTime: '07:00',
    timeZone: 'America/New_York',
  };
  const { scheduleItemId } = await call('createScheduleItem', { body: item }, token);
  const ofItem = { scheduleItemId: String(scheduleItemId) };
  await call('updateScheduleItem', { params: ofItem, body: { item, version: 1 } }, token);
  const task = { title: 'Bench', dueDate: dayFromNow(2) };
  const { taskId } = await call('createTask', { body: task }, token);
  const ofTask = { taskId: String(taskId) };
  await call('updateTask', { params: ofTask, body: { task: { ...task, status: 'completed' }, version: 1 } }, token);
  const url = `${gatewayAddress()}/_local/calendar.ics`;
  await call('importBusyTimes', { body: { url } }, token);
  await call('rotateCalendarFeed', {}, token);
  await call('readCalendar', { query: { from: dayFromNow(0), to: dayFromNow(41) } }, token);
  await call('getCalendarConnection', {}, token);
  await call('stopCalendarFeed', {}, token);
  await call('stopBusyImport', {}, token);
  await call('deleteScheduleItem', { params: ofItem }, token);
  await call('deleteTask', { params: ofTask }, token);
};

const notificationCalls = async (call: Caller): Promise<void> => {
  const token = await tokenOf('Amara Osei');
  const { items } = (await call('listNotifications', { query: {} }, token)) as unknown as { items: { id: string }[] };
  const params = { notificationId: items[0]!.id };
  await call('markNotificationRead', { params }, token);
  await call('markAllNotificationsRead', {}, token);
  await call('dismissNotification', { params }, token);
};

const savedJobCalls = async (call: Caller): Promise<void> => {
  const job = await createJob(await registerEmployer());
  const { token, userId } = await registerProfessional();
  const params = { jobId: job.jobId };
  await call('saveJob', { params }, token);
  await call('listSavedJobs', { query: {} }, token);
  await call('listSavedJobIds', {}, token);
  await call('unsaveJob', { params }, token);
  const alert = await call('createJobAlert', { body: { name: 'Bench', frequency: 'daily', search: {} } }, token);
  const jobAlertId = String(alert['jobAlertId']);
  await call('listJobAlerts', {}, token);
  const settings = { name: 'Bench', frequency: 'weekly' };
  await call('updateJobAlert', { params: { jobAlertId }, body: { settings, version: 1 } }, token);
  const unsubscribe = await alertToken(createStageHash(), { userId, jobAlertId });
  await call('unsubscribeJobAlert', { params: { token: unsubscribe } });
  await call('stopAnalyticsReport', { params: { token: await reportToken(createStageHash(), userId) } });
  await call('deleteJobAlert', { params: { jobAlertId } }, token);
};

export const callEveryRoute = async (call: Caller): Promise<void> => {
  for (const calls of [
    accountCalls,
    profileCalls,
    professionalCalls,
    portfolioCalls,
    resumeCalls,
    credentialCalls,
    auditCalls,
    closingCalls,
    dataExportCalls,
    exclusionCalls,
    staffCalls,
    reportCalls,
    supportCalls,
    calendarCalls,
    organizationCalls,
    jobCalls,
    savedJobCalls,
    applicationCalls(tokenOf),
    notificationCalls,
    notificationSettingCalls,
    messageCalls,
    interviewCalls,
    hiringCalls(tokenOf),
  ]) {
    await calls(call);
  }
};
