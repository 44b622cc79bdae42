import { messages } from '@shared/text/english.fixture';
import { jobsFilter, paths, pathTo } from '@shared/paths';
import { follow } from '../all-pages';
import { newWord } from './job-steps';
import { toast } from '../find/marketplace-steps';
import { createJob, expect, expectNoAxeViolations, newEmployer, newProfessional, signInAs, test } from '../support';

const saved = `${paths.jobs}?${jobsFilter.parameter}=${jobsFilter.saved}`;
const alerts = `${paths.jobs}?${jobsFilter.parameter}=${jobsFilter.alerts}`;

test('a job saved offline is shown at once and stored after a reload', async ({ page }) => {
  const [employer, professional] = await Promise.all([newEmployer(), newProfessional()]);
  const { jobId, title } = await createJob(employer);
  await signInAs(page, professional);
  await page.goto(pathTo(paths.jobDetail, { jobId }));
  // The page frame stores changes once it has loaded.
  await expect(page.getByRole('button', { name: /profile menu$/ })).toBeVisible();
  await page.route('**/api/saved-jobs/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await expect(page.getByText("1 change isn't saved yet.")).toBeVisible();

  await page.unroute('**/api/saved-jobs/*');
  const sent = page.waitForResponse((response) => response.url().includes(`/api/saved-jobs/${jobId}`));
  await page.goto(saved);
  expect((await sent).status()).toBe(200);
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  await expect(page.getByText("1 change isn't saved yet.")).toHaveCount(0);
  await expectNoAxeViolations(page, 'saved jobs');
});

test('an alert is created from a search and listed', async ({ page }) => {
  const word = newWord();
  await signInAs(page, await newProfessional());
  await page.goto(`${paths.jobs}?q=${word}&jobType=locum&specialty=critical-care`);
  await page.getByRole('button', { name: 'Create Alert' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Alert' });
  await expect(dialog.getByLabel('Alert name')).toHaveValue(`${word}, Locum Tenens, Critical Care`);
  await expectNoAxeViolations(page, 'a new alert');
  await dialog.getByRole('button', { name: 'Create Alert' }).click();
  await expect(toast(page, messages.alertCreated)).toBeVisible();
  await follow(page, alerts);
  await expect(page.getByText(`“${word}” · Locum Tenens · Critical Care`)).toBeVisible();
  await expectNoAxeViolations(page, 'job alerts');
});
