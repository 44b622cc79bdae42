import { inEnglish } from '@shared/text/english.fixture';
import { paths } from '@shared/paths';
import { pageOf } from './marketplace-steps';
import {
  expectSaved,
  expectStep,
  fillBasic,
  fillEducation,
  fillEmployment,
  fillLicenses,
  fillLocationAndRate,
  fillSummary,
  goOn,
  stepHeading,
} from './profile-steps';
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, newProfessional, signInByForm, test } from './support';
import { limits } from '@shared/limits';
import { pdfOf } from '../../lambdas/resumes/reading/resume-files.fake';
import { nurseResume } from '../../lambdas/resumes/reading/resumes.fixture';

const unfinished = () => newProfessional({ firstName: 'Wanda', lastName: 'Wizard' }, { complete: false });

test('a professional sets the profile up step by step, on two devices, and hands it in', async ({ page, browser }) => {
  const person = await unfinished();

  await test.step('signing in leads to the first step, which says what it needs', async () => {
    await signInByForm(page, person);
    await expect(page).toHaveURL(`${paths.authProfileSetup}?step=basic`);
    await expect(stepHeading(page, 'Basic Information')).toBeVisible();
    await goOn(page);
    await expect(page.getByRole('alert')).toContainText('7 fields');
    await expectNoAxeViolations(page, 'the first step with problems');
    await fillBasic(page);
    await page.getByLabel('ZIP code').press('Enter');
    await expectStep(page, 'Employment History');
  });

  await test.step('what was entered is there after Back and after a reload', async () => {
    await fillEmployment(page);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expectStep(page, 'Basic Information');
    await expect(page.getByLabel('City')).toHaveValue('Austin');
    await expectSaved(page);
    await page.reload();
    await goOn(page);
    await expect(page.getByLabel('Employer')).toHaveValue('Mercy Hospital');
    await goOn(page);
    await expectStep(page, 'Education & Training');
    await fillEducation(page);
    await goOn(page);
    await expectStep(page, 'Licenses & Certifications');
    await expectSaved(page);
  });

  await test.step('the address names the open step, back and forward and after a reload', async () => {
    const isAt = async (step: string, name: string) => {
      await expect(stepHeading(page, name)).toBeVisible();
      await expect(page).toHaveURL(`${paths.authProfileSetup}?step=${step}`);
    };
    await page.goBack();
    await isAt('education', 'Education & Training');
    await expectSaved(page);
    await page.reload();
    await isAt('education', 'Education & Training');
    await page.goForward();
    await isAt('licenses', 'Licenses & Certifications');
    await expectSaved(page);
    await page.goto(`${paths.authProfileSetup}?step=review`);
    await isAt('licenses', 'Licenses & Certifications');
  });

  const phone = await pageOf(browser, person);
  await test.step('another device goes on where this one stopped', async () => {
    await phone.setViewportSize({ width: 360, height: 740 });
    await phone.goto(paths.profileSetup);
    await expect(stepHeading(phone, 'Licenses & Certifications')).toBeVisible();
    await expect(phone.getByRole('button', { name: /Step 4 of 8/ })).toBeVisible();
    await expectNoSidewaysScroll(phone, 'a step on a phone');
    await fillLicenses(phone);
    await goOn(phone);
    await expectStep(phone, 'Location & Rate');
    await fillLocationAndRate(phone);
    await goOn(phone);
    await expectStep(phone, 'Availability & Calendar');
    await goOn(phone);
    await expectStep(phone, 'Work Preferences');
    await goOn(phone);
    await expectStep(phone, 'Professional Summary');
    await fillSummary(phone);
    await goOn(phone);
    await expectStep(phone, 'Review and submit');
  });

  await test.step('everything is looked over and handed in', async () => {
    await expect(phone.getByText(/Mercy Hospital/)).toBeVisible();
    await expectNoAxeViolations(phone, 'the review');
    await expectNoSidewaysScroll(phone, 'the review on a phone');
    await phone.getByRole('button', { name: 'Submit Profile' }).click();
    await expect(
      phone.getByText(inEnglish('profileSubmitted', { min: limits.reviewHoursMin, max: limits.reviewHoursMax })),
    ).toBeVisible();
    await expect(phone).toHaveURL(paths.professionalDashboard);
    await phone.getByRole('button', { name: /^100% complete/ }).click();
    await expect(phone.getByRole('heading', { name: 'Stand out to employers' })).toBeVisible();
    await expect(phone.getByText('Your profile is complete.')).toBeVisible();
  });
});

test.describe('a file', () => {
  // The header set by the tests would trigger a CORS preflight that the file store does not know.
  test.use({ extraHTTPHeaders: {} });

  test('with a resume fills in what its owner chooses', async ({ page }) => {
    await signInByForm(page, await unfinished());
    await page.getByRole('button', { name: 'Fill In from Resume' }).click();
    const dialog = page.getByRole('dialog', { name: 'Fill in from your resume' });
    const file = { name: 'Wanda.pdf', mimeType: 'application/pdf', buffer: await pdfOf(nurseResume) };
    await dialog.getByLabel('Resume file').setInputFiles(file);
    await expect(dialog.getByRole('checkbox', { name: 'Profession', exact: true })).toBeChecked();
    await expectNoAxeViolations(page, 'the proposals of a resume');
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('checkbox', { name: 'Skills' }).uncheck();
    await dialog.getByRole('button', { name: /^Add \d+ Items$/ }).click();
    await expect(dialog).toBeHidden();
    await expectSaved(page);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Profession' })).toHaveValue('Registered nurse (RN)');
  });
});
