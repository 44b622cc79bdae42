import { accountRoutes } from '@shared/api/accounts.routes';
import { paths, redirects } from '@shared/paths';
import type { SiteRouteName } from '@shared/site-routes';
import type { Page } from '@playwright/test';
import { onEveryPage, settled } from './every-page';
import { forgetAcceptance } from '../support/terms';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  newProfessional,
  signInAs,
  test,
  watchErrors,
} from './support';

const widths = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];
const colourRules = ['color-contrast', 'link-in-text-block'];

const show = async (page: Page, scheme: 'light' | 'dark'): Promise<void> => {
  await page.evaluate((it) => document.documentElement.setAttribute('data-color-scheme', it), scheme);
};

const checkEveryLook = async (page: Page, what: string): Promise<void> => {
  await show(page, 'light');
  for (const viewport of widths) {
    await page.setViewportSize(viewport);
    const look = `${what} at ${viewport.width} px`;
    await expectNoAxeViolations(page, look);
    await expectNoSidewaysScroll(page, look);
  }
  // Dark mode differs in colors only, independent of the width.
  await show(page, 'dark');
  await expectNoAxeViolations(page, `${what}, dark`, colourRules);
};

/** The browser logs the expected 404 for the missing account. */
const isAnswer = (what: string, error: string): boolean =>
  what === ('completeRegistration' satisfies SiteRouteName) && error.endsWith(accountRoutes.getMe.path);

const checkPage = async (page: Page, address: string, what: string): Promise<void> => {
  const errors = watchErrors(page);
  await page.goto(address);
  await settled(page, what);
  await expect(page, `title of ${what}`).toHaveTitle(/\S.*Wardline|Wardline.*\S/);
  await checkEveryLook(page, what);
  const unexpected = errors.filter((error) => !isAnswer(what, error));
  expect(unexpected, `errors on ${what}`).toEqual([]);
};

onEveryPage(checkPage);

test('an address that does not exist', async ({ page }) => {
  await checkPage(page, '/no-such-page', 'the 404 page');
});

test('terms that are due', async ({ page }) => {
  const person = await newProfessional();
  await forgetAcceptance(person);
  await signInAs(page, person);
  await page.goto(paths.dashboard);
  await expect(page.getByRole('heading', { level: 1, name: 'Review our terms' })).toBeVisible();
  await checkEveryLook(page, 'the terms that are due');
  await page.getByRole('button', { name: 'Accept and Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review our terms' })).toBeHidden();
});

for (const [from, to] of Object.entries(redirects)) {
  test(`${from} leads on`, async ({ page, world }) => {
    await signInAs(page, to === paths.postJob ? world.employer : world.professional);
    await page.goto(from);
    await expect(page).not.toHaveURL(from);
    await settled(page, from);
  });
}
