import { generateSync } from 'otplib';
import { limits } from '@shared/limits';
import { paths } from '@shared/paths';
import { messages } from '@shared/text/english.fixture';
import { enterCredentials, expect, newProfessional, signInAs, test } from '../support';

test('settings take effect at once; two-factor is set up and asked for at sign-in', async ({ page }) => {
  const person = await newProfessional();
  await signInAs(page, person);
  await page.goto(paths.settings);
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('authenticator');
  await page.getByRole('link', { name: /Two-factor authentication/ }).click();
  await expect(page).toHaveURL(`${paths.accountSettings}#two-factor`);
  await expect(page.getByRole('heading', { name: 'Two-Factor Authentication', level: 3 })).toBeInViewport();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.getByText('Appearance saved')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');

  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Two-Factor Authentication', level: 3, exact: true }) });
  await card.getByRole('button', { name: 'Set Up Two-Factor Authentication' }).click();
  await card.getByLabel(/^Current password/).fill(person.password);
  await card.getByRole('button', { name: 'Continue' }).click();
  await expect(card.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = ((await card.locator('code').textContent()) ?? '').replace(/\s/g, '');
  await card.getByLabel('Authentication code').fill(generateSync({ secret }));
  await card.getByRole('button', { name: 'Turn On' }).click();
  const codes = card.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(limits.recoveryCodes);
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Download Codes' }).click();
  expect((await download).suggestedFilename()).toBe('wardline-recovery-codes.txt');
  await card.getByLabel('I have saved these recovery codes').check();
  await card.getByRole('button', { name: 'Done' }).click();
  await expect(card.getByText(messages.twoFactorOn)).toBeVisible();

  await page.getByRole('button', { name: /profile menu$/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(paths.home);
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await enterCredentials(page, person);
  await expect(page.getByRole('heading', { name: 'Two-factor authentication', level: 1 })).toBeVisible();
  await page.getByLabel('Authentication code').fill(generateSync({ secret }));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).not.toHaveURL(/\/login/);
});
