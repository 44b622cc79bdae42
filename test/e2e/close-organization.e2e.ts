import { accountRoutes } from '@shared/api/accounts.routes';
import { organizationRoutes } from '@shared/api/organizations.routes';
import { organizationEnd, paths } from '@shared/paths';
import { generateSync } from 'otplib';
import { api } from '../support/client';
import { expect, expectNoAxeViolations, newEmployer, signInAs, test } from './support';
import { newTeammate } from './team-steps';

test('an organization is closed with two confirmations, and kept again', async ({ page }) => {
  const admin = await newEmployer({ firstName: 'Ada', lastName: 'Admin' });
  await newTeammate(admin, { firstName: 'Sue', lastName: 'Successor' });
  await signInAs(page, admin);
  await page.goto(organizationEnd);
  await page.getByRole('button', { name: 'Close Organization' }).click();
  const first = page.getByRole('dialog', { name: `Close ${admin.organization}?` });
  await expect(first.getByText('2 members leave the organization and keep their accounts.')).toBeVisible();
  await expectNoAxeViolations(page, 'what closing ends');
  await first.getByRole('button', { name: 'Continue' }).click();
  const second = page.getByRole('dialog', { name: 'Are you absolutely sure?' });
  await second.getByLabel(/^Current password/).fill('not the password');
  await second.getByRole('button', { name: 'Close Organization' }).click();
  await expect(second.getByText('The current password is incorrect.')).toBeVisible();
  await second.getByLabel(/^Current password/).fill(admin.password);
  await second.getByRole('button', { name: 'Close Organization' }).click();
  const banner = page.getByRole('complementary', { name: 'Organization being closed' });
  await expect(banner).toContainText(`${admin.organization} closes on`);
  await expectNoAxeViolations(page, 'a closing that runs');
  await page.goto(paths.teamSettings);
  await banner.getByRole('link', { name: 'See Details or Cancel' }).click();
  await page.getByRole('button', { name: 'Keep Organization' }).click();
  const question = page.getByRole('dialog', { name: `Keep ${admin.organization}?` });
  await question.getByRole('button', { name: 'Keep Organization' }).click();
  await expect(banner).toHaveCount(0);
});

test('members see until when they can go on without two-factor authentication', async ({ page }) => {
  const admin = await newEmployer();
  const member = await newTeammate(admin);
  const { token, password } = admin;
  const { secret } = (await api(accountRoutes.startTwoFactor, { body: { password } }, { token })).body;
  const code = generateSync({ secret });
  const confirmed = await api(accountRoutes.confirmTwoFactor, { body: { password, code } }, { token });
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);
  const rule = await api(organizationRoutes.setTeamTwoFactor, { body: { required: true, graceDays: 7 } }, { token });
  expect(rule.status, JSON.stringify(rule.body)).toBe(200);

  await signInAs(page, member);
  await page.goto(paths.teamSettings);
  const banner = page.getByRole('complementary', { name: 'Two-factor authentication' });
  await expect(banner).toContainText(`${admin.organization} requires two-factor authentication from`);
  await expectNoAxeViolations(page, 'the grace period');
  await banner.getByRole('link', { name: 'Set It Up' }).click();
  await expect(page).toHaveURL(new RegExp(paths.accountSettings));
});
