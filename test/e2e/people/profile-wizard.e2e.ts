import { inEnglish } from '@shared/text/english.fixture';
import { paths } from '@shared/paths';
import { pageOf } from '../find/marketplace-steps';
import {
  expectSaved,
  expectStep,
  fillBasic,
  fillEducation,
  fillEmployment,
  fillLicenses,
  fillMatch,
  fillLocationAndRate,
  fillSummary,
  goOn,
  stepHeading,
} from './profile-steps';
import {
  createJob,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  newEmployer,
  newProfessional,
  signInAs,
  signInByForm,
  test,
} from '../support';
import { limits } from '@shared/limits';
import { pdfOf } from '@lambdas/people/resumes/reading/resume-files.fake';
import { nurseResume } from '@lambdas/people/resumes/reading/resumes.fixture';

const unfinished = () => newProfessional({ firstName: 'Wanda', lastName: 'Wizard' }, { complete: false });

test('a professional sets up the profile step by step on two devices and submits it', async ({ page, browser }) => {
  const [person, job] = await Promise.all([unfinished(), newEmployer().then((employer) => createJob(employer))]);

  await test.step('signing in leads to what decides matches, and then to them', async () => {
    await signInByForm(page, person);
    await expect(page).toHaveURL(`${paths.authProfileSetup}?step=match`);
    await fillMatch(page);
    const see = page.getByRole('button', { name: 'See My Matches' });
    await see.click();
    await expect(page.getByRole('alert')).toContainText('One field');
    await expectNoAxeViolations(page, 'the first step with a problem');
    await page.getByLabel(/^State/).selectOption('MA');
    await see.click();
    await expect(page.getByRole('link', { name: job.title })).toBeVisible();
  });

  await test.step('the steps follow, without what was answered', async () => {
    await page.goto(paths.profileSetup);
    await expect(stepHeading(page, 'Basic Information')).toBeVisible();
    await fillBasic(page);
    await page.getByLabel('ZIP code').press('Enter');
    await expectStep(page, 'Employment History');
  });

  await test.step('each step leads to the next, and is saved', async () => {
    await fillEmployment(page);
    await goOn(page);
    await expectStep(page, 'Education & Training');
    await fillEducation(page);
    await goOn(page);
    await expectStep(page, 'Licenses & Certifications');
    await expectSaved(page);
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
  });
});

test.describe('a file', () => {
  // The header set by the tests would trigger a CORS preflight that the file store does not know.
  test.use({ extraHTTPHeaders: {} });

  test('with a resume fills in the parts its owner chooses', async ({ page }) => {
    await signInAs(page, await unfinished());
    await page.goto(paths.profileSetup);
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
    await expect(page.getByRole('combobox', { name: 'Profession' })).toHaveValue('Registered nurse (RN)');
    // The resume answers all that decides matches.
    await page.getByRole('button', { name: 'See My Matches' }).click();
    await expect(page).toHaveURL(/\/jobs\?sort=match/);
  });
});
