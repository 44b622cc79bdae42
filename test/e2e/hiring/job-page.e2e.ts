import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { paths, pathTo } from '@shared/paths';
import { api } from '../../support/client';
import { newWord } from './job-steps';
import {
  createJob,
  enterCredentials,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  newEmployer,
  newProfessional,
  signInAs,
  test,
} from '../support';

test('a visitor reads a job, shares it, signs in for more and comes back', async ({ page, context }) => {
  const [employer, professional] = await Promise.all([newEmployer(), newProfessional()]);
  const job = await createJob(employer, {
    title: `${newWord()} physician`,
    selectedBenefits: ['Health insurance', '401(k)'],
    benefits: 'A parking space by the door.',
    includeExpenses: true,
    expenseType: 'per_day',
    expenseAmountCents: 120_00,
    experience: '5-10',
  });
  const address = pathTo(paths.job, { jobId: job.jobId });
  await page.goto(address);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  await expect(main.getByText('Your match score, and why')).toBeVisible();

  // Not every browser has the Web Share API.
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(address, page.url()).href);
  // Permissions survive in a reused context.
  await context.clearPermissions();

  await main.getByRole('link', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await enterCredentials(page, professional);
  await expect(page).toHaveURL(pathTo(paths.jobDetail, { jobId: job.jobId }));
  await expect(main.getByText('jobs@example.test')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeInViewport();
  await expectNoAxeViolations(page, 'the page of a job on a phone');
  await expectNoSidewaysScroll(page);
});

test('an employer manages or reopens a closed job with buttons of one width', async ({ page }) => {
  const employer = await newEmployer();
  const { jobId, version } = await createJob(employer);
  const closed = { params: { jobId }, body: { status: 'closed' as const, version } };
  await api(jobRoutes.changeJobStatus, closed, { token: employer.token });
  await signInAs(page, employer);
  await page.goto(pathTo(paths.jobDetail, { jobId }));
  const main = page.getByRole('main');
  const widthOf = async (role: 'link' | 'button', name: string) =>
    (await main.getByRole(role, { name }).boundingBox())?.width;
  await expect(main.getByRole('button', { name: 'Reopen Job' })).toBeVisible();
  expect(await widthOf('button', 'Reopen Job')).toBe(await widthOf('link', 'Manage Job'));
});
