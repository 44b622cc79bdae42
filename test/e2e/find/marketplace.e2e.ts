import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { messages } from '@shared/text/english.fixture';
import { paths, pathTo } from '@shared/paths';
import { randomUUID } from 'node:crypto';
import {
  enterCredentials,
  expect,
  expectNoAxeViolations,
  mailTo,
  newEmployer,
  newProfessional,
  signInByForm,
  test,
} from '../support';
import { gatewayAddress } from '../../support/client';
import { announceMoves } from '../../support/hiring/held-moves';
import { dayFromNow } from '../../support/marketplace';
import { verifyOrganization } from '../../support/people';
import { follow } from '../all-pages';
import { countRequests, fillMinimalProfile, fillPosting, pageOf, toast, uniqueTitle } from './marketplace-steps';

test('a first job is posted, found and applied for, and the application moves on', async ({
  page: employerPage,
  browser,
}) => {
  const [employer, professional] = await Promise.all([
    newEmployer({ firstName: 'Erin' }, { complete: false }),
    newProfessional({ firstName: 'Pat', lastName: 'Applicant' }, { complete: false }),
  ]);
  const title = uniqueTitle('Ward cardiologist');

  await test.step('the employer completes the company profile', async () => {
    await signInByForm(employerPage, employer);
    await expect(employerPage).toHaveURL(paths.employerProfile);
    await employerPage.getByLabel('Company name').fill('Seaside Hospital');
    await employerPage.getByLabel('Description').fill('Six wards by the sea.');
    await employerPage.getByLabel('Industry').selectOption('Hospital & Health System');
    await employerPage.getByLabel('Company size').selectOption('51-200');
    await employerPage.getByRole('tab', { name: 'Addresses' }).click();
    const headquarters = employerPage.getByRole('group', { name: 'Headquarters' });
    await headquarters.getByLabel('City').fill('Galveston');
    await headquarters.getByLabel('State').fill('Texas');
    await employerPage.getByRole('button', { name: 'Save Changes' }).click();
    await expect(employerPage.getByText(messages.companyProfileSaved)).toBeVisible();
  });

  await test.step('the new name of the organization is reviewed', async () => {
    // Only a case in review can be decided, and it opens soon after the name was saved.
    await expect(() => verifyOrganization(employer.organizationId)).toPass();
  });

  await test.step('a draft is saved incomplete, and completed after what is missing was shown', async () => {
    await employerPage.goto(paths.postJob);
    await employerPage.getByLabel('Job title').fill(title);
    await employerPage.getByRole('button', { name: 'Save as Draft' }).click();
    await expect(toast(employerPage, 'Draft saved')).toBeVisible();
    await expect(employerPage).toHaveURL(/\/jobs\/edit\/job_/);
    await employerPage.getByRole('button', { name: 'Post Job' }).click();
    await expect(employerPage.getByText(messages.required)).toHaveCount(7);
    await expect(employerPage.getByRole('combobox', { name: 'Department' })).toBeFocused();
    await expectNoAxeViolations(employerPage, 'the form with problems');
    await fillPosting(employerPage, title);
    await employerPage.getByRole('switch', { name: 'Ask for a cover letter' }).check();
    await expect(employerPage.getByLabel('Specialty')).toHaveValue('Cardiology');
  });
  const jobId = new URL(employerPage.url()).pathname.split('/').at(-1)!;
  const publicPage = pathTo(paths.job, { jobId });
  const visitor = await pageOf(browser, null);

  await test.step('the job goes live', async () => {
    await employerPage.getByLabel('Application deadline').fill(dayFromNow(0));
    await employerPage.getByRole('button', { name: 'Post Job' }).click();
    // A toast may disappear before a page has opened.
    await expect(toast(employerPage, 'Job posted')).toBeVisible();
    await expect(employerPage).toHaveURL(pathTo(paths.manageJob, { jobId }));
    await expect(employerPage.getByRole('link', { name: 'View Public Page' })).toHaveAttribute('href', publicPage);
  });

  await test.step('a visitor finds it, signs in and comes back', async () => {
    const found = visitor.getByRole('link', { name: title, exact: true });
    await expect(async () => {
      await visitor.goto(`${paths.jobs}?specialty=cardiology`);
      await expect(found).toBeVisible({ timeout: 4000 });
    }).toPass();
    await found.click();
    await expect(visitor).toHaveURL(new RegExp(`${publicPage}(\\?|$)`));
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await visitor.getByRole('main').getByRole('link', { name: 'Sign In', exact: true }).click();
    await expect(visitor).toHaveURL(/\/login/);
    await enterCredentials(visitor, professional);
    await expect(visitor).toHaveURL(new RegExp(`${pathTo(paths.jobDetail, { jobId })}(\\?|$)`));
  });
  const applicantPage = visitor;
  const letter = `Dear team, ${randomUUID()}`;

  await test.step('applying needs a profile', async () => {
    await applicantPage.getByRole('button', { name: 'Apply Now' }).click();
    await applicantPage.getByRole('link', { name: 'Go to Profile' }).click();
    await expect(applicantPage).toHaveURL(`${paths.profileSetup}?step=match`);
    // Applying requires less than the wizard.
    await follow(applicantPage, paths.editProfile);
    await fillMinimalProfile(applicantPage);
    await applicantPage.getByRole('button', { name: 'Save Changes' }).click();
    await expect(applicantPage.getByText(messages.profileUpdated)).toBeVisible();
    await expect(applicantPage).toHaveURL(paths.professionalDashboard);
  });

  await test.step('a double click applies once', async () => {
    await follow(applicantPage, pathTo(paths.jobDetail, { jobId }));
    await applicantPage.getByRole('button', { name: 'Apply Now' }).click();
    await applicantPage.getByRole('button', { name: 'Submit Application' }).click();
    await expect(applicantPage.getByText(messages.required)).toHaveCount(2);
    await expectNoAxeViolations(applicantPage, 'the application form');
    await applicantPage.getByLabel('Cover letter').fill(letter);
    await applicantPage.getByLabel('Available from').fill(dayFromNow(30));
    const posts = countRequests(applicantPage, applicationRoutes.applyToJob);
    await applicantPage.getByRole('button', { name: 'Submit Application' }).dblclick();
    await expect(toast(applicantPage, messages.applicationSubmitted)).toBeVisible();
    expect(posts.count).toBe(1);
    await expect(applicantPage.getByText("You've applied")).toBeVisible();
    await applicantPage.getByRole('link', { name: 'View Application' }).click();
    await expect(applicantPage.getByText(letter)).toBeVisible();
  });

  await test.step('the employer is told, opens the application and moves it on', async () => {
    await expect(employerPage.getByRole('button', { name: /^Notifications, \d+ unread/ })).toBeVisible();
    await mailTo(employer.email, (mail) => mail.text.includes(title));
    await follow(employerPage, paths.applications);
    await employerPage.getByRole('link', { name: 'Pat Applicant', exact: true }).click();
    const panel = employerPage.getByRole('dialog', { name: 'Pat Applicant' });
    await expect(panel.getByText(letter)).toBeVisible();
    await panel.getByRole('button', { name: 'Start Review' }).click();
    await expect(panel.locator('[aria-current="step"]')).toContainText('Under Review');
    // The stage is shown before it's stored; it can be undone only once it is stored.
    await expect(panel.getByRole('button', { name: 'Undo', exact: true }).first()).toBeVisible();
  });

  const applicationId = new URL(applicantPage.url()).pathname.split('/').at(-1)!;
  await test.step('the professional sees it without a reload, and is told', async () => {
    await announceMoves(gatewayAddress(), [applicationId]);
    await expect(applicantPage.getByRole('main').getByText('Under Review').first()).toBeVisible({ timeout: 20_000 });
    await expect(applicantPage.getByRole('button', { name: /Notifications.*\d/ })).toBeVisible();
    await mailTo(professional.email, (mail) => mail.text.includes(title) && mail.text.includes('Under Review'));
  });
});
