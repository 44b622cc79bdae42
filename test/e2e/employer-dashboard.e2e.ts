import { messages } from '@shared/text/english.fixture';
import { paths, pathTo } from '@shared/paths';
import { pageOf, uniqueTitle } from './marketplace-steps';
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
import { newTeammate } from './team-steps';

const at = (tab: string): string => `${paths.employerDashboard}?tab=${tab}`;

test('a new organisation reads empty states, never a made-up figure', async ({ page }) => {
  const employer = await newEmployer();
  await signInAs(page, employer);
  await page.goto(paths.employerDashboard);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), /);
  await expect(page.getByText(messages.notEnoughData)).toHaveCount(3);
  for (const text of [
    'No jobs found',
    'No team data available',
    'No specialty data available',
    'No project data available',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await page.getByRole('tab', { name: 'Applications' }).click();
  await expect(page).toHaveURL(at('applications'));
  await expect(page.getByText('No applications yet')).toBeVisible();
  await page.goto(paths.analytics);
  await expect(page).toHaveURL(at('analytics'));
  await expect(page.getByRole('tab', { name: 'Analytics', exact: true })).toHaveAttribute('aria-selected', 'true');
});

test('figures, jobs, applications and charts come from what happened', async ({ page }) => {
  const employer = await newEmployer({ firstName: 'Ada', lastName: 'Admin' });
  const professional = await newProfessional({ firstName: 'Pat', lastName: 'Applicant' });
  const title = uniqueTitle('Night physician');
  const job = await createJob(employer, { title, project: 'North wing' });
  await createJob(employer, { title: 'Later' }, 'draft');
  const application = await apply(professional, job.jobId);
  await signInAs(page, employer);
  const figures = page.getByRole('list', { name: 'Summary' });
  await expect(async () => {
    await page.goto(paths.employerDashboard);
    await expect(figures.getByRole('listitem').filter({ hasText: 'Total Applications' })).toContainText('1');
  }).toPass({ timeout: 15_000 });
  await expect(figures.getByRole('listitem').filter({ hasText: 'Active Jobs' })).toContainText('1');
  await expect(figures.getByRole('listitem').filter({ hasText: 'Jobs Posted by Me' })).toContainText('2');
  const row = page.getByRole('table', { name: 'Job postings' }).getByRole('row', { name: title });
  await expect(row).toContainText('Ada Admin');
  await expect(row).toContainText('Active');
  await expect(row.getByRole('link', { name: `View applications for ${title}` })).toHaveAttribute(
    'href',
    pathTo(paths.jobApplications, { jobId: job.jobId }),
  );
  await expect(page.getByRole('list', { name: 'Applications by project' })).toContainText('North wing');
  await expect(page.getByRole('list', { name: 'Applications by specialty' })).toContainText('Cardiology');

  await figures.getByRole('link', { name: 'Total Applications' }).click();
  await expect(page).toHaveURL(at('applications'));
  await expect(page.getByRole('link', { name: 'Pat Applicant', exact: true })).toHaveAttribute(
    'href',
    pathTo(paths.application, { applicationId: application.applicationId }),
  );

  await expect(async () => {
    await page.goto(at('jobs'));
    await expect(page.getByRole('link', { name: `Edit ${title}` })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 15_000 });
  await expect(page.getByRole('link', { name: `Edit ${title}` })).toHaveAttribute(
    'href',
    pathTo(paths.editJob, { jobId: job.jobId }),
  );

  await page.goto(at('analytics'));
  const chart = page.getByRole('img', { name: /^Applications: 1 from/ });
  await expect(chart).toBeVisible();
  await expectNoAxeViolations(page, 'the charts');
  await page.getByRole('button', { name: 'Show as Table' }).last().click();
  await expect(page.getByRole('table', { name: /The last 12 weeks/ }).getByRole('row')).toHaveCount(13);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const tab of ['overview', 'jobs', 'team', 'team-analytics', 'applications', 'analytics']) {
    await page.goto(at(tab));
    const chosen = page.getByRole('tab', { selected: true });
    await expect
      .poll(async () => {
        const { x = -1, width = 0 } = (await chosen.boundingBox()) ?? {};
        return x >= 0 && x + width <= 360;
      }, `the chosen tab ${tab} is in sight`)
      .toBe(true);
    await page.waitForLoadState('networkidle');
    await expectNoSidewaysScroll(page, tab);
  }
});

test('members see their own part and no panels of managers', async ({ page, browser }) => {
  const admin = await newEmployer();
  const mate = await newTeammate(admin);
  const [theirs, own] = [uniqueTitle('Theirs'), uniqueTitle('Own')];
  await createJob(admin, { title: theirs });
  await createJob(mate, { title: own });
  await signInAs(page, mate);
  await page.goto(at('team'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), Mia$/);
  await expect(page.getByRole('tab')).toHaveText(['Overview', 'My Jobs', 'Applications', 'Analytics']);
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('row', { name: own })).toBeVisible();
  await expect(page.getByText(theirs)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /Team performance|Jobs by/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Manage Team|Team Members/ })).toHaveCount(0);
  await page.goto(at('analytics'));
  await expect(page.getByRole('heading', { name: 'My contribution' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /weeks|Jobs by specialty/ })).toHaveCount(0);

  const adminPage = await pageOf(browser, admin);
  await adminPage.goto(at('team'));
  await expect(adminPage.getByRole('row', { name: 'Mia Member' })).toBeVisible();
  await adminPage.getByRole('tabpanel').getByRole('link', { name: 'Invite Team Member' }).click();
  await expect(adminPage.getByRole('dialog', { name: 'Invite Team Member' })).toBeVisible();
});
