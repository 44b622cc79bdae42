import type { Page } from '@playwright/test';
import { messages } from '@shared/text/english.fixture';
import { paths } from '@shared/paths';
import {
  enterCredentials,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  newProfessional,
  test,
} from '../support';

/** The email field of the fake provider page: the settings have address fields, too. */
const hostedEmail = (page: Page) => page.getByRole('textbox', { name: 'Email', exact: true });

test('a professional connects Google and disconnects it', async ({ page }) => {
  const person = await newProfessional();
  await page.goto(`${paths.login}?next=${encodeURIComponent(paths.accountSettings)}`);
  await enterCredentials(page, person);
  const card = page.locator('#sign-in');
  const enter = async (button: string) => {
    await card.getByRole('button', { name: button }).click();
    await card.getByLabel(/^Current password/).fill(person.password);
    await card.getByRole('button', { name: button }).click();
  };

  await enter('Connect Google');
  await expect(hostedEmail(page)).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(card.getByText('Google is connected.')).toBeVisible();
  await expectNoAxeViolations(page, 'ways to sign in');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 'ways to sign in');

  await enter('Disconnect Google');
  await expect(card.getByText(messages.providerDisconnected)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Connect Google' })).toBeVisible();
});

test('canceling at the provider returns to the sign-in page', async ({ page }) => {
  await page.goto(paths.login);
  await page.getByRole('button', { name: 'LinkedIn' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
});
