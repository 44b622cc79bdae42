import type { Page } from '@playwright/test';
import { jobRoutes } from '@shared/api/jobs.routes';
import { searchRoutes } from '@shared/api/search.routes';
import { errorTexts, messages } from '@shared/text/english.fixture';
import { paths, pathTo } from '@shared/paths';
import { api } from '../support/client';
import { chooseAction, countRequests, pageOf, toast, uniqueTitle } from './marketplace-steps';
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

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const tick = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select ${title}` });
const bulk = (page: Page) => page.getByRole('group', { name: 'Selected jobs' });

test('many are paused in one request, each with its result, taken back, and deleted without applications', async ({
  page,
}) => {
  const [employer, professional] = await Promise.all([newEmployer(), newProfessional()]);
  const [first, second, draft] = ['First ward', 'Second ward', 'Unfinished ward'].map(uniqueTitle) as [
    string,
    string,
    string,
  ];
  await apply(professional, (await createJob(employer, { title: first })).jobId);
  await createJob(employer, { title: second });
  await createJob(employer, { title: draft }, 'draft');
  await signInAs(page, employer);
  const requests = countRequests(page, jobRoutes.changeJobs);
  const lists = countRequests(page, searchRoutes.listManagedJobs);
  // Employers see their own jobs; candidates' view is one click away.
  await page.goto(paths.jobs);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team Job Postings');
  await expect(page.getByText(`Viewing as: Administrator at ${employer.organization}`)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all 3 on this page' }).check();
  await expect(bulk(page).getByText('3 selected')).toBeVisible();
  await expectNoAxeViolations(page, 'the list with ticked rows');
  const listsBefore = lists.count;
  await bulk(page).getByRole('button', { name: 'Pause' }).dblclick();

  await expect(toast(page, '2 jobs paused')).toBeVisible();
  expect(requests.count).toBe(1);
  await expect(page.getByRole('alert')).toContainText("2 paused, 1 couldn't be paused:");
  await expect(page.getByRole('alert')).toContainText(draft);
  await expect(rowOf(page, first)).toContainText('Paused');
  await expect(rowOf(page, draft)).toContainText(errorTexts.ILLEGAL_TRANSITION);
  // Failed rows stay selected.
  await expect(tick(page, draft)).toBeChecked();
  await expect(tick(page, first)).not.toBeChecked();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, '2 changes undone')).toBeVisible();
  await expect(rowOf(page, first)).toContainText('Active');
  await expect(rowOf(page, second)).toContainText('Active');
  expect(lists.count).toBe(listsBefore);
  const { body } = await api(jobRoutes.getEmployerJobs, {}, { token: employer.token });
  expect(body.totals).toMatchObject({ activeJobs: 2, draftJobs: 1, totalJobs: 3 });

  await page.reload();
  await tick(page, first).check();
  await tick(page, draft).check();
  await bulk(page).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 jobs?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(page, draft)).toBeVisible();
  await bulk(page).getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, '1 job deleted')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText("1 deleted, 1 couldn't be deleted:");
  await expect(rowOf(page, first)).toContainText(errorTexts.JOB_HAS_APPLICATIONS);
  await expect(rowOf(page, draft)).toHaveCount(0);
});

test('one change of status can be taken back from its message, and a draft is completed first', async ({ page }) => {
  const employer = await newEmployer();
  const [title, unfinished] = [uniqueTitle('Closed too early'), uniqueTitle('Unfinished')];
  const job = await createJob(employer, { title });
  await createJob(employer, { title: unfinished, description: '', requirements: '' }, 'draft');
  await signInAs(page, employer);
  await page.goto(paths.manageJobs);
  await chooseAction(page, title, 'Close Job');
  await page.getByRole('dialog').getByRole('button', { name: 'Close Job' }).click();
  await expect(rowOf(page, title)).toContainText('Closed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, title)).toContainText('Active');

  await page.goto(pathTo(paths.manageJob, { jobId: job.jobId }));
  await page.getByRole('button', { name: 'Close Job' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close Job' }).click();
  await page.getByRole('button', { name: 'Back to Active' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to Active' })).toHaveCount(0);

  await page.goto(paths.manageJobs);
  await chooseAction(page, unfinished, 'Publish');
  await expect(page).toHaveURL(/\/jobs\/edit\//);
  await expect(page.getByText(messages.required)).toHaveCount(2);
});

test('pages, search, status and order are part of the address', async ({ page, browser }) => {
  const employer = await newEmployer();
  const mark = uniqueTitle('Paged').split(' ')[1]!;
  for (let number = 10; number < 37; number += 1) {
    await createJob(employer, { title: `Ward ${mark} ${number}` }, number === 36 ? 'draft' : 'active');
  }
  await signInAs(page, employer);
  await page.goto(paths.manageJobs);
  const rows = page.getByRole('row').filter({ hasText: mark });
  await expect(rows).toHaveCount(25);
  await expect(page.getByText('Page 1', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/cursor=/);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
  // A shared URL does not know the previous pages.
  const shared = await pageOf(browser, employer);
  await shared.goto(page.url());
  await expect(shared.getByRole('row').filter({ hasText: mark })).toHaveCount(2);
  await shared.getByRole('button', { name: 'First page' }).click();
  await expect(shared.getByRole('row').filter({ hasText: mark })).toHaveCount(25);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(rows).toHaveCount(25);

  await page.keyboard.press('/');
  await expect(page.getByLabel('Search by title or department')).toBeFocused();
  await page.keyboard.type(`${mark} 12`);
  // Wait for the full text: unsaved typing is lost on reload.
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === `${mark} 12`);
  await expect(async () => {
    await page.reload();
    await expect(rows.first()).toContainText(`${mark} 12`, { timeout: 3000 });
  }).toPass();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  const chip = (name: RegExp) => page.getByRole('group', { name: 'Status' }).getByRole('button', { name });
  await expect(chip(/^All/)).toHaveText('All27');
  await chip(/^Draft/).click();
  await expect(page).toHaveURL(/status=draft/);
  await expect(rows).toHaveCount(1);
  await page.getByLabel('Job type').selectOption('Locum Tenens');
  await expect(page).toHaveURL(/type=locum/);
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await chip(/^Closed/).click();
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your filters to find more jobs')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await page.getByLabel('Sort by').selectOption('Oldest');
  await expect(rows.first()).toContainText(`${mark} 10`);

  await tick(page, `Ward ${mark} 10`).check();
  await tick(page, `Ward ${mark} 14`).click({ modifiers: ['Shift'] });
  await expect(bulk(page).getByText('5 selected')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 'the list with ticked rows on a phone');
  await expectNoAxeViolations(page, 'the list with ticked rows on a phone');
});

test('a member sees own and assigned postings, and no controls of the team', async ({ page, browser }) => {
  const admin = await newEmployer({ firstName: 'Ada' });
  const member = await newTeammate(admin);
  const [hidden, assigned] = [uniqueTitle('Hidden'), uniqueTitle('Assigned')];
  await createJob(admin, { title: hidden });
  await createJob(admin, { title: assigned });
  await signInAs(page, admin);
  await page.goto(paths.manageJobs);
  await chooseAction(page, assigned, 'Assign');
  await page.getByRole('dialog').getByRole('radio', { name: 'Mia Member' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Assign' }).click();
  await expect(toast(page, messages.jobAssigned)).toBeVisible();
  await expect(rowOf(page, assigned)).toContainText('Mia Member');

  const memberPage = await pageOf(browser, member);
  await memberPage.goto(paths.manageJobs);
  await expect(memberPage.getByRole('heading', { level: 1 })).toHaveText('My Job Postings');
  await expect(memberPage.getByText(`Viewing as: Team Member at ${admin.organization}`)).toBeVisible();
  await expect(rowOf(memberPage, assigned)).toBeVisible();
  await expect(memberPage.getByText(hidden)).toHaveCount(0);
  await expect(memberPage.getByRole('checkbox')).toHaveCount(0);
  await memberPage.getByRole('button', { name: `Actions for ${assigned}` }).click();
  await expect(memberPage.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
  await expect(memberPage.getByRole('menuitem', { name: /Assign|Delete/ })).toHaveCount(0);
  await memberPage.keyboard.press('Escape');
  await expect(memberPage.getByRole('menu')).toHaveCount(0);
  await expectNoAxeViolations(memberPage, 'the list of a member');

  await chooseAction(page, assigned, 'Assign');
  await page.getByRole('dialog').getByRole('radio', { name: 'Unassigned' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Unassign' }).click();
  await expect(toast(page, messages.jobUnassigned)).toBeVisible();
  await expect(rowOf(page, assigned)).not.toContainText('Mia Member');
  await memberPage.reload();
  await expect(memberPage.getByText('No jobs found')).toBeVisible();
});

test('an empty list leads to the first job, a copy is a draft, and all of it stands in the history', async ({
  page,
}) => {
  const employer = await newEmployer({ firstName: 'Erin', lastName: 'Rivera' });
  await signInAs(page, employer);
  await page.goto(paths.manageJobs);
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible();
  await expect(page.getByText('Get started by posting your first job')).toBeVisible();
  await page.getByRole('link', { name: 'Post Your First Job' }).click();
  await expect(page).toHaveURL(paths.postJob);

  const title = uniqueTitle('Original');
  const job = await createJob(employer, { title });
  await page.goto(pathTo(paths.manageJob, { jobId: job.jobId }));
  await page.getByRole('button', { name: 'Duplicate' }).dblclick();
  await expect(page).toHaveURL(/\/jobs\/edit\/job_/);
  await expect(page.getByLabel('Job title')).toHaveValue(new RegExp(title));
  await expect(page.getByLabel('Application deadline')).toHaveValue('');
  await page.getByLabel('Job title').fill(`${title} again`);
  await page.getByRole('textbox', { name: 'Location' }).fill('Dallas, TX');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(toast(page, 'Draft saved')).toBeVisible();
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(toast(page, 'Job posted')).toBeVisible();

  const { body } = await api(jobRoutes.getEmployerJobs, {}, { token: employer.token });
  expect(body.jobs.map((it) => it.title).sort()).toEqual([title, `${title} again`].sort());
  const copy = body.jobs.find((it) => it.jobId !== job.jobId)!;
  await page.goto(pathTo(paths.manageJob, { jobId: copy.jobId }));
  const history = page.getByRole('list', { name: 'History' });
  await expect(history.locator('strong')).toHaveText([
    'Draft to Active',
    'Edited: Job title, Location',
    'Duplicated from another job',
  ]);
  await expect(history.getByText(/Erin Rivera, /).first()).toBeVisible();
  await expectNoAxeViolations(page, 'a posting with its history');
});
