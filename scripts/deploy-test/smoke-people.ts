import { AdminAddUserToGroupCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { searchRoutes } from '@shared/find/api/search.routes';
import { userGroups } from '@shared/organizations/rules/permissions';
import { currentTerms } from '@shared/legal/documents';
import type { Notification } from '@shared/messages/model/notification';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { api } from '../../test/support/client';
import { notifiedAtAnyTime } from '../../test/support/people';
import { signIn } from '../../test/support/accounts/sign-in';
import { resourceName } from '../../infra/config';
import { openTable } from '../../lambdas/platform/table/table';
import { makeDemoStaff } from '../lib/demo-staff';
import { testedStage } from './assembly';
import { mailTo } from './mailbox';

/** `gateway` is the deployed API, `endpoint` the emulated AWS. */
export type Deployed = { endpoint: string; gateway: string };
export type Person = { email: string; password: string; token: string; userId: string };
type Kind = { userType: 'doctor' } | { userType: 'employer'; organization: string } | Invited;
type Invited = { userType: 'employer'; invitationToken: string };

export const ok = <T>(reply: { status: number; body: T }, status = 200): T => {
  assert.equal(reply.status, status, JSON.stringify(reply.body));
  return reply.body;
};

export const newcomer = (name: string): Person => ({
  email: `${name}-${randomUUID()}@example.test`,
  password: `Str0ng-${randomUUID()}`,
  token: '',
  userId: '',
});

const names = { firstName: 'Robin', lastName: 'Example', phone: '+1 202 555 0143', acceptedTerms: currentTerms };

export const register = async ({ gateway }: Deployed, { email, password }: Person, kind: Kind): Promise<void> => {
  ok(await api(accountRoutes.register, { body: { ...kind, ...names, email, password } }, { gateway }));
};

/** A wrong code is refused; the right one works exactly once. */
export const confirm = async ({ endpoint, gateway }: Deployed, { email }: Person): Promise<void> => {
  const code = /\d{6}/.exec((await mailTo(endpoint, email, 'verification code')).subject)?.[0] ?? '';
  const verify = (tried: string) =>
    api(accountRoutes.verifyOtp, { body: { email, code: tried, type: 'email_verification' } }, { gateway });
  assert.equal((await verify(code === '000000' ? '111111' : '000000')).body.code, 'INVALID_CODE');
  ok(await verify(code));
  assert.equal((await verify(code)).status, 400, 'the code worked twice');
};

export const enter = async ({ gateway }: Deployed, person: Person): Promise<void> => {
  person.token = (await signIn(person.email, person.password)).accessToken;
  const options = { gateway, token: person.token };
  person.userId = ok(await api(accountRoutes.getMe, {}, options)).userId;
  ok(
    await api(
      notificationRoutes.saveNotificationSettings,
      { body: { settings: notifiedAtAnyTime, version: 0 } },
      options,
    ),
  );
};

/** Staff member with the role `trust`, created like by `npm run staff`; two-factor is on without an app. */
export const makeReviewer = async (deployed: Deployed, person: Person): Promise<void> => {
  await register(deployed, person, { userType: 'doctor' });
  await confirm(deployed, person);
  await enter(deployed, person);
  await makeDemoStaff(openTable(), person.userId, ['trust']);
  const UserPoolId = process.env['USER_POOL_ID'];
  const command = { UserPoolId, Username: person.userId, GroupName: userGroups.support };
  await new CognitoIdentityProviderClient({}).send(new AdminAddUserToGroupCommand(command));
  await enter(deployed, person);
};

export const foundBySearch = async ({ gateway }: Deployed, jobId: string, q: string): Promise<void> => {
  for (let waited = 0; waited < 20_000; waited += 250) {
    const { items } = ok(await api(searchRoutes.searchJobs, { query: { q } }, { gateway }));
    if (items.some((job) => job.jobId === jobId)) return;
    await wait(250);
  }
  throw new Error('The search did not find the job in 20 s.');
};

export const notified = async ({ gateway }: Deployed, { token }: Person, text: string): Promise<Notification> => {
  for (let waited = 0; waited < 20_000; waited += 250) {
    const { items } = ok(await api(notificationRoutes.listNotifications, { query: {} }, { gateway, token }));
    const found = items.find(({ title, content }) => `${title} ${content}`.includes(text));
    if (found) return found;
    await wait(250);
  }
  throw new Error(`No notification about ${text} in 20 s.`);
};

export const runFunction = async ({ endpoint }: Deployed, name: string): Promise<void> => {
  const path = `/2015-03-31/functions/${resourceName(testedStage, name)}/invocations`;
  const response = await fetch(`${endpoint}${path}`, {
    method: 'POST',
    // Emulators read the service from this header and ignore the signature.
    headers: { authorization: `AWS4-HMAC-SHA256 Credential=test/20260101/${testedStage.region}/lambda/aws4_request` },
    body: JSON.stringify({ source: 'aws.events' }),
  });
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('x-amz-function-error'), null, await response.text());
};
