import type { Page } from '@playwright/test';
import { organizationRoutes } from '@shared/api/organizations.routes';
import { limits } from '@shared/limits';
import { inEnglish, messages } from '@shared/text/english.fixture';
import { paths } from '@shared/paths';
import {
  confirmed,
  enterCredentials,
  firstHome,
  mailsTo,
  newestCode,
  newestConfirmationLink,
  newPerson,
  registered,
  type NewPerson,
} from './account-steps';
import { api } from '../support/client';
import { expect, mailTo, newEmployer, test, uniqueEmail } from './support';

const fill = async (page: Page, person: NewPerson) => {
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Phone').fill(person.phone);
  await page.getByLabel('Email address').fill(person.email);
  if (person.organization) await page.getByLabel('Organization').fill(person.organization);
  await page.getByLabel(/^Password/).fill(person.password);
  await page.getByLabel(/^Confirm password/).fill(person.password);
};

const requested = `${paths.jobs}?q=physician`;

for (const [userType, next, arrival] of [
  ['doctor', `?next=${encodeURIComponent(requested)}`, requested],
  ['employer', '', firstHome.employer],
] as const) {
  test(`a new ${userType} registers, verifies with the code and is signed in`, async ({ page, request }) => {
    const person = newPerson(userType);
    await page.goto(paths.register + next);
    await page
      .getByRole('radio', { name: userType === 'doctor' ? 'Medical Professional' : 'Healthcare Employer' })
      .check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Organization')).toHaveCount(userType === 'employer' ? 1 : 0);
    await fill(page, person);
    await expect(page.getByRole('button', { name: 'Create Account' })).toBeDisabled();
    await page.getByRole('checkbox', { name: /Terms of Service/ }).check();
    await page.getByRole('button', { name: 'Create Account' }).click();

    const verification = `${paths.verifyEmail}?email=${encodeURIComponent(person.email)}`;
    await expect(page).toHaveURL(next ? `${verification}&${next.slice(1)}` : verification);
    await expect(page.getByText(person.email)).toBeVisible();
    await expect(page.getByText(messages.verificationCodeSent)).toBeVisible();
    // The registration's code started the cooldown.
    await expect(page.getByRole('button', { name: /Send Verification Code \(\d+s\)/ })).toBeDisabled();

    await page.getByLabel('Verification code').fill(await newestCode(request, person.email));
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await expect(page).toHaveURL(arrival);
    await expect(page.getByRole('button', { name: /profile menu$/ })).toBeVisible();
  });
}

test('after a reload the password is forgotten: the verified person signs in', async ({ page, request }) => {
  const person = await registered(request);
  await page.goto(`${paths.verifyEmail}?email=${encodeURIComponent(person.email)}`);
  await page.getByLabel('Verification code').fill(await newestCode(request, person.email));
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await expect(page.getByText(messages.emailVerified)).toBeVisible();
  await expect(page).toHaveURL(paths.login);
  await expect(page.getByText('Your email address is verified. Sign in to continue.')).toBeVisible();
  await enterCredentials(page, person);
  await expect(page).toHaveURL(firstHome.doctor);
});

test('registration keeps what was typed, between the steps and after a refusal', async ({ page }) => {
  const person = newPerson('employer');
  await page.goto(`${paths.register}?type=employer`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await fill(page, { ...person, password: 'password1' });
  await page.getByLabel(/^Confirm password/).fill('password2');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText(messages.passwordsDoNotMatch)).toBeVisible();
  await expect(page.getByLabel(/^Confirm password/)).toBeFocused();

  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Healthcare Employer' })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue(person.email);
  await expect(page.getByRole('checkbox')).toBeChecked();

  await page.getByLabel(/^Confirm password/).fill('password1');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText(messages.passwordTooCommon)).toBeVisible();
  await expect(page.getByLabel(/^Password/)).toBeFocused();
  await expect(page.getByLabel('Organization')).toHaveValue(person.organization!);

  await page.route('**/api/register', (route) => route.abort());
  await page.getByLabel(/^Password/).fill(person.password);
  await page.getByLabel(/^Confirm password/).fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to create account' })).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue(person.email);
});

test('a double click registers once', async ({ page, request }) => {
  const person = newPerson();
  await page.goto(`${paths.register}?type=doctor&step=details`);
  await fill(page, person);
  await page.getByRole('checkbox').check();
  let sent = 0;
  page.on('request', (it) => (sent += it.url().endsWith('/api/register') ? 1 : 0));
  await page.getByRole('button', { name: 'Create Account' }).dblclick();
  await expect(page).toHaveURL(/verify-email/);
  expect(sent).toBe(1);
  expect(await mailsTo(request, person.email)).toHaveLength(1);
});

