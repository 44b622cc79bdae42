import type { Page } from '@playwright/test';
import { deflateSync, crc32 } from 'node:zlib';
import { generateSync } from 'otplib';
import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { messages } from '@shared/text/english.fixture';
import { paths } from '@shared/paths';
import { api } from '../../support/client';
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, newEmployer, signInAs, test } from '../support';
import { newTeammate } from './team-steps';

const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

const png = (side = 64): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(side * 3, 0x66)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
};

test('a wrong field on another tab is shown and focused, leaving asks first, and an expired session loses nothing', async ({
  page,
}) => {
  const employer = await newEmployer();
  await signInAs(page, employer);
  await page.goto(`${paths.employerProfile}?tab=contact`);

  await test.step('a contact is checked in its dialog', async () => {
    await page.getByRole('button', { name: 'Add Contact' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add contact' });
    await dialog.getByLabel('Email Address').fill('not an address');
    await dialog.getByLabel('Full Name').fill('First One');
    await dialog.getByRole('button', { name: 'Add Contact' }).click();
    await expect(dialog.getByText(messages.emailInvalid)).toBeVisible();
    await expectNoAxeViolations(page, 'a contact');
    await dialog.getByLabel('Email Address').fill('first@example.test');
    await dialog.getByRole('button', { name: 'Add Contact' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Primary', { exact: true })).toBeVisible();
  });

  await test.step('a wrong field of another tab is marked, shown and focused', async () => {
    await page.getByLabel('LinkedIn page').fill('linkedin');
    await openTab(page, 'Basic Info');
    await page.getByLabel('Company name').fill('   ');
    await page.getByLabel('Founded year').fill('1899');
    await openTab(page, 'Legal & Tax');
    await save(page);
    await expect(page).toHaveURL(`${paths.employerProfile}?tab=basic`);
    await expect(page.getByText(messages.companyNameRequired)).toBeVisible();
    await expect(page.getByLabel('Company name')).toBeFocused();
    await expect(page.getByRole('tab', { name: /Contact has fields that need your attention/ })).toBeVisible();
    await expectNoAxeViolations(page, 'the profile with wrong fields');
  });

  await test.step('leaving asks', async () => {
    await page.getByRole('link', { name: 'Settings' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByLabel('Company name').fill('Harbor Clinic');
    await page.getByLabel('Founded year').fill('1987');
    await openTab(page, 'Contact');
    await expect(page.getByLabel('LinkedIn page')).toHaveValue('linkedin');
    await page.getByLabel('LinkedIn page').fill('');
  });

  await test.step('signing in again leads back to the page', async () => {
    const newPassword = 'Another-Str0ng-9';
    const changed = await api(
      accountRoutes.changePassword,
      { body: { currentPassword: employer.password, newPassword } },
      { token: employer.token },
    );
    expect(changed.status).toBe(200);
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(dialog).toContainText(employer.email);
    await expectNoAxeViolations(page, 'an ended session');
    await dialog.getByLabel(/^Password/).fill(newPassword);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await openTab(page, 'Basic Info');
    await expect(page.getByLabel('Company name')).toHaveValue('Harbor Clinic');
    await save(page);
    await expect(page.getByText(messages.companyProfileSaved)).toBeVisible();
  });
});

test.describe('the logo', () => {
  // The header set by the tests would trigger a CORS preflight that the file store does not know.
  test.use({ extraHTTPHeaders: {} });

  test('is sent and shown on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs(page, await newEmployer());
    await page.goto(`${paths.employerProfile}?tab=branding`);
    await page.getByLabel('Logo file').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png() });
    await expect(page.getByText(messages.logoUploaded)).toBeVisible();
    await expect(page.locator('main img').first()).toHaveJSProperty('naturalWidth', 64);
    await expectNoSidewaysScroll(page, 'the logo');
    await expectNoAxeViolations(page, 'the logo');
  });
});

test('a member reads the profile and sees the deadline for two-factor authentication', async ({ page }) => {
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
  await page.goto(paths.employerProfile);
  await expect(page.getByText("Only your organization's administrators can change this.")).toBeVisible();
  const banner = page.getByRole('complementary', { name: 'Two-factor authentication' });
  await expect(banner).toContainText(`${admin.organization} requires two-factor authentication from`);
  await expectNoAxeViolations(page, 'the profile as members read it, in the grace period');
  await banner.getByRole('link', { name: 'Set It Up' }).click();
  await expect(page).toHaveURL(new RegExp(paths.accountSettings));
});
