import type { Page } from '@playwright/test';
import { deflateSync, crc32 } from 'node:zlib';
import { accountRoutes } from '@shared/api/accounts.routes';
import { inEnglish, messages } from '@shared/text/english.fixture';
import { paths } from '@shared/paths';
import { api } from '../support/client';
import { pageOf, uniqueTitle } from './marketplace-steps';
import {
  createJob,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  newEmployer,
  signInAs,
  test,
} from './support';
import { newTeammate } from './team-steps';
import { inMegabytes, limits } from '@shared/limits';

const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
const group = (page: Page, name: string) => page.getByRole('group', { name });

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

test('the profile over five tabs is saved as a whole', async ({ page }) => {
  await signInAs(page, await newEmployer({}, { complete: false }));
  await page.goto(paths.employerProfile);
  await page.getByLabel('Company name').fill('  Bayview Clinic ');
  await page.getByLabel('Description').fill('Six wards.\nBy the <b>sea</b>.');
  await page.getByLabel('Industry').selectOption('Private Practice');
  await page.getByLabel('Company size').selectOption('11-50');
  await page.getByLabel('Founded year').fill('1987');
  await page.getByLabel('Website').fill('https://bayview.example');
  await page.getByLabel('Cardiology').check();
  await page.getByLabel('Paid Time Off').check();

  await openTab(page, 'Contact');
  await expect(page).toHaveURL(`${paths.employerProfile}?tab=contact`);
  await page.getByLabel('Contact person').fill('Ann Office');
  await page.getByLabel('Email').fill('Office@Bayview.example');
  const dialog = page.getByRole('dialog', { name: 'Add contact' });
  const contact = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const isPrimary = (name: string) => expect(contact(name).getByText('Primary', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add Contact' }).click();
  await dialog.getByRole('button', { name: 'Add Contact' }).click();
  await expect(dialog.getByText(messages.required)).toBeVisible();
  await dialog.getByLabel('Email Address').fill('not an address');
  await dialog.getByLabel('Full Name').fill('First One');
  await dialog.getByRole('button', { name: 'Add Contact' }).click();
  await expect(dialog.getByText(messages.emailInvalid)).toBeVisible();
  await expectNoAxeViolations(page, 'a contact');
  await dialog.getByLabel('Email Address').fill('first@example.test');
  await dialog.getByRole('button', { name: 'Add Contact' }).click();
  await isPrimary('First One');
  for (const name of ['Second One', 'Third One']) {
    await page.getByRole('button', { name: 'Add Contact' }).click();
    await dialog.getByLabel('Full Name').fill(name);
    if (name === 'Third One') await dialog.getByLabel('Primary contact').check();
    await dialog.getByRole('button', { name: 'Add Contact' }).click();
    await expect(dialog).toHaveCount(0);
  }
  await expect(page.getByText('Primary', { exact: true })).toHaveCount(1);
  await isPrimary('Third One');
  await page.getByRole('button', { name: 'Make Second One the primary contact' }).click();
  await isPrimary('Second One');
  await page.getByRole('button', { name: 'Remove Second One' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await isPrimary('First One');
  await openTab(page, 'Addresses');
  await group(page, 'Headquarters').getByLabel('City').fill('Monterey');
  await group(page, 'Headquarters').getByLabel('State').fill('California');
  await expect(group(page, 'Headquarters').getByLabel('Country')).toHaveValue('United States');
  const [billing, shipping] = [group(page, 'Billing address'), group(page, 'Shipping address')];
  await billing.getByLabel('Street address').fill('1 Main St');
  await billing.getByLabel('City').fill('Dallas');
  await page.getByLabel('Same as billing').check();
  await expect(shipping.getByLabel('City')).toHaveValue('Dallas');
  await expect(shipping.getByLabel('City')).toBeDisabled();
  await billing.getByLabel('City').fill('Houston');
  await expect(shipping.getByLabel('City')).toHaveValue('Dallas');
  await openTab(page, 'Legal & Tax');
  await page.getByLabel('Tax ID').fill('94-1234567');
  await expect(page.getByText('You have unsaved changes')).toBeVisible();
  await save(page);
  await expect(page.getByText(messages.companyProfileSaved)).toBeVisible();
  await expect(page.getByText(messages.companyProfileSaved)).toHaveCount(0);

  await page.reload();
  await expect(page.getByLabel('Tax ID')).toHaveValue('94-1234567');
  await openTab(page, 'Basic Info');
  await expect(page.getByLabel('Company name')).toHaveValue('Bayview Clinic');
  await expect(page.getByLabel('Description')).toHaveValue('Six wards.\nBy the <b>sea</b>.');
  await expect(page.getByLabel('Founded year')).toHaveValue('1987');
  await expect(page.getByLabel('Cardiology')).toBeChecked();
  await openTab(page, 'Contact');
  await expect(page.getByLabel('Email')).toHaveValue('office@bayview.example');
  await expect(page.getByText('Primary', { exact: true })).toHaveCount(1);
  await isPrimary('First One');
  await openTab(page, 'Addresses');
  await expect(shipping.getByLabel('City')).toHaveValue('Houston');
  await expect(shipping.getByLabel('City')).toBeDisabled();
  await page.getByLabel('Same as billing').uncheck();
  await shipping.getByLabel('City').fill('Austin');
  await save(page);
  await expect(page.getByText(messages.companyProfileSaved)).toBeVisible();
});

test('a session that ends while someone types costs nothing that was typed', async ({ page }) => {
  const employer = await newEmployer();
  await signInAs(page, employer);
  await page.goto(paths.employerProfile);
  await page.getByLabel('Company name').fill('Harbor Clinic');
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
  await expect(page.getByLabel('Company name')).toHaveValue('Harbor Clinic');
  await save(page);
  await expect(page.getByText(messages.companyProfileSaved)).toBeVisible();
});

test('a wrong field of another tab is marked, shown and focused; leaving asks', async ({ page }) => {
  await signInAs(page, await newEmployer());
  await page.goto(paths.employerProfile);
  await page.getByLabel('Company name').fill('   ');
  await page.getByLabel('Founded year').fill('1899');
  await openTab(page, 'Contact');
  await page.getByLabel('LinkedIn page').fill('linkedin');
  await openTab(page, 'Legal & Tax');
  await save(page);
  await expect(page).toHaveURL(`${paths.employerProfile}?tab=basic`);
  await expect(page.getByText(messages.companyNameRequired)).toBeVisible();
  await expect(page.getByLabel('Company name')).toBeFocused();
  await expect(page.getByRole('tab', { name: /Contact has fields that need your attention/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Legal & Tax', exact: true })).toBeVisible();
  await expectNoAxeViolations(page, 'the profile with wrong fields');

  await page.getByRole('link', { name: 'Settings' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await openTab(page, 'Contact');
  await expect(page.getByText(messages.websiteInvalid)).toBeVisible();
  await expect(page.getByLabel('LinkedIn page')).toHaveValue('linkedin');
});

test('two people who edit see what the other changed', async ({ page, browser }) => {
  const employer = await newEmployer();
  await signInAs(page, employer);
  const other = await pageOf(browser, employer);
  await Promise.all([page.goto(paths.employerProfile), other.goto(paths.employerProfile)]);
  await other.getByLabel('Website').fill('https://theirs.example');
  await other.getByLabel('Founded year').fill('2001');
  await save(other);
  await expect(other.getByText(messages.companyProfileSaved)).toBeVisible();

  await page.getByLabel('Website').fill('https://mine.example');
  await page.getByLabel('Surgery').check();
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Someone else saved changes' });
  await expect(dialog.getByText('https://theirs.example')).toBeVisible();
  await expect(dialog.getByText('https://mine.example')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(messages.companyProfileSaved)).toBeVisible();
  await expect(page.getByLabel('Founded year')).toHaveValue('2001');
  await expect(page.getByLabel('Website')).toHaveValue('https://mine.example');
  await expect(page.getByLabel('Surgery')).toBeChecked();
});

test.describe('the logo', () => {
  // The header set by the tests would trigger a CORS preflight that the file store does not know.
  test.use({ extraHTTPHeaders: {} });

  test('is checked, sent, shown, gives way to initials when it cannot be shown, and is removed', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const employer = await newEmployer({ organization: 'Broken Arrow Clinic' });
    await signInAs(page, employer);
    await page.goto(`${paths.employerProfile}?tab=branding`);
    const file = page.getByLabel('Logo file');
    await file.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await expect(page.getByText(messages.logoType)).toBeVisible();
    await file.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
    await expect(page.getByText(inEnglish('logoTooLarge', { megabytes: inMegabytes(limits.logoBytes) }))).toBeVisible();
    await expect(page.getByText(inEnglish('logoTooLarge', { megabytes: inMegabytes(limits.logoBytes) }))).toHaveCount(
      0,
    );
    await file.setInputFiles({ name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('no image at all') });
    await expect(page.getByRole('alert')).toBeVisible();
    await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png() });
    await expect(page.getByText(messages.logoUploaded)).toBeVisible();
    const logo = page.locator('main img');
    await expect(logo.first()).toHaveJSProperty('naturalWidth', 64);
    await expectNoSidewaysScroll(page, 'the logo');
    await expectNoAxeViolations(page, 'the logo');
    await page.goto(paths.teamSettings);
    await expect(page.locator('main img').first()).toHaveJSProperty('naturalWidth', 64);
    await page.route('**/media/**', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('main').getByTestId('logo-placeholder').first()).toHaveText('BC');

    await page.unroute('**/media/**');
    await page.goto(`${paths.employerProfile}?tab=branding`);
    await page.getByRole('button', { name: 'Remove Logo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove Logo' }).click();
    await expect(page.getByText(messages.logoRemoved)).toBeVisible();
    await expect(page.locator('main img')).toHaveCount(0);
    await expect(page.getByRole('main').getByTestId('logo-placeholder').first()).toBeVisible();
  });
});

test('the team reads the profile; the public page shows what candidates may know, and the open jobs', async ({
  page,
  browser,
}) => {
  const employer = await newEmployer();
  await signInAs(page, await newTeammate(employer));
  await page.goto(paths.employerProfile);
  await expect(page.getByText("Only your organization's administrators can change this.")).toBeVisible();
  await expect(page.getByRole('heading', { name: employer.organization })).toBeVisible();
  await expect(page.getByText('Boston, Massachusetts')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);
  await expectNoAxeViolations(page, 'the profile as members read it');

  const title = uniqueTitle('Ward nurse');
  await createJob(employer, { title });
  await createJob(employer, { title: 'Secret plan' }, 'draft');
  await signInAs(page, employer);
  await page.goto(paths.employerProfile);
  await page.getByRole('link', { name: 'View Public Page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(employer.organization);
  const visitor = await pageOf(browser, null);
  await expect(async () => {
    await visitor.goto(page.url());
    await expect(visitor.getByRole('link', { name: title, exact: true })).toBeVisible({ timeout: 4000 });
  }).toPass();
  await expect(visitor.getByText('Secret plan')).toHaveCount(0);
  await expect(visitor).toHaveTitle(`${employer.organization} · Wardline`);
  await visitor.getByRole('link', { name: title, exact: true }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
