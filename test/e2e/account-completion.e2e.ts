import type { Page } from '@playwright/test';
import { accountRoutes } from '@shared/api/accounts.routes';
import { paths } from '@shared/paths';
import { enterCredentials, firstHome } from './account-steps';
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, newNewcomer, test, watchErrors } from './support';

/** A password replaces the provider's page: the resulting session is the same, without an account. */
const arrive = async (page: Page, next = ''): Promise<string> => {
  const newcomer = await newNewcomer();
  await page.goto(paths.login + next);
  await enterCredentials(page, newcomer);
  await expect(page).toHaveURL(new RegExp(paths.completeRegistration));
  await expect(page.getByText(newcomer.email)).toBeVisible();
  return newcomer.email;
};

const finish = async (page: Page): Promise<void> => {
  await page.getByLabel('Phone').fill('+1 202 555 0149');
  await page.getByRole('checkbox', { name: /Terms of Service/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
};

test('a newcomer from a provider completes the registration as a professional', async ({ page }) => {
  await arrive(page);
  await expect(page.getByLabel('First name')).toHaveValue('Nora');
  await expect(page.getByLabel('Last name')).toHaveValue('Newcomer');
  await expect(page.getByLabel('Organization')).toHaveCount(0);
  await finish(page);
  await expect(page).toHaveURL(firstHome.doctor);
  // The refreshed token carries the account's permissions.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Confirm your email address first.')).toHaveCount(0);
});

test('a newcomer completes the registration as an employer, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await arrive(page);
  await page.getByRole('radio', { name: 'Healthcare Employer' }).check();
  await finish(page);
  await expect(page.getByText('Organization is required')).toBeVisible();
  await expect(page.getByLabel('Organization')).toBeFocused();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Organization').fill('Lakeside Clinic');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(firstHome.employer);
});

test('until then every page leads to the completion, which leads on to the page that was wanted', async ({ page }) => {
  const errors = watchErrors(page);
  await arrive(page, `?next=${encodeURIComponent(paths.settings)}`);
  await page.goto(paths.accountSettings);
  await expect(page).toHaveURL(`${paths.completeRegistration}?next=${encodeURIComponent(paths.accountSettings)}`);
  await finish(page);
  await expect(page).toHaveURL(paths.accountSettings);
  // The browser logs the expected 404 for the missing account.
  expect(errors.filter((error) => !error.endsWith(accountRoutes.getMe.path))).toEqual([]);
});

test('who does not want an account signs out', async ({ page }) => {
  await arrive(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(paths.home);
  await page.goto(paths.completeRegistration);
  await expect(page).toHaveURL(paths.login);
});
