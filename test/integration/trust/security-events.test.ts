import {
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { signInOperation, type SecurityEvent } from '@shared/platform/security-events';
import { expect, it } from 'vitest';
import { createStageHash } from '@lambdas/platform/crypto/stage-hash';
import { api } from '../../support/client';
import { createJob, registerTeam } from '../../support/marketplace';
import { registerProfessional, uniqueEmail } from '../../support/people';
import { signIn } from '../../support/accounts/sign-in';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();

const events = async (): Promise<SecurityEvent[]> =>
  (await (await fetch(`${stack.gateway}/_local/security-log.json`)).json()) as SecurityEvent[];
const pseudonym = (userId: string) => createStageHash()('security-person', userId);
/** Oldest first. */
const by = async (person: string, operation: string): Promise<SecurityEvent[]> =>
  (await events()).filter((event) => event.person === person && event.operation === operation);

it('records wrong codes under the pseudonym of the address', async () => {
  const email = uniqueEmail('nobody');
  const person = await createStageHash()('security-address', email);
  for (let guess = 0; guess < 2; guess += 1)
    await api(accountRoutes.verifyOtp, { body: { email, code: '000000', type: 'email_verification' } });
  const [first, second] = await by(person, 'verifyOtp');
  expect(first).toMatchObject({ kind: 'code', outcome: 'INVALID_CODE', status: 400, subject: null });
  expect(second?.requestId).not.toBe(first?.requestId);
});

it('records refusals, role changes and exports, with actor and target', async () => {
  const { admin, member } = await registerTeam(stack);
  const professional = await registerProfessional();
  const [asAdmin, asProfessional, asMember] = await Promise.all(
    [admin, professional, member].map(({ userId }) => pseudonym(userId)),
  );
  const { jobId } = await createJob(admin);
  const call = { params: { jobId }, query: {} };
  for (const { token } of [professional, admin]) await api(applicationRoutes.exportApplications, call, { token });
  expect(await by(asProfessional!, 'exportApplications')).toMatchObject([{ kind: 'export', outcome: 'FORBIDDEN' }]);
  expect(await by(asAdmin!, 'exportApplications')).toMatchObject([{ kind: 'export', outcome: 'success', status: 200 }]);

  const change = { params: { userId: member.userId }, body: { role: 'manager' as const, department: '' } };
  await api(organizationRoutes.changeMember, change, { token: admin.token });
  expect(await by(asAdmin!, 'changeMember')).toMatchObject([{ kind: 'membership', subject: asMember }]);

  await api(organizationRoutes.listTeamMembers, {}, { token: professional.token });
  expect(await by(asProfessional!, 'listTeamMembers')).toMatchObject([{ kind: 'refusal', status: 403 }]);
  await api(accountRoutes.getMe, {}, { token: admin.token });
  expect(await by(asAdmin!, 'getMe')).toEqual([]);
});

it('records each sign-in, but not session refreshes', async () => {
  const { email, password, userId } = await registerProfessional();
  const person = await pseudonym(userId);
  const before = (await by(person, signInOperation)).length;
  const { refreshToken } = await signIn(email, password);
  expect((await by(person, signInOperation)).slice(before)).toMatchObject([
    { kind: 'signIn', outcome: 'success', status: 200, subject: null },
  ]);
  await new CognitoIdentityProviderClient({}).send(
    new GetTokensFromRefreshTokenCommand({
      RefreshToken: refreshToken,
      ClientId: process.env['USER_POOL_CLIENT_ID'],
    }),
  );
  expect(await by(person, signInOperation)).toHaveLength(before + 1);
});

it('contains no names', async () => {
  const person = await registerProfessional();
  await api(
    accountRoutes.changePassword,
    { body: { currentPassword: 'wrong one', newPassword: 'x' } },
    {
      token: person.token,
    },
  );
  const kept = JSON.stringify(await events());
  for (const secret of [person.email, person.userId, person.password, person.token]) expect(kept).not.toContain(secret);
});
