import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { edgeHeaders, type Route } from '@shared/core/api/route';
import { searchRoutes } from '@shared/find/api/search.routes';
import { functionEntries, gatewayFunctions, type ApiFunction } from '@shared/platform/functions';
import { scheduledFunctions } from '@shared/platform/scheduled-functions';
import { feedToken } from '../../lambdas/store/messages/calendar/feed-token';
import { jobFeedTokens } from '../../lambdas/store/connect/job-feeds/feed-token';
import { createStageHash } from '../../lambdas/platform/crypto/stage-hash';
import { api } from '../../test/support/client';
import { signIn } from '../../test/support/accounts/sign-in';
import { matchRoute } from '../local/gateway/route-table';
import { localStage } from '../local/settings';
import { demoAccounts } from '../seed/demo-accounts';

type SignedIn = { userId: string; token: string };

const signedInAs = async (name: string): Promise<SignedIn> => {
  const { email, password } = demoAccounts().find((account) => account.name === name)!;
  const { accessToken: token } = await signIn(email, password);
  const { body } = await api(accountRoutes.getMe, {}, { token });
  return { userId: body.userId, token };
};

const httpEvent = (path: string, caller?: SignedIn, method = 'GET') => {
  const { routeKey, pathParameters } = matchRoute(method, path);
  return {
    version: '2.0',
    routeKey,
    pathParameters,
    rawPath: path,
    rawQueryString: '',
    headers: {
      host: 'localhost',
      [edgeHeaders.originKey]: localStage.originKey,
      ...(caller && { authorization: `Bearer ${caller.token}` }),
    },
    isBase64Encoded: false,
    requestContext: {
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'bench' },
    },
  };
};

const queueEvent = (type: string, data: Record<string, unknown>) => ({
  Records: [
    {
      messageId: 'bench',
      // Always the same event: after the first delivery it is a redelivery, which only reads.
      body: JSON.stringify({ detail: { id: `bench:${type}`, type, occurredAt: new Date().toISOString(), data } }),
    },
  ],
});

const streamEvent = (jobId: string, organizationId: string) => ({
  Records: [
    {
      eventID: 'bench',
      eventName: 'INSERT',
      dynamodb: {
        SequenceNumber: '1',
        Keys: { pk: { S: `JOB#${jobId}` }, sk: { S: 'JOB' } },
        NewImage: {
          entity: { S: 'Job' },
          jobId: { S: jobId },
          organizationId: { S: organizationId },
          publishedAt: { S: new Date().toISOString() },
          updatedAt: { S: new Date().toISOString() },
        },
      },
    },
  ],
});

const tick = { 'detail-type': 'Scheduled Event', source: 'aws.events', detail: {} };

/** The simplest request to a function: without parameters, and a read if possible. */
const anyRequest = ({ routes }: ApiFunction, caller: SignedIn) => {
  const cost = ({ method, path }: Route): number => Number(path.includes('{')) * 2 + Number(method !== 'GET');
  const [first] = Object.values<Route>(routes).sort((one, other) => cost(one) - cost(other));
  return httpEvent(first!.path, caller, first!.method);
};

/** Event that starts a function, which then has little or nothing to do. */
const startOf = (name: string, caller: SignedIn): unknown => {
  if (name in scheduledFunctions) return tick;
  const requested = gatewayFunctions[name];
  return requested ? anyRequest(requested, caller) : { Records: [] };
};

