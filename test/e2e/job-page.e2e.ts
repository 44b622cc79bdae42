import { paths, pathTo } from '@shared/paths';
import { newWord } from './job-steps';
import {
  apply,
  createJob,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  newEmployer,
  newProfessional,
  signInAs,
  test,
} from './support';

test('a visitor reads a job, shares it, signs in for more and comes back', async ({ page, context }) => {
  const [employer, professional] = await Promise.all([newEmployer(), newProfessional()]);
  const job = await createJob(employer, {
    title: `${newWord()} physician`,
    selectedBenefits: ['Health insurance', '401(k)'],
    benefits: 'A parking space by the door.',
    includeExpenses: true,
    expenseType: 'per_day',
    expenseAmountCents: 120_00,
    experience: '3-5',
  });
  const address = pathTo(paths.job, { jobId: job.jobId });
  await page.goto(address);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  await expect(main.getByText('$200,000 - $250,000 per year').first()).toBeVisible();
  await expect(main.getByText('Health insurance')).toBeVisible();
  await expect(main.getByText('A parking space by the door.')).toBeVisible();
  await expect(main.getByText('$120 per day')).toBeVisible();
  await expect(main.getByText('3-5 years')).toBeVisible();
  await expect(main.getByText('jobs@example.test')).toHaveCount(0);
  await expect(main.getByText('Your match score, and why')).toBeVisible();

  // Not every browser has the Web Share API.
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(address, page.url()).href);
  // They outlive a context that is used again.
  await context.clearPermissions();

  await main.getByRole('link', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email address').fill(professional.email);
  await page.getByLabel(/^Password/).fill(professional.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(pathTo(paths.jobDetail, { jobId: job.jobId }));
  await expect(main.getByText('jobs@example.test')).toBeVisible();
  // Signed-in users are redirected to the full page.
  await page.goto(address);
  await expect(page).toHaveURL(pathTo(paths.jobDetail, { jobId: job.jobId }));
});

test('the match with its reasons; what is left once someone has applied', async ({ page }) => {
  const [employer, professional] = await Promise.all([newEmployer(), newProfessional()]);
  const job = await createJob(employer, { experience: '5-10' });
  await signInAs(page, professional);
  await page.goto(pathTo(paths.jobDetail, { jobId: job.jobId }));
  const match = page.locator('section', { has: page.getByRole('heading', { name: 'Your match' }) });
  await expect(match.getByText('Excellent match')).toBeVisible();
  await expect(match.getByText('35 of 35 points')).toBeVisible();
  await expect(match.getByText('Same specialty: Cardiology')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeInViewport();
  await expectNoAxeViolations(page, 'the page of a job on a phone');
  await expectNoSidewaysScroll(page);

  await apply(professional, job.jobId);
  await page.reload();
  await expect(page.getByText("You've applied")).toBeVisible();
  await expect(page.getByText('Application Sent')).toBeVisible();
  await expect(page.getByText(/^Applied on /)).toBeVisible();
  for (const name of ['Apply Now', 'Save', 'Share']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
});
