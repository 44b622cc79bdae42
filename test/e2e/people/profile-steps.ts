import { expect, type Locator, type Page } from '@playwright/test';
import { addSkills } from '../find/marketplace-steps';

export const stepHeading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 2, name, exact: true });

export const expectStep = async (page: Page, name: string): Promise<void> => {
  await expect(stepHeading(page, name)).toBeFocused();
};

export const goOn = (page: Page): Promise<void> => page.getByRole('button', { name: 'Continue', exact: true }).click();

export const expectSaved = (page: Page): Promise<void> => expect(page.getByText('All changes saved')).toBeVisible();

export const fillMatch = async (page: Page): Promise<void> => {
  await page.getByRole('combobox', { name: /^Profession/ }).fill('MD');
  await page.getByRole('option', { name: 'Physician (MD/DO)', exact: true }).click();
  await page.getByRole('combobox', { name: /^Specialty/ }).selectOption('Cardiology');
  await page.getByLabel('Years of experience').fill('11');
  await page.getByLabel('Location').fill('Boston, MA');
};

export const fillBasic = async (page: Page): Promise<void> => {
  await page.getByLabel('Date of birth').fill('1984-05-06');
  await page.getByLabel('Gender').selectOption('prefer-not-to-say');
  await page.getByLabel('Street address').fill('1 Main Street');
  await page.getByLabel('City').fill('Austin');
  await page.getByLabel('State').selectOption('TX');
  await page.getByLabel('ZIP code').fill('78701');
};

export const fillEmployment = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Position' }).fill('Attending physician');
  await page.getByLabel('Employer').fill('Mercy Hospital');
  await page.getByLabel('Location').fill('Austin, TX');
  await page.getByLabel('Start date').fill('2015-07-01');
  await page.getByLabel('I currently work here').check();
};

export const fillEducation = async (page: Page): Promise<void> => {
  await page.getByLabel('Institution').fill('UT Southwestern');
  await page.getByLabel('Degree or certificate').fill('Doctor of Medicine');
  await page.getByLabel('Field of study').fill('Medicine');
  await page.getByLabel('Start date').fill('2006-08-01');
};

export const fillLicenses = async (page: Page): Promise<void> => {
  await page.getByLabel('NPI number').fill('1234567893');
  await page.getByLabel('License name').fill('Massachusetts medical license');
  await page.getByLabel('License number').fill('MA-48213');
  await page.getByLabel('Issuing body').fill('Board of Registration in Medicine');
  await page.getByLabel('Issue date').fill('2020-01-01');
  await page.getByLabel('Expiration date').fill('2031-01-01');
};

export const fillLocationAndRate = async (page: Page): Promise<void> => {
  await page.getByLabel('Minimum hourly rate').fill('150');
  await page.getByLabel('Maximum hourly rate').fill('200.50');
};

export const fillSummary = async (page: Page): Promise<void> => {
  await page.getByLabel('Professional title').fill('Cardiologist');
  await page.getByLabel('Bio').fill('Inpatient cardiology with a love of teaching.');
  await addSkills(page, 'Echocardiography, ACLS');
};
