import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { accountRoutes, type Me } from '@shared/accounts/api/accounts.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { organizationVerificationRoutes as routes } from '@shared/organizations/api/organization-verifications.routes';
import { userGroups } from '@shared/organizations/rules/permissions';
import { currentTerms } from '@shared/legal/documents';
import { staffRoles, type StaffRole } from '@shared/trust/rules/staff-permissions';
import { messages } from '@shared/text/english.fixture';
import { NotificationSettings } from '@shared/messages/model/notification-settings';
import { randomUUID } from 'node:crypto';
import { openTable } from '@lambdas/platform/table/table';
import { makeDemoStaff } from '../../scripts/lib/demo-staff';
import type { ReadMail } from '../../emulators/aws/mailbox';
import { api, gatewayAddress, randomIp } from './client';
import { testZone } from './setup/test-zone';
import { signIn, type SignedIn } from './accounts/sign-in';

export type Person = SignedIn & {
  userId: string;
  email: string;
  password: string;
  me: Me;
  token: string;
};
export type Employer = Person & { organizationId: string; organization: string };

type Names = { firstName?: string; lastName?: string; email?: string; password?: string };

export const uniqueEmail = (name = 'person'): string => `${name}-${randomUUID().slice(0, 13)}@example.test`;

const expectStatus = <T extends { status: number; body: unknown }>(reply: T, status: number, step: string): T => {
  if (reply.status !== status) throw new Error(`${step} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply;
};

export const mailsTo = async (email: string): Promise<ReadMail[]> => {
  const response = await fetch(`${gatewayAddress()}/_local/mail.json?to=${encodeURIComponent(email)}`);
  return (await response.json()) as ReadMail[];
};

export const newestCode = async (email: string): Promise<string> => {
  const code = (await mailsTo(email)).find((mail) => mail.code !== null)?.code;
  if (!code) throw new Error(`No code was sent to ${email}.`);
  return code;
};

/** No quiet hours or free weekends, so notifications arrive whenever the test runs. */
export const notifiedAtAnyTime = NotificationSettings.parse({
  quietHoursStart: '00:00',
  quietHoursEnd: '00:00',
  weekendNotifications: true,
  timezone: testZone,
});

/** Replaces the stored settings. */
export const saveNotificationSettings = async (
  { token }: { token: string },
  changes: Partial<NotificationSettings> = {},
) => {
  const { version } = (await api(notificationRoutes.getNotificationSettings, {}, { token })).body;
  const body = { settings: { ...notifiedAtAnyTime, ...changes }, version };
  return api(notificationRoutes.saveNotificationSettings, { body }, { token });
};

type NewAccount = { userType: 'doctor' | 'employer'; organization?: string; invitationToken?: string } & Names;

export const registerAndSignIn = async ({
  email = uniqueEmail(),
  password = `Str0ng-${randomUUID().slice(0, 12)}`,
  firstName = 'Robin',
  lastName = 'Example',
  ...rest
}: NewAccount): Promise<Person> => {
  const ip = randomIp();
  const registration = {
    ...rest,
    email,
    password,
    firstName,
    lastName,
    phone: '+1 202 555 0143',
    acceptedTerms: currentTerms,
  };
  const registered = expectStatus(await api(accountRoutes.register, { body: registration }, { ip }), 200, 'register');
  // An invitation confirms its address.
  if (registered.body.message === messages.verificationCodeSent) {
    const body = { email, code: await newestCode(email), type: 'email_verification' as const };
    expectStatus(await api(accountRoutes.verifyOtp, { body }, { ip }), 200, 'verify-otp');
  }
  const tokens = await signIn(email, password);
  const as = { token: tokens.accessToken };
  const [me, settings] = await Promise.all([api(accountRoutes.getMe, {}, as), saveNotificationSettings(as)]);
  expectStatus(settings, 200, 'notification settings');
  const { body } = expectStatus(me, 200, 'me');
  return { ...tokens, token: tokens.accessToken, userId: body.userId, email, password, me: body };
};

export const registerProfessional = (names: Names = {}): Promise<Person> =>
  registerAndSignIn({ ...names, userType: 'doctor' });

/** Staff with these roles. Two-factor is on without an app, so that signing in stays one step. */
export const registerStaff = async (...given: StaffRole[]): Promise<Person> => {
  const person = await registerProfessional({ firstName: 'Sam', lastName: 'Support' });
  await makeDemoStaff(openTable(), person.userId, given);
  await new CognitoIdentityProviderClient({}).send(
    new AdminAddUserToGroupCommand({
      UserPoolId: process.env['USER_POOL_ID'],
      Username: person.userId,
      GroupName: userGroups.support,
    }),
  );
  const tokens = await signIn(person.email, person.password);
  return { ...person, ...tokens, token: tokens.accessToken };
};

/** Staff with every role. */
export const registerSupport = (): Promise<Person> => registerStaff(...staffRoles);

const asEmployer = (person: Person): Employer => {
  const { membership } = person.me;
  if (!membership) throw new Error('The employer has no organization.');
  return { ...person, organizationId: membership.organizationId, organization: membership.organization };
};

let reviewer: Promise<Person> | undefined;

export const verifyOrganizationBy = async ({ token }: Person, organizationId: string): Promise<void> => {
  const params = { organizationId };
  const { version } = expectStatus(await api(routes.getOrganizationCase, { params }, { token }), 200, 'case').body;
  const body = { decision: 'verify', note: 'Registered for a test.', version } as const;
  expectStatus(await api(routes.decideOrganizationCase, { params, body }, { token }), 200, 'verification');
};

/** Verifies as staff, as after a contract signed earlier. */
export const verifyOrganization = async (organizationId: string): Promise<void> => {
  reviewer ??= registerStaff('trust');
  await verifyOrganizationBy(await reviewer, organizationId);
};

export const registerEmployer = async ({
  organization = `Clinic ${randomUUID().slice(0, 8)}`,
  verified = true,
  ...names
}: Names & { organization?: string; verified?: boolean } = {}): Promise<Employer> => {
  const employer = asEmployer(await registerAndSignIn({ ...names, userType: 'employer', organization }));
  if (!verified) return employer;
  await verifyOrganization(employer.organizationId);
  const { unverified: _unverified, ...membership } = employer.me.membership!;
  return { ...employer, me: { ...employer.me, membership } };
};

export const registerInvited = async (invitationToken: string, names: Names = {}): Promise<Employer> =>
  asEmployer(await registerAndSignIn({ ...names, userType: 'employer', invitationToken }));

/** Signed in through a provider, without an account. */
export type Newcomer = SignedIn & Pick<Person, 'userId' | 'email' | 'password' | 'token'>;

/** A user as created by a provider sign-up. The password replaces the provider's page. */
export const newNewcomer = async ({ verified = true, email = uniqueEmail('newcomer') } = {}): Promise<Newcomer> => {
  const client = new CognitoIdentityProviderClient({});
  const UserPoolId = process.env['USER_POOL_ID'];
  const password = `Str0ng-${randomUUID().slice(0, 12)}`;
  const attributes = { email, email_verified: String(verified), given_name: 'Nora', family_name: 'Newcomer' };
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
  await client.send(new AdminCreateUserCommand({ UserPoolId, Username: email, UserAttributes }));
  const known = { UserPoolId, Username: email };
  await client.send(new AdminSetUserPasswordCommand({ ...known, Password: password, Permanent: true }));
  const { Username: userId = '' } = await client.send(new AdminGetUserCommand(known));
  const tokens = await signIn(email, password);
  return { ...tokens, token: tokens.accessToken, userId, email, password };
};
