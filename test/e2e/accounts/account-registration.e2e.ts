import type { Page } from '@playwright/test';
import { messages } from '@shared/text/english.fixture';
import { paths } from '@shared/paths';
import { newestCode, newPerson, type NewPerson } from './account-steps';
import { expect, test } from '../support';

const fill = async (page: Page, person: NewPerson) => {
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Phone').fill(person.phone);
  await page.getByLabel('Email address').fill(person.email);
  await page.getByLabel(/^Password/).fill(person.password);
  await page.getByLabel(/^Confirm password/).fill(person.password);
};

const requested = `${paths.jobs}?q=physician`;

test('a professional registers, verifies with the code and is signed in', async ({ page, request }) => {
  const person = newPerson();
  const next = `next=${encodeURIComponent(requested)}`;
  await page.goto(`${paths.register}?${next}`);
  await page.getByRole('radio', { name: 'Medical Professional' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Organization')).toHaveCount(0);
  await fill(page, person);
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeDisabled();
  await page.getByRole('checkbox', { name: /Terms of Service/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();

  await expect(page).toHaveURL(`${paths.verifyEmail}?email=${encodeURIComponent(person.email)}&${next}`);
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByText(messages.verificationCodeSent)).toBeVisible();
  // The registration's code started the cooldown.
  await expect(page.getByRole('button', { name: /Send Verification Code \(\d+s\)/ })).toBeDisabled();

  await page.getByLabel('Verification code').fill(await newestCode(request, person.email));
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await expect(page).toHaveURL(requested);
  await expect(page.getByRole('button', { name: /profile menu$/ })).toBeVisible();
});
