import { inEnglish, messages } from '@shared/text/english.fixture';
import { pathTo, paths } from '@shared/paths';
import { confirmed, enterCredentials, firstHome, newestCode, newPerson, signInAs } from './account-steps';
import { expect, test } from './support';
import { limits } from '@shared/limits';

test('what is typed and sent before the scripts are there is neither lost nor put into the address', async ({
  page,
  request,
}) => {
  const person = await confirmed(request);
  const scripts = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(paths.login, { waitUntil: 'commit' });
  await page.getByLabel('Email address').fill(person.email);
  await page.getByLabel(/^Password/).fill(person.password);
  await page.getByLabel(/^Password/).press('Enter');
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true })).toBeDisabled();
  scripts.resolve(undefined);
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(firstHome.doctor);
});

test('sign-in asks for both fields, refuses alike, and returns to the requested page', async ({ page, request }) => {
  const person = await confirmed(request, newPerson('employer'));
  const requested = `${pathTo(paths.accountSettings, {})}?from=mail`;
  await page.goto(requested);
  await expect(page).toHaveURL(`${paths.login}?next=${encodeURIComponent(requested)}`);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText(messages.emailRequired)).toBeVisible();
  await expect(page.getByText(messages.required)).toBeVisible();
  await expect(page.getByLabel('Email address')).toBeFocused();
  for (const given of [{ ...person, password: 'Wrong-pass-1' }, newPerson()]) {
    await enterCredentials(page, given);
    await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.');
    await expect(page.getByLabel('Email address')).toHaveValue(given.email);
  }
  await enterCredentials(page, person);
  await expect(page).toHaveURL(requested);
  // The sign-in page was replaced in history.
  await page.goto(paths.login);
  await expect(page).toHaveURL(paths.employerDashboard);
});

test('a session ends with its tab unless it is remembered, and in every tab when the person signs out', async ({
  context,
  page,
  request,
}) => {
  const person = await confirmed(request);
  await signInAs(page, person);
  await page.reload();
  await expect(page).not.toHaveURL(/\/login/);
  const other = await context.newPage();
  await other.goto(paths.settings);
  await expect(other).toHaveURL(/\/login/);

  await other.getByLabel('Remember me').check();
  await enterCredentials(other, person);
  await expect(other).toHaveURL(paths.settings);
  const third = await context.newPage();
  await third.goto(paths.settings);
  await expect(third.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();

  // Also when the identity service is unreachable.
  await other.route('**/_local/aws/cognito**', (route) => route.abort());
  await other.getByRole('button', { name: /profile menu$/ }).click();
  await other.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(other).toHaveURL(paths.home);
  await expect(other.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect(third).toHaveURL(/\/login/);
});

test('a forgotten password is replaced, the old one ends', async ({ page, request }) => {
  const person = await confirmed(request);
  await page.goto(paths.login);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email address').fill(person.email);
  await page.getByRole('button', { name: 'Send Reset Code' }).click();
  await expect(page.getByText(messages.resetCodeSent)).toBeVisible();
  await expect(page.getByRole('button', { name: /Resend Code \(\d+s\)/ })).toBeDisabled();

  const code = await newestCode(request, person.email);
  await page.getByLabel('Reset code').fill(code === '111111' ? '222222' : '111111');
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid reset code');
  await page.getByLabel('Reset code').fill(code);
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page.getByText(messages.codeVerified)).toBeVisible();

  const password = `New-${person.password}`;
  await page.getByLabel(/^New password/).fill('abc');
  await page.getByLabel(/^Confirm new password/).fill('abc');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText(inEnglish('passwordTooShort', { min: limits.passwordMin }))).toBeVisible();
  await page.getByLabel(/^New password/).fill(password);
  await page.getByLabel(/^Confirm new password/).fill(`${password}x`);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText(messages.passwordsDoNotMatch)).toBeVisible();
  await page.getByLabel(/^Confirm new password/).fill(password);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText(messages.passwordReset)).toBeVisible();
  await expect(page).toHaveURL(paths.login);

  await enterCredentials(page, person);
  await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.');
  await enterCredentials(page, { ...person, password });
  await expect(page).toHaveURL(firstHome.doctor);
});
