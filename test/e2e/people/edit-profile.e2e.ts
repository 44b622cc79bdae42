import { messages } from '@shared/text/english.fixture';
import { paths } from '@shared/paths';
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, newProfessional, signInAs, test } from '../support';

test('errors appear beside their fields and in the navigator, leaving asks first, and valid input is saved', async ({
  page,
}) => {
  await signInAs(page, await newProfessional());
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(paths.editProfile);
  const navigator = page.getByRole('navigation', { name: 'Sections of your profile' });
  await expect(navigator.getByRole('link', { name: /Professional Summary/ })).toContainText('100%');

  await page.getByLabel('Years of experience').fill('');
  await expect(navigator.getByRole('link', { name: /Professional Summary/ })).toContainText('In Progress');
  await expect(page.getByText('7 of 8 sections complete (88%)')).toBeVisible();
  await page.getByRole('textbox', { name: 'NPI number' }).fill('1234567890');
  await page.getByLabel('DEA number').fill('AB1234560');
  await page.getByLabel('Minimum hourly rate').fill('500');
  await page.getByRole('button', { name: 'Save Changes' }).click();

  await expect(page.getByText(messages.npiInvalid)).toBeVisible();
  await expect(page.getByText(messages.deaInvalid)).toBeVisible();
  await expect(page.getByText(messages.minRateAboveMax)).toBeVisible();
  await expect(page.getByText('4 fields need attention')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'NPI number' })).toBeFocused();
  await expect(navigator.getByRole('link', { name: /needs attention/ })).toHaveCount(3);
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page, 'the profile with wrong fields');

  await page.getByRole('button', { name: 'Back to Top' }).click();
  await page.getByRole('link', { name: 'Wardline, home' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('textbox', { name: 'NPI number' })).toHaveValue('1234567890');

  await page.getByLabel('Years of experience').fill('10');
  await page.getByRole('textbox', { name: 'NPI number' }).fill('1234567893');
  await page.getByLabel('DEA number').fill('AB1234563');
  await page.getByLabel('Minimum hourly rate').fill('120');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(messages.profileUpdated)).toBeVisible();
  await expect(page).toHaveURL(paths.professionalDashboard);
});
