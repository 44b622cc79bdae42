import { test as base, expect, type Page } from '@playwright/test';
import { edgeHeaders } from '@shared/core/api/route';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import type { MyApplication } from '@shared/hiring/model/application';
import type { ManagedJob } from '@shared/hiring/model/job';
import { paths } from '@shared/paths';
import type { ReadMail } from '../../emulators/aws/mailbox';
import { api, randomIp } from '../support/client';
import { apply, createJob, registerApplicant } from '../support/marketplace';
import { mailsTo, registerEmployer, registerProfessional, type Employer, type Person } from '../support/people';
import type { SignedIn } from '../support/accounts/sign-in';
import { violationsOf } from './axe/violations';

export { expect } from '@playwright/test';
export { apply, createJob } from '../support/marketplace';
export { newNewcomer, uniqueEmail, type Employer, type Person } from '../support/people';

/** Consumers send emails asynchronously. */
export const mailTo = async (address: string, isIt: (mail: ReadMail) => boolean = () => true): Promise<ReadMail> => {
  let found: ReadMail | undefined;
  await expect(async () => {
    found = (await mailsTo(address)).find(isIt);
    expect(found, `an e-mail to ${address}`).toBeDefined();
  }).toPass();
  return found!;
};

export const newProfessional = (
  names: { firstName?: string; lastName?: string } = {},
  { complete = true } = {},
): Promise<Person> => (complete ? registerApplicant(names) : registerProfessional(names));

const completeProfile = (company: string) => ({
  company_name: company,
  company_description: 'A clinic with six wards and a day surgery.',
  industry: 'Hospital & Health System' as const,
  company_size: '51-200' as const,
  website: '',
  phone: '',
  email: '',
  headquarters_city: 'Boston',
  headquarters_state: 'Massachusetts',
  headquarters_country: 'United States',
});

export const newEmployer = async (
  names: { firstName?: string; lastName?: string; organization?: string } = {},
  { complete = true } = {},
): Promise<Employer> => {
  const employer = await registerEmployer(names);
  if (complete) {
    const body = { profile: completeProfile(employer.organization), version: 1 };
    const saved = await api(organizationRoutes.saveOrganization, { body }, { token: employer.token });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  }
  return employer;
};

/** Stores the session as the identity client would, so the page starts signed in. */
export const signInAs = async (page: Page, person: SignedIn & Pick<Person, 'userId'>): Promise<void> => {
  const prefix = `CognitoIdentityServiceProvider.${process.env['USER_POOL_CLIENT_ID'] ?? ''}`;
  const user = `${prefix}.${person.userId}`;
  const entries = Object.entries({
    [`${prefix}.LastAuthUser`]: person.userId,
    [`${user}.accessToken`]: person.accessToken,
    [`${user}.idToken`]: person.idToken,
    [`${user}.refreshToken`]: person.refreshToken,
    [`${user}.clockDrift`]: '0',
  });
  const marker = `signed-in-${person.userId}`;
  await page.addInitScript(
    ([items, done]) => {
      // Only once, so signing out persists across reloads.
      if (window.sessionStorage.getItem(done)) return;
      window.sessionStorage.setItem(done, 'yes');
      for (const [key, value] of items) window.localStorage.setItem(key, value);
    },
    [entries, marker] as const,
  );
};

/** Fills the application's form: it replaces the prerendered one, at worst between two browser steps. */
export const enterCredentials = async (page: Page, { email, password }: Pick<Person, 'email' | 'password'>) => {
  // Only the application has this button.
  await expect(page.getByRole('button', { name: 'Sign In With a Passkey' })).toBeVisible();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
};

export const signInByForm = async (page: Page, person: Pick<Person, 'email' | 'password'>) => {
  await page.goto(paths.login);
  await enterCredentials(page, person);
  await expect(page).not.toHaveURL(new RegExp(`${paths.login}(\\?|$)`));
};

/** WCAG 2.2 AA and best practices. */
export const expectNoAxeViolations = async (page: Page, what = page.url()): Promise<void> => {
  // The page frame renders before the page's code, and only the page has a heading.
  await expect(page.locator('h1'), `the heading of ${what}`).not.toHaveCount(0);
  // Parts being reloaded or saved are faded until they are done.
  await expect(page.locator('[aria-busy="true"]'), `busy parts of ${what}`).toHaveCount(0);
  expect(await violationsOf(page), `axe on ${what}`).toEqual([]);
};

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const widest = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(-12)
      .map((element) => `${element.getBoundingClientRect().right} px: ${element.outerHTML.slice(0, 160)}`);
    return scrollWidth > clientWidth + 1 ? { scrollWidth, clientWidth, widest } : null;
  });

/** Waits, because parts are redrawn after the width is set. */
export const expectNoSidewaysScroll = (page: Page, what = page.url()): Promise<void> =>
  expect.poll(() => sidewaysScroll(page), { message: `width of ${what}` }).toBeNull();

export const watchErrors = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  return errors;
};

/** Shared read-only records, created once per worker. */
export type World = { employer: Employer; professional: Person; job: ManagedJob; application: MyApplication };

const createWorld = async (): Promise<World> => {
  const [employer, professional] = await Promise.all([
    newEmployer({ firstName: 'Erin', lastName: 'Employer' }),
    newProfessional({ firstName: 'Pat', lastName: 'Professional' }),
  ]);
  const job = await createJob(employer);
  await createJob(employer, {}, 'draft');
  return { employer, professional, job, application: await apply(professional, job.jobId) };
};

type TestFixtures = { separate: undefined };
type WorkerFixtures = { address: string; world: World };

const addressHeader = (address: string): Record<string, string> => ({ [edgeHeaders.viewerAddress]: `${address}:443` });

/** Each test has its own IP address, so daily limits do not couple tests. Contexts it opens have a worker's address. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  separate: [
    async ({ browser, context, extraHTTPHeaders }, use) => {
      if (edgeHeaders.viewerAddress in (extraHTTPHeaders ?? {}))
        await context.setExtraHTTPHeaders(addressHeader(randomIp()));
      await use(undefined);
      // Open pages of a test's own contexts would slow down every later test of the worker.
      const opened = browser.contexts().filter((it) => it !== context);
      await Promise.all(opened.map((it) => it.close()));
    },
    { auto: true },
  ],
  address: [async ({}, use) => use(randomIp()), { scope: 'worker' }],
  // The same for all tests of a worker: a context is reused only with the same options.
  extraHTTPHeaders: async ({ address }, use) => use(addressHeader(address)),
  world: [async ({}, use) => use(await createWorld()), { scope: 'worker' }],
});
