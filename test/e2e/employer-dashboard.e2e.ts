import { analyticsTab, paths, pathTo } from '@shared/paths';
import { uniqueTitle } from './marketplace-steps';
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

const teamAnalytics = `${paths.analytics}?${analyticsTab.parameter}=${analyticsTab.team}`;

test('a new organization starts with a checklist, and no figure is made up', async ({ page }) => {
  const employer = await newEmployer();
  await signInAs(page, employer);
  await page.goto(paths.employerDashboard);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), /);
  await expect(page.getByText('3 of 6 steps done')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'All caught up' })).toBeVisible();
  await expect(page.getByText('Time to fill and recruitment rate appear after your first hires.')).toBeVisible();
  await expectNoAxeViolations(page, 'the first run');
  await page.getByRole('link', { name: 'Post a Job' }).click();
  await expect(page).toHaveURL(paths.postJob);
  await page.goto(`${paths.employerDashboard}?tab=team-analytics`);
  await expect(page).toHaveURL(teamAnalytics);
  await expect(page.getByText('No team data available')).toBeVisible();
  const sections = page.getByRole('navigation', { name: 'Analytics sections' });
  await sections.getByRole('link', { name: 'Projects' }).click();
  await expect(page.getByText('No project data available')).toBeVisible();
  await sections.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByText('Your figures start with your first job')).toBeVisible();
  await sections.getByRole('link', { name: 'Specialties' }).click();
  await expect(page.getByText('No specialty data available')).toBeVisible();
});

test('the queue, figures, jobs and charts come from what happened', async ({ page }) => {
  const employer = await newEmployer({ firstName: 'Ada', lastName: 'Admin' });
  const professional = await newProfessional({ firstName: 'Pat', lastName: 'Applicant' });
  const title = uniqueTitle('Night physician');
  const job = await createJob(employer, { title, project: 'North wing' });
  await createJob(employer, { title: 'Later' }, 'draft');
  await apply(professional, job.jobId);
  await signInAs(page, employer);
  const glance = page.getByRole('region', { name: 'At a glance' });
  await expect(async () => {
    await page.goto(paths.employerDashboard);
    await expect(glance.getByRole('link', { name: 'Total applications' })).toContainText('1');
  }).toPass();
  await expect(glance.getByRole('link', { name: 'Active jobs' })).toContainText('1');
  await expect(glance.getByRole('link', { name: 'Jobs posted by me' })).toContainText('2');
  const row = page.getByRole('table', { name: 'Latest jobs' }).getByRole('row', { name: title });
  await expect(row).toContainText('Ada Admin');
  await expect(row).toContainText('Active');
  await expect(row.getByRole('link', { name: `1 application for ${title}` })).toHaveAttribute(
    'href',
    pathTo(paths.jobApplications, { jobId: job.jobId }),
  );
  const waiting = page.getByRole('region', { name: 'Needs you today' }).getByRole('listitem');
  await expect(waiting).toContainText(['Review 1 new applicant']);
  await expect(waiting).toContainText([`1 for ${title}`]);
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home, 1 waiting' }),
  ).toBeVisible();
  await expectNoAxeViolations(page, 'Home');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 'Home');
  await waiting.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByRole('link', { name: 'Pat Applicant' })).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(paths.analytics);
  await expect(page.getByRole('region', { name: 'Jobs by specialty' })).toContainText('Cardiology');
  await expect(page.getByRole('region', { name: 'From application to hire' })).toContainText('Applied1');
  await expect(page.getByRole('img', { name: /^Applications: 1 from/ })).toBeVisible();
  await expectNoAxeViolations(page, 'the charts');
  await page.getByRole('button', { name: 'Show as Table' }).last().click();
  await expect(page.getByRole('table', { name: /The last 12 weeks/ }).getByRole('row')).toHaveCount(13);
  await page.getByRole('combobox', { name: 'Project' }).selectOption('North wing');
  await expect(page).toHaveURL(/project=North/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Hiring analytics .*\.csv$/);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const place of [paths.analytics, teamAnalytics]) {
    await page.goto(place);
    await page.waitForLoadState('networkidle');
    await expectNoSidewaysScroll(page, place);
  }
});

test('members see their own part and no panels of managers', async ({ page }) => {
  const admin = await newEmployer();
  const mate = await newTeammate(admin);
  const [theirs, own] = [uniqueTitle('Theirs'), uniqueTitle('Own')];
  await createJob(admin, { title: theirs });
  await createJob(mate, { title: own });
  await signInAs(page, mate);
  await page.goto(paths.employerDashboard);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), Mia$/);
  await expect(page.getByRole('row', { name: own })).toBeVisible();
  await expect(page.getByText(theirs)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Setup guide|Team members/ })).toHaveCount(0);
  await page.goto(`${paths.employerDashboard}?tab=analytics`);
  await expect(page.getByRole('heading', { name: 'My contribution' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /weeks|Jobs by specialty|Team performance/ })).toHaveCount(0);
});
