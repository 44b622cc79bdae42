import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { randomInt, randomUUID } from 'node:crypto';
import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { edgeHeaders } from '@shared/core/api/route';
import { currentTerms } from '@shared/legal/documents';
import { paths } from '@shared/paths';
import { enterCredentials } from '../support';

export { enterCredentials } from '../support';

export type NewPerson = {
  userType: 'doctor' | 'employer';
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  password: string;
  organization?: string;
};

export const newPerson = (userType: NewPerson['userType'] = 'doctor'): NewPerson => ({
  userType,
  firstName: 'Robin',
  lastName: 'Account',
  phone: '+1 202 555 0147',
  email: `account-${randomUUID().slice(0, 13)}@example.test`,
  password: `Str0ng-${randomUUID().slice(0, 12)}`,
  ...(userType === 'employer' && { organization: `Lakeside Clinic ${randomUUID().slice(0, 4)}` }),
});

/** A separate address for each call: daily limits would couple tests that share one. */
const ownAddress = (): Record<string, string> => ({
  [edgeHeaders.viewerAddress]: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}:443`,
});

type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: string;
  links: string[];
  code: string | null;
};

const mailsTo = async (request: APIRequestContext, email: string): Promise<Mail[]> =>
  (await (await request.get(`/_local/mail.json?to=${encodeURIComponent(email)}`)).json()) as Mail[];

export const awaitMail = async (
  request: APIRequestContext,
  email: string,
  isIt: (mail: Mail) => boolean = () => true,
): Promise<Mail> => {
  let found: Mail | undefined;
  await expect(async () => {
    found = (await mailsTo(request, email)).find(isIt);
    expect(found, `an e-mail to ${email}`).toBeDefined();
  }).toPass();
  return found!;
};

export const newestCode = async (request: APIRequestContext, email: string): Promise<string> =>
  (await awaitMail(request, email, (mail) => mail.code !== null)).code!;

const post = async (request: APIRequestContext, path: string, data: unknown, headers: Record<string, string>) => {
  const { publishableKey } = (await (await request.get('/config.json')).json()) as { publishableKey: string };
  const response = await request.post(path, {
    data,
    headers: { ...headers, 'x-api-key': publishableKey, 'idempotency-key': randomUUID() },
  });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
};

const registered = async (request: APIRequestContext, person: NewPerson = newPerson()): Promise<NewPerson> => {
  await post(request, accountRoutes.register.path, { ...person, acceptedTerms: currentTerms }, ownAddress());
  return person;
};

export const confirmed = async (request: APIRequestContext, person: NewPerson = newPerson()): Promise<NewPerson> => {
  await registered(request, person);
  const body = { email: person.email, code: await newestCode(request, person.email), type: 'email_verification' };
  await post(request, accountRoutes.verifyOtp.path, body, ownAddress());
  return person;
};

type Credentials = Pick<NewPerson, 'email' | 'password'>;

/** Waits until the session is known. */
export const signInAs = async (page: Page, person: Credentials): Promise<void> => {
  await page.goto(paths.login);
  await enterCredentials(page, person);
  await expect(page).not.toHaveURL(/\/login/);
};

/** Start pages of new accounts with an incomplete profile. */
export const firstHome = { doctor: `${paths.authProfileSetup}?step=match`, employer: paths.employerProfile } as const;
