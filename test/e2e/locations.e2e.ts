import { paths } from '@shared/paths';
import { expect, expectNoAxeViolations, newEmployer, signInAs, test } from './support';
import { newTeammate } from './team-steps';

test('a manager sets up a location with a unit and its supervisor', async ({ page }) => {
  const admin = await newEmployer({ firstName: 'Erin', lastName: 'Employer' });
  await newTeammate(admin, { firstName: 'Hannah', lastName: 'Lindqvist' });
  await signInAs(page, admin);
  await page.goto(paths.locations);
  await page.getByRole('button', { name: 'Add Location' }).click();
  const location = page.getByRole('dialog', { name: 'Add Location' });
  await location.getByLabel(/^Name/).fill('Lakeshore Main');
  await location.getByLabel(/^Street/).fill('1200 North Lake Drive');
  await location.getByLabel(/^City/).fill('Chicago');
  await location.getByLabel(/^State/).selectOption('IL');
  await expect(location.getByLabel(/^Time zone/)).toHaveValue('America/Chicago');
  await location.getByRole('button', { name: 'Save Location' }).click();
  await expect(page.getByRole('heading', { name: 'Lakeshore Main' })).toBeVisible();

  await page.getByRole('button', { name: 'Add Unit to Lakeshore Main' }).click();
  const unit = page.getByRole('dialog', { name: 'Add Unit to Lakeshore Main' });
  await unit.getByLabel(/^Name/).fill('ICU');
  await unit.getByLabel(/^Kind of unit/).selectOption('icu');
  await unit.getByRole('combobox', { name: /^Supervisors/ }).fill('Hannah');
  await unit.getByRole('option', { name: /^Hannah Lindqvist/ }).click();
  await expectNoAxeViolations(page, 'the form of a unit');
  await unit.getByRole('button', { name: 'Save Unit' }).click();
  const units = page.getByRole('list', { name: 'Units of Lakeshore Main' });
  await expect(units.getByText('Hannah Lindqvist')).toBeVisible();

  await page.reload();
  await expect(page.getByText('1200 North Lake Drive, Chicago, IL')).toBeVisible();
  await expect(units.getByText('Intensive care (ICU)')).toBeVisible();
  await expect(units.getByText('Hannah Lindqvist')).toBeVisible();
});
