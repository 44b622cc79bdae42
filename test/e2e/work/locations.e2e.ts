import { paths } from '@shared/paths';
import { addLocation } from '../../support/work/locations';
import { expect, expectNoAxeViolations, newEmployer, signInAs, test } from '../support';
import { newTeammate } from '../organizations/team-steps';

test('a manager adds a unit with its supervisor', async ({ page }) => {
  const admin = await newEmployer({ firstName: 'Erin', lastName: 'Employer' });
  await Promise.all([newTeammate(admin, { firstName: 'Hannah', lastName: 'Lindqvist' }), addLocation(admin)]);
  await signInAs(page, admin);
  await page.goto(paths.locations);
  await page.getByRole('button', { name: 'Add Unit to Lakeshore Main' }).click();
  const unit = page.getByRole('dialog', { name: 'Add Unit to Lakeshore Main' });
  await unit.getByLabel(/^Name/).fill('Emergency');
  await unit.getByLabel(/^Kind of unit/).selectOption('icu');
  await unit.getByRole('combobox', { name: /^Supervisors/ }).fill('Hannah');
  await unit.getByRole('option', { name: /^Hannah Lindqvist/ }).click();
  await expectNoAxeViolations(page, 'the form of a unit');
  await unit.getByRole('button', { name: 'Save Unit' }).click();
  const units = page.getByRole('list', { name: 'Units of Lakeshore Main' });
  await expect(units.getByText('Hannah Lindqvist')).toBeVisible();
});
