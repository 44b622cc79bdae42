import { paths, pathTo } from '@shared/paths';
import { createJob, expect, expectNoAxeViolations, newEmployer, signInAs, test } from './support';
import { pageOf, toast, uniqueTitle } from './marketplace-steps';

test('two people edit the same job: nobody’s change is lost unseen', async ({ page, browser }) => {
  const employer = await newEmployer();
  const job = await createJob(employer, { title: uniqueTitle('Night physician') });
  await signInAs(page, employer);
  const other = await pageOf(browser, employer);
  const edit = pathTo(paths.editJob, { jobId: job.jobId });
  await Promise.all([page.goto(edit), other.goto(edit)]);

  await other.getByLabel('Job title').fill('Title of the other');
  await other.getByLabel('Number of openings').fill('4');
  await other.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(other, 'Changes saved')).toBeVisible();

  await page.getByLabel('Job title').fill('My title');
  await page.getByRole('textbox', { name: 'Location' }).fill('Dallas, TX');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else saved changes' });
  await expect(dialog.getByText('Title of the other')).toBeVisible();
  await expect(dialog.getByText('My title')).toBeVisible();
  await expect(dialog.getByText('Dallas, TX')).toHaveCount(0);
  await expectNoAxeViolations(page, 'two versions of a job');
  await dialog.getByRole('radio', { name: 'Use Latest' }).check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();

  await expect(page).toHaveURL(pathTo(paths.manageJob, { jobId: job.jobId }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Title of the other');
  await expect(page.getByText('Dallas, TX')).toBeVisible();
  await expect(page.getByText('4 openings')).toBeVisible();
});

test('unsaved input is not left by accident', async ({ page }) => {
  const employer = await newEmployer();
  await signInAs(page, employer);
  await page.goto(paths.manageJobs);
  await page.getByRole('link', { name: 'Post New Job' }).click();
  // The list of jobs, which is there until the form is, has a field of this name, too.
  await expect(page.getByRole('heading', { name: 'Post a New Job' })).toBeVisible();
  // With a title it would be saved as a draft and nothing lost.
  await page.getByRole('textbox', { name: 'Location' }).fill('Half a posting');
  await expect(page.getByText('Saved in this browser')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });

  await page.getByRole('link', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(paths.postJob);
  await page.goBack();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(paths.postJob);
  await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue('Half a posting');
  await page.goBack();
  await dialog.getByRole('button', { name: 'Leave Page' }).click();
  await expect(page).toHaveURL(paths.manageJobs);
});