test('a registered address gets the same answer', async ({ page, request }) => {
  const person = await confirmed(request);
  await page.goto(`${paths.register}?type=doctor&step=details`);
  await fill(page, { ...person, password: 'Another-pass-1' });
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/verify-email/);
  await expect(page.getByText(messages.verificationCodeSent)).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
});

test('a wrong code is refused, pasted digits are taken', async ({ page, request }) => {
  const person = await registered(request);
  const code = await newestCode(request, person.email);
  const wrong = code === '123456' ? '654321' : '123456';
  await page.goto(`${paths.verifyEmail}?email=${encodeURIComponent(person.email)}`);
  const field = page.getByLabel('Verification code');
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await expect(page.getByText(inEnglish('codeFormat', { digits: limits.otpLength }))).toBeVisible();
  await field.fill(wrong);
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid verification code');

  await field.fill('');
  await field.pressSequentially(`${code.slice(0, 3)} ${code.slice(3)}x`);
  await expect(field).toHaveValue(code);
  await field.press('Enter');
  await expect(page.getByText(messages.emailVerified)).toBeVisible();
});

test('the pause between two codes is shown, outlives a reload and is held to by the server', async ({
  page,
  request,
}) => {
  const person = await registered(request);
  const address = `${paths.verifyEmail}?email=${encodeURIComponent(person.email)}`;
  await page.goto(address);
  // This browser does not know about the registration's code; the server does.
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please wait a moment before requesting another email.');
  const waiting = page.getByRole('button', { name: /Send Verification Code \(\d+s\)/ });
  await expect(waiting).toBeDisabled();
  const seconds = Number(/\((\d+)s\)/.exec((await waiting.textContent()) ?? '')?.[1]);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(limits.otpCooldownSeconds);
  await page.reload();
  await expect(waiting).toBeDisabled();

  // The confirmation email has its own cooldown.
  await page.getByRole('button', { name: 'Resend confirmation email' }).click();
  await expect(page.getByText(messages.confirmationResent)).toBeVisible();
  await expect(page.getByRole('button', { name: /Resend confirmation email \(\d+s\)/ })).toBeDisabled();
});

test('the link of the confirmation e-mail confirms once', async ({ page, request }) => {
  const person = await registered(request);
  await page.goto(`${paths.verifyEmail}?email=${encodeURIComponent(person.email)}`);
  await page.getByRole('button', { name: 'Resend confirmation email' }).click();
  await expect(page.getByText(messages.confirmationResent)).toBeVisible();
  const link = await newestConfirmationLink(request, person.email);
  await page.goto(link);
  await expect(page.getByText(messages.emailVerified)).toBeVisible();
  await expect(page).toHaveURL(paths.login);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Sign In' }).click();
  await expect(page).toHaveURL(paths.login);
});

test('without an address the page asks for it', async ({ page }) => {
  await page.goto(paths.verifyEmail);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(messages.emailRequired)).toBeVisible();
  await page.getByLabel('Email address').fill('someone@example.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/email=someone%40example\.test/);
});

test('an invitation leads to an account in the inviting organisation', async ({ page }) => {
  const employer = await newEmployer();
  const email = uniqueEmail('invited');
  const body = { firstName: 'Ina', lastName: 'Invited', email, role: 'member' as const, department: '' };
  expect((await api(organizationRoutes.inviteMember, { body }, { token: employer.token })).status).toBe(201);
  const { links } = await mailTo(email, (mail) => mail.links.some((link) => link.includes('/invitations/')));
  await page.goto(new URL(links.find((link) => link.includes('/invitations/'))!).pathname);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(employer.organization);
  await page.getByRole('link', { name: 'Create Your Account' }).click();

  const address = page.getByLabel('Email address');
  await expect(address).toHaveValue(email);
  await expect(address).not.toBeEditable();
  await expect(page.getByLabel('Organization')).toHaveCount(0);
  const password = newPerson().password;
  await page.getByLabel('First name').fill('Ingrid');
  await page.getByLabel('Last name').fill('Invited');
  await page.getByLabel('Phone').fill('+1 202 555 0149');
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel(/^Confirm password/).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(paths.employerDashboard);
});
