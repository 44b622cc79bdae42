import { profileRoutes } from '@shared/api/profiles.routes';
import { messages } from '@shared/text/english.fixture';
import type { MyProfile } from '@shared/model/professional';
import { paths } from '@shared/paths';
import { api } from '../support/client';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  newProfessional,
  signInAs,
  test,
  type Person,
} from './support';
import { pageOf } from './marketplace-steps';

const storedProfile = async (person: Person): Promise<MyProfile> =>
  (await api(profileRoutes.getMyProfile, {}, { token: person.token })).body;

test('everything a professional tells is edited on one page and saved at once', async ({ page }) => {
  const person = await newProfessional({ firstName: 'Nora', lastName: 'Iyer' });
  await signInAs(page, person);
  await page.goto(paths.editProfile);
  const form = page.locator('form');
  await page.getByRole('heading', { level: 1, name: 'Profile Settings' }).waitFor();

  await test.step('a list keeps one entry; what is current has no end date', async () => {
    await expect(page.getByRole('button', { name: 'Remove Position 1' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Add Position' }).click();
    const added = page.getByRole('group', { name: 'Position 2' });
    await expect(added.getByRole('textbox', { name: 'Position' })).toBeFocused();
    await added.getByRole('textbox', { name: 'Position' }).fill('Resident');
    await added.getByLabel('Employer').fill('County Hospital');
    await added.getByLabel('Start date').fill('2014-07-01');
    await added.getByLabel('End date').fill('2018-06-30');
    await added.getByLabel('I currently work here').check();
    await expect(added.getByLabel('End date')).toBeDisabled();
    await added.getByLabel('I currently work here').uncheck();
    await expect(added.getByLabel('End date')).toHaveValue('2018-06-30');
  });

  await test.step('another profession asks for its own license', async () => {
    await page.getByRole('combobox', { name: 'Add a profession' }).fill('rn');
    await page.getByRole('option', { name: 'Registered nurse (RN)' }).click();
    await expect(page.getByText('Add your RN license first')).toBeVisible();
    await page.getByRole('button', { name: 'Add This License' }).click();
    const added = page.getByRole('group', { name: 'License 2' });
    await expect(added.getByLabel('License number')).toBeFocused();
    await added.getByLabel('License number').fill('RN-204118');
    await expect(page.getByText('Add your RN license first')).toHaveCount(0);
  });

  await test.step('the specialty decides the sub-specialties', async () => {
    await expect(page.getByLabel('Sub-specialty')).toHaveCount(0);
    await page.getByLabel(/^Specialty/).selectOption('Psychiatry');
    await page.getByLabel('Sub-specialty').selectOption('Addiction');
    await page.getByLabel(/^Specialty/).selectOption('Pediatrics');
    await expect(page.getByLabel('Sub-specialty')).toHaveValue('');
    await page.getByLabel('Sub-specialty').selectOption('Neonatology');
  });

  await test.step('days have times of their own, and lose them when they are taken away', async () => {
    const days = page.getByRole('group', { name: 'Days you can work' });
    await days.getByRole('checkbox', { name: 'Saturday' }).check();
    const saturday = page.getByRole('group', { name: 'Saturday', exact: true });
    await saturday.getByLabel('Saturday: from').fill('19:00');
    await saturday.getByLabel('Saturday: to').fill('07:00');
    await expect(saturday.getByText('Ends the next day')).toBeVisible();
    await days.getByRole('checkbox', { name: 'Monday' }).uncheck();
    await page.getByRole('button', { name: 'Add Time Off' }).click();
    const dialog = page.getByRole('dialog', { name: 'When are you unavailable?' });
    await dialog.getByLabel(/^Date/).fill('2027-12-24');
    await dialog.getByLabel('Every year on this date').check();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Time off' })).toContainText('Dec 24, 2027, every year');
  });

  await page.getByLabel('Distance from home').selectOption('Within 25 miles');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(messages.profileUpdated)).toBeVisible();
  await expect(page).toHaveURL(paths.professionalDashboard);

  const stored = await storedProfile(person);
  expect(stored).toMatchObject({ radiusMiles: 25, specialty: 'Pediatrics', subSpecialty: 'Neonatology', version: 2 });
  expect(stored).toMatchObject({ profession: 'physician', otherProfessions: [{ profession: 'rn' }] });
  expect(stored.employment).toMatchObject([{ current: true }, { employer: 'County Hospital', endDate: '2018-06-30' }]);
  expect(stored.availability).toMatchObject({
    daysAvailable: ['tuesday', 'saturday'],
    dailyTimePreferences: { saturday: { slots: [], customStart: '19:00', customEnd: '07:00' } },
    unavailableDates: [{ type: 'date', date: '2027-12-24', recurring: true }],
  });
});

test('what is wrong stands beside its field and in the navigator; leaving asks first', async ({ page }) => {
  const person = await newProfessional();
  await signInAs(page, person);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(paths.editProfile);
  const navigator = page.getByRole('navigation', { name: 'Sections of your profile' });
  await expect(navigator.getByRole('link', { name: /Professional Summary/ })).toContainText('100%');

  await page.getByLabel(/^Bio/).fill('');
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
  expect((await storedProfile(person)).version).toBe(1);
});

test('two devices do not overwrite each other', async ({ page: desk, browser }) => {
  const person = await newProfessional();
  await signInAs(desk, person);
  const phone = await pageOf(browser, person);
  await Promise.all([desk.goto(paths.editProfile), phone.goto(paths.editProfile)]);
  await expect(desk.getByLabel('Professional title')).toHaveValue(/\S/);

  await phone.getByLabel('Professional title').fill('Chief of Cardiology');
  await phone.getByRole('button', { name: 'Add License' }).click();
  await phone.getByRole('group', { name: 'License 2' }).getByLabel('License name').fill('Board certification');
  await phone.getByRole('button', { name: 'Save Changes' }).click();
  await expect(phone.getByText(messages.profileUpdated)).toBeVisible();

  await desk.getByLabel('Professional title').fill('Interventional cardiologist');
  await desk.getByLabel('Skills').fill('Catheterization');
  await desk.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = desk.getByRole('dialog', { name: 'This was changed elsewhere' });
  await expect(dialog.getByRole('radiogroup')).toHaveCount(1);
  await expect(dialog).toContainText('Chief of Cardiology');
  await expect(dialog).toContainText('Interventional cardiologist');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(desk.getByText(messages.profileUpdated)).toBeVisible();

  const stored = await storedProfile(person);
  expect(stored).toMatchObject({ title: 'Interventional cardiologist', skills: 'Catheterization', version: 3 });
  expect(stored.licenses.map(({ name }) => name)).toEqual(['Medical license', 'Board certification']);
});
