import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { paths } from '@shared/paths';
import {
  enterCredentials,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  newNewcomer,
  test,
  watchErrors,
} from '../support';

test('a new employer completes registration on a phone and lands on the page they wanted', async ({ page }) => {
  const [newcomer, errors] = [await newNewcomer(), watchErrors(page)];
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.accountSettings);
  // A password replaces the provider's page: the resulting session is the same, without an account.
  await enterCredentials(page, newcomer);
  await expect(page).toHaveURL(`${paths.completeRegistration}?next=${encodeURIComponent(paths.accountSettings)}`);
  await expect(page.getByText(newcomer.email)).toBeVisible();
  await page.getByRole('radio', { name: 'Healthcare Employer' }).check();
  await page.getByLabel('Phone').fill('+1 202 555 0149');
  await page.getByRole('checkbox', { name: /Terms of Service/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Organization is required')).toBeVisible();
  await expect(page.getByLabel('Organization')).toBeFocused();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Organization').fill('Lakeside Clinic');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(paths.accountSettings);
  // The browser logs the expected 404 for the missing account.
  expect(errors.filter((error) => !error.endsWith(accountRoutes.getMe.path))).toEqual([]);
});
