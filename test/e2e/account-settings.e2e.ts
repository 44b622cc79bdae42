import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { inEnglish, messages } from '@shared/text/english.fixture';
import { limits } from '@shared/limits';
import { paths } from '@shared/paths';
import {
  awaitMail,
  confirmed,
  enterCredentials,
  newestConfirmationLink,
  newPerson,
  signInAs,
  type NewPerson,
} from './account-steps';
import { expect, test } from './support';

const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, level: 2 }) });

const row = (page: Page, title: string) =>
  section(page, 'Sign-In and Security')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, level: 3, exact: true }) });

const openSettings = async (page: Page, person: NewPerson): Promise<void> => {
  await signInAs(page, person);
  await page.goto(paths.accountSettings);
};

const signOut = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(paths.login);
};

test('settings are found, and own data, time zone, and appearance are the same on another device', async ({
  page,
  browser,
  request,
}) => {
  const person = await confirmed(request, newPerson('employer'));
  await signInAs(page, person);
  await page.goto(paths.settings);
  await expect(page.getByRole('link', { name: /Company Profile/ })).toHaveAttribute('href', paths.employerProfile);
  await expect(page.getByRole('link', { name: /^Account Settings/ })).toContainText('Two-factor off');
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('authenticator');
  await page.getByRole('link', { name: /Two-factor authentication/ }).click();
  await expect(page).toHaveURL(`${paths.accountSettings}#two-factor`);
  await expect(page.getByRole('heading', { name: 'Two-Factor Authentication', level: 3 })).toBeInViewport();
  const about = section(page, 'About You');
  await about.getByRole('button', { name: 'Change Name and Phone' }).click();
  await about.getByLabel(/^First name/).fill('Nora');
  await about.getByLabel(/^Job title/).fill('Recruiter');
  await about.getByRole('button', { name: 'Save Changes' }).click();
  await expect(about.getByText('Changes saved')).toBeVisible();
  const preferences = section(page, 'Preferences');
  await expect(preferences.getByLabel(/^Time zone/)).toHaveValue('America/Chicago');
  await preferences.getByLabel(/^Time zone/).selectOption('Europe/Paris');
  await expect(preferences.getByText('Time zone saved')).toBeVisible();
  await preferences.getByRole('radio', { name: 'Dark' }).check();
  await expect(preferences.getByText('Appearance saved')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');

  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await openSettings(elsewhere, person);
  await expect(elsewhere.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await expect(section(elsewhere, 'About You').getByText(/^Nora /)).toBeVisible();
  await elsewhere.goto(paths.notificationSettings);
  await expect(elsewhere.getByLabel(/^Time zone/)).toHaveValue('Europe/Paris');
  await other.close();
});

test('a new address counts once it is confirmed; the old one is told', async ({ page, request }) => {
  const person = await confirmed(request);
  const email = newPerson().email;
  await openSettings(page, person);
  const form = row(page, 'Email Address');
  await form.getByRole('button', { name: 'Change Email Address' }).click();
  await form.getByLabel('New email address').fill(email);
  await form.getByLabel(/^Current password/).fill('Wrong-pass-1');
  await form.getByRole('button', { name: 'Update Email' }).click();
  await expect(form.getByText('The current password is incorrect.')).toBeVisible();
  await form.getByLabel(/^Current password/).fill(person.password);
  await form.getByRole('button', { name: 'Update Email' }).click();
  await expect(form.getByText(messages.emailUpdateInitiated)).toBeVisible();
  await expect(form.getByText(person.email)).toBeVisible();

  await awaitMail(request, person.email, (mail) => /changed|change/i.test(mail.subject));
  await page.goto(await newestConfirmationLink(request, email));
  await expect(page.getByText(messages.emailConfirmed)).toBeVisible();
  await page.goto(paths.accountSettings);
  await expect(row(page, 'Email Address').getByText(email)).toBeVisible();

  await signOut(page);
  await enterCredentials(page, { email, password: person.password });
  await expect(page).not.toHaveURL(/\/login/);
});

const enableTwoFactor = async (page: Page, person: NewPerson): Promise<{ secret: string; codes: string[] }> => {
  const card = row(page, 'Two-Factor Authentication');
  await card.getByRole('button', { name: 'Set Up Two-Factor Authentication' }).click();
  await card.getByLabel(/^Current password/).fill(person.password);
  await card.getByRole('button', { name: 'Continue' }).click();
  await expect(card.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = ((await card.locator('code').textContent()) ?? '').replace(/\s/g, '');
  await card.getByLabel('Authentication code').fill(generateSync({ secret }) === '000000' ? '000001' : '000000');
  await card.getByRole('button', { name: 'Turn On' }).click();
  await expect(card.getByRole('alert')).toContainText('That code is incorrect.');
  await card.getByLabel('Authentication code').fill(generateSync({ secret }));
  await card.getByRole('button', { name: 'Turn On' }).click();
  const list = card.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(limits.recoveryCodes);
  const codes = await list.getByRole('listitem').allTextContents();
  return { secret, codes };
};

test('two-factor: set-up, a changed password, challenge at sign-in, recovery code', async ({ page, request }) => {
  const first = await confirmed(request);
  await openSettings(page, first);
  const { secret, codes } = await enableTwoFactor(page, first);
  const card = row(page, 'Two-Factor Authentication');
  await expect(card.getByRole('button', { name: 'Done' })).toBeDisabled();
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Download Codes' }).click();
  expect((await download).suggestedFilename()).toBe('wardline-recovery-codes.txt');
  await card.getByLabel('I have saved these recovery codes').check();
  await card.getByRole('button', { name: 'Done' }).click();
  await expect(card.getByText('On', { exact: true })).toBeVisible();
  await expect(card.getByText(messages.twoFactorOn)).toBeVisible();

  const form = row(page, 'Password');
  await form.getByRole('button', { name: 'Change Password' }).click();
  const change = async (current: string, next: string, confirmation: string) => {
    await form.getByLabel(/^Current password/).fill(current);
    await form.getByLabel(/^New password/).fill(next);
    await form.getByLabel(/^Confirm new password/).fill(confirmation);
    await form.getByRole('button', { name: 'Update Password' }).click();
  };
  const password = `New-${first.password}`;
  await change(first.password, 'abc', 'abc');
  await expect(
    form.getByText(inEnglish('passwordTooShortInSettings', { min: limits.passwordMin }), { exact: true }),
  ).toBeVisible();
  await change(first.password, password, `${password}x`);
  await expect(form.getByText(messages.newPasswordsDoNotMatch)).toBeVisible();
  await change('Wrong-pass-1', password, password);
  await expect(form.getByText('The current password is incorrect.')).toBeVisible();
  await change(first.password, password, password);
  await expect(form.getByText(messages.passwordUpdated)).toBeVisible();
  await form.getByLabel('Authentication code').fill(generateSync({ secret }));
  await form.getByRole('button', { name: 'Verify' }).click();
  await expect(form.getByRole('button', { name: 'Change Password' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Account Settings', level: 1 })).toBeVisible();

  const person = { ...first, password };
  await signOut(page);
  await enterCredentials(page, person);
  await expect(page.getByRole('heading', { name: 'Two-factor authentication', level: 1 })).toBeVisible();
  await page.getByLabel('Authentication code').fill(generateSync({ secret }) === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('alert')).toContainText('That code is incorrect.');
  await page.getByLabel('Authentication code').fill(generateSync({ secret }));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).not.toHaveURL(/\/login/);

  await signOut(page);
  await enterCredentials(page, person);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill('aaaa-bbbb-cc');
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('password or recovery code is incorrect');
  await page.getByLabel('Recovery code').fill(codes[0]!);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto(paths.accountSettings);
  await expect(row(page, 'Two-Factor Authentication').getByText('Off', { exact: true })).toBeVisible();
});
