import { paths, pathTo } from '@shared/paths';
import { createJob, expect, newEmployer, newProfessional, signInAs, test } from './support';

test('a job saved without a connection is shown at once, and saved after a reload', async ({ page }) => {
  const [employer, professional] = await Promise.all([newEmployer(), newProfessional()]);
  const { jobId } = await createJob(employer);
  await signInAs(page, professional);
  await page.goto(pathTo(paths.jobDetail, { jobId }));
  await page.route('**/api/saved-jobs/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await expect(page.getByText("1 change isn't saved yet.")).toBeVisible();

  await page.unroute('**/api/saved-jobs/*');
  const sent = page.waitForResponse((response) => response.url().includes(`/api/saved-jobs/${jobId}`));
  await page.reload();
  expect((await sent).status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await expect(page.getByText("1 change isn't saved yet.")).toHaveCount(0);
});
