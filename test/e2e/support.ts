import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { entranceHeaders } from '@shared/api/route';
import { organizationRoutes } from '@shared/api/organizations.routes';
import type { MyApplication } from '@shared/model/application';
import type { ManagedJob } from '@shared/model/job';
import { paths } from '@shared/paths';
import type { ReadMail } from '../../scripts/local/aws/mailbox';
import { api, randomIp } from '../support/client';
import { apply, createJob, registerApplicant } from '../support/marketplace';
import { mailsTo, registerEmployer, registerProfessional, type Employer, type Person } from '../support/people';
import type { SignedIn } from '../support/sign-in';

export { expect } from '@playwright/test';
export { apply, createJob } from '../support/marketplace';
export { newNewcomer, uniqueEmail, type Employer, type Person } from '../support/people';

/** The newest e-mail to this address once it is there; those from consumers take a moment. */
export const mailTo = async (address: string, isIt: (mail: ReadMail) => boolean = () => true): Promise<ReadMail> => {
  let found: ReadMail | undefined;
  await expect(async () => {
    found = (await mailsTo(address)).find(isIt);
    expect(found, `an e-mail to ${address}`).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return found!;
};

/** A confirmed professional, made through the API. With `complete` their profile is complete, too. */
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

/** The founder and admin of a new organisation. With `complete` the company profile is complete, too. */
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

/** The session as the identity client keeps it between visits: the page starts signed in, without the form. */
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
      // Once only: a page that signs out stays signed out when it loads again.
      if (window.sessionStorage.getItem(done)) return;
      window.sessionStorage.setItem(done, 'yes');
      for (const [key, value] of items) window.localStorage.setItem(key, value);
    },
    [entries, marker] as const,
  );
};

/** Through the form, as a person does it. */
export const signInByForm = async (page: Page, { email, password }: Pick<Person, 'email' | 'password'>) => {
  await page.goto(paths.login);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(`${paths.login}(\\?|$)`));
};

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** No finding of axe on the page as it is now, WCAG 2.2 AA and good practice. `rules` names a few where those do. */
export const expectNoAxeViolations = async (page: Page, what = page.url(), rules?: string[]): Promise<void> => {
  // No page has frames: the legacy mode looks at them the same, without a blank page of its own for every result.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? builder.withRules(rules) : builder.withTags(wcag)).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`),
  }));
  expect(found, `axe on ${what}`).toEqual([]);
};

/** Nothing of the page is cut off or scrolls sideways. */
export const expectNoSidewaysScroll = async (page: Page, what = page.url()): Promise<void> => {
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const widest = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 3)
      .map((element) => element.outerHTML.slice(0, 160));
    return scrollWidth > clientWidth + 1 ? { scrollWidth, clientWidth, widest } : null;
  });
  expect(excess, `width of ${what}`).toBeNull();
};

/** What the browser complains about while a page is used. */
export const watchErrors = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  return errors;
};

/** People and records that tests may look at but not change; made once per worker. */
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

type WorkerFixtures = { world: World };

/** Every context has a network address of its own, so that daily limits by address do not couple tests. */
export const test = base.extend<object, WorkerFixtures>({
  extraHTTPHeaders: async ({}, use) => use({ [entranceHeaders.viewerAddress]: `${randomIp()}:443` }),
  world: [async ({}, use) => use(await createWorld()), { scope: 'worker' }],
});