/** First invocation per function: its cheapest real work on demo data if listed here, and otherwise its start. */
export const coldEvents = async (): Promise<Record<string, unknown>> => {
  const [professional, admin] = await Promise.all([signedInAs('Elena Vasquez'), signedInAs('Margaret Ellison')]);
  const mine = await api(applicationRoutes.listMyApplications, { query: {} }, { token: professional.token });
  const { applicationId, jobId, organizationId, professionalId } = mine.body.items[0]!;
  const publicJobs = await api(searchRoutes.searchJobs, { query: {} });
  const shown = publicJobs.body.items[0]!.jobId;
  const oneRead = httpEvent(`/api/jobs/${shown}`);
  const calendarToken = await feedToken(createStageHash(), { userId: professional.userId, generation: 1 });
  const jobsToken = await jobFeedTokens.tokenOf(createStageHash(), { ownerId: organizationId, generation: 1 });
  const submitted = { applicationId, jobId, organizationId, professionalId };
  return {
    ...Object.fromEntries(functionEntries.map(({ name }) => [name, startOf(name, admin)])),
    'yardstick-floor': oneRead,
    'yardstick-express': oneRead,
    accounts: httpEvent('/api/accounts/me', professional),
    profiles: httpEvent('/api/profiles', professional),
    portfolio: httpEvent('/api/portfolio', professional),
    // Without an uploaded resume it returns after one read.
    resumes: httpEvent('/api/resumes', professional),
    calendar: httpEvent('/api/calendar/connection', professional),
    'calendar-feed': httpEvent(`/api/calendar/feeds/${calendarToken}`),
    'job-feed': httpEvent(`/api/job-feeds/${jobsToken}`),
    organizations: httpEvent('/api/organizations/own', admin),
    jobs: oneRead,
    search: httpEvent('/api/search/jobs'),
    'saved-jobs': httpEvent('/api/saved-jobs', professional),
    pages: httpEvent(`/api/pages/jobs/${shown}`),
    applications: httpEvent('/api/applications', professional),
    notifications: httpEvent('/api/notifications', professional),
    interviews: httpEvent('/api/interviews', professional),
    dashboards: httpEvent('/api/dashboards/employer/queue', admin),
    analytics: httpEvent('/api/analytics/hiring-goals', admin),
    'send-analytics-reports': tick,
    'remind-interviews': tick,
    messages: httpEvent('/api/messages/conversations/unread', professional),
    notify: queueEvent('application.submitted', submitted),
    'send-mail': queueEvent('application.submitted', submitted),
    credentials: httpEvent('/api/credentials', professional),
    'check-credentials': queueEvent('credential.check_requested', { userId: professional.userId, credentialId: 'npi' }),
    'delete-documents': queueEvent('credential.document_removed', {
      userId: professional.userId,
      credentialId: 'npi',
      documentId: 'upl_01KAJ0000000000000000000A1',
    }),
    'watch-credentials': tick,
    professionals: httpEvent(`/api/professionals/${professional.userId}`),
    'index-professionals': queueEvent('profile.changed', { userId: professional.userId }),
    'index-jobs': queueEvent('job.changed', { jobId, organizationId }),
    'push-live': queueEvent('notification.created', {
      notificationId: 'ntf_01KAJ0000000000000000000A1',
      userId: professional.userId,
    }),
    'send-push': queueEvent('notification.created', {
      notificationId: 'ntf_01KAJ0000000000000000000A1',
      userId: professional.userId,
    }),
    'send-sms': queueEvent('notification.created', {
      notificationId: 'ntf_01KAJ0000000000000000000A1',
      userId: professional.userId,
    }),
    'send-digests': tick,
    'publish-events': streamEvent(jobId, organizationId),
    // Linking needs an identity provider, which only a deployed stage has, so this measures only loading.
    'pre-sign-up': { triggerSource: 'PreSignUp_AdminCreateUser', request: { userAttributes: {} }, response: {} },
    'pre-token': {
      triggerSource: 'TokenGeneration_Authentication',
      userPoolId: localStage.userPoolId,
      callerContext: { clientId: localStage.browserClientId },
      request: { userAttributes: { sub: professional.userId } },
      response: {},
    },
    offers: httpEvent('/api/offers', professional),
    compliance: httpEvent('/api/compliance/facility-lists', admin),
    timesheets: httpEvent('/api/timesheets/earnings', professional),
    reviews: httpEvent(`/api/reviews/organizations/${organizationId}`, professional),
    'call-off-interviews': queueEvent('job.filled', { jobId, organizationId }),
    'close-unclaimed': { Records: [{ messageId: 'bench', body: JSON.stringify({ connectionId: 'bench' }) }] },
    webhooks: httpEvent('/api/webhooks', admin),
    'queue-webhooks': queueEvent('job.changed', { jobId, organizationId }),
    'deliver-webhooks': {
      Records: [{ messageId: 'bench', body: JSON.stringify({ organizationId, webhookId: 'whk_bench' }) }],
    },
    'wake-webhooks': tick,
    'unknown-route': httpEvent('/api/none'),
    'announce-moves': tick,
    'build-exports': tick,
    'expire-offers': tick,
    'watch-compliance': tick,
    'publish-reviews': tick,
    'close-expired-jobs': tick,
    'send-job-alerts': tick,
    'import-calendars': tick,
    'snapshot-search': tick,
    realtime: { requestContext: { routeKey: '$disconnect', connectionId: 'bench' } },
  };
};
