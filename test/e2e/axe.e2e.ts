import { accountRoutes } from '@shared/api/accounts.routes';
import { paths, redirects } from '@shared/paths';
import type { SiteRouteName } from '@shared/site-routes';
import type { Page } from '@playwright/test';
import { checkEveryLook } from './every-look';
import { onEveryPage, settled } from './every-page';
import { forgetAcceptance } from '../support/terms';
import { expect, newProfessional, signInAs, test, watchErrors } from './support';

/** The browser logs the expected 404 for the missing account, and for a shift that the person isn't booked on. */
const isAnswer = (what: string, error: string): boolean =>
  (what === ('completeRegistration' satisfies SiteRouteName) && error.endsWith(accountRoutes.getMe.path)) ||
  (what === ('shiftDay' satisfies SiteRouteName) && error.endsWith('/attendance'));

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
