import type { Page } from '@playwright/test';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { JobDraft } from '@shared/hiring/model/job';
import { paths, pathTo } from '@shared/paths';
import { api } from '../../support/client';
import { countRequests, toast, uniqueTitle } from '../find/marketplace-steps';
import {
  createJob,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  newEmployer,
  signInAs,
  test,
  type Person,
} from '../support';

const readJob = async (employer: Person, jobId: string) => {
  const answer = await api(jobRoutes.getManagedJob, { params: { jobId } }, { token: employer.token });
  expect(answer.status).toBe(200);
  return answer.body;
};

const jobIdOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1)!;

test('typed input survives a closed tab, and a change by others is not overwritten silently', async ({
  page,
  context,
}) => {
  const employer = await newEmployer();
  const job = await createJob(employer, { title: uniqueTitle('Night physician') });
  await signInAs(page, employer);
  const edit = pathTo(paths.editJob, { jobId: job.jobId });
  await page.goto(edit);
  await page.getByLabel('Job title').fill('My title');
  await page.getByRole('textbox', { name: 'Location' }).fill('Dallas, TX');
  await expect(page.getByText('Saved in this browser')).toBeVisible();
  await page.close();

  const again = await context.newPage();
  await again.goto(edit);
  await expect(again.getByText('Draft restored')).toBeVisible();
  await expect(again.getByRole('textbox', { name: 'Location' })).toHaveValue('Dallas, TX');
  const { version, status: _, ...stored } = await readJob(employer, job.jobId);
  // Autosave never changes a published job.
  expect(version).toBe(job.version);
  const theirs = { ...stored, title: 'Title of the other', numberOfOpenings: 4 };
  const body = { job: JobDraft.strip().parse(theirs), version };
  const saved = await api(jobRoutes.updateJob, { params: { jobId: job.jobId }, body }, { token: employer.token });
  expect(saved.status).toBe(200);

  await again.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = again.getByRole('dialog', { name: 'Someone else saved changes' });
  await expect(dialog.getByText('Title of the other')).toBeVisible();
  await expectNoAxeViolations(again, 'two versions of a job');
  await again.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(again, 'two versions of a job on a phone');
  await again.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('radio', { name: 'Use Latest' }).check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(again).toHaveURL(pathTo(paths.manageJob, { jobId: job.jobId }));
  await expect(again.getByRole('heading', { level: 1 })).toHaveText('Title of the other');
  await expect(again.getByText('Dallas, TX')).toBeVisible();
  await expect(again.getByRole('list', { name: 'History' }).locator('strong')).not.toHaveCount(0);
  await expectNoAxeViolations(again, 'a posting with its history');
});

test('a new posting with a title is saved as one draft, and the address changes to it', async ({ page }) => {
  const employer = await newEmployer();
  const title = uniqueTitle('Quiet draft');
  await signInAs(page, employer);
  const creations = countRequests(page, jobRoutes.createJob);
  await page.goto(paths.postJob);
  await page.getByRole('textbox', { name: 'Location' }).fill('Austin, TX');
  await expect(page.getByText('Saved in this browser')).toBeVisible();
  expect(creations.count).toBe(0);
  await page.getByLabel('Job title').fill(title);
  await expect(page.getByText('Saved just now')).toBeVisible();
  await expect(page).toHaveURL(/\/jobs\/edit\/job_/);
  const jobId = jobIdOf(page);
  await page.getByLabel('Description').fill('Typed later');
  await expect(page.getByLabel('Description')).toBeFocused();
  await page.getByRole('button', { name: 'Save as Draft' }).dblclick();
  await expect(toast(page, 'Draft saved')).toBeVisible();
  expect(creations.count).toBe(1);
  expect(await readJob(employer, jobId)).toMatchObject({ status: 'draft', title, description: 'Typed later' });
});

/** The sections that other answers make visible. */
const filled: Partial<JobDraft> = {
  professions: ['physician'],
  department: 'Radiology',
  specialty: 'Radiology',
  jobType: 'locum',
  assignment: 'travel',
  remote: true,
  location: '',
  pattern: 'other',
  requiredCertifications: ['bls'],
  payBy: 'per_read',
  salaryMinCents: 42_50,
  salaryMaxCents: null,
  includeExpenses: true,
  expenseType: 'fixed',
  expenseAmountCents: 250_00,
  expectedHoursType: 'range',
  expectedHoursFixed: null,
  expectedHoursMin: 10,
  expectedHoursMax: 30,
  selectedBenefits: ['Health insurance', 'Other'],
  benefits: 'Two monitors',
  urgentHiring: true,
};
const asked = (question: string, type: 'date' | 'number', number: number) => ({
  id: `qst_${String(number).padStart(26, '0')}` as const,
  question,
  type,
  required: false,
  options: [],
});

test('questions are added, edited and reordered by keyboard alone', async ({ page }) => {
  const employer = await newEmployer();
  const preScreeningQuestions = [
    asked('Since when are you licensed?', 'date', 1),
    asked('How many reads a day?', 'number', 2),
  ];
  const draft = { ...filled, title: uniqueTitle('Asked'), preScreeningQuestions };
  const job = await createJob(employer, draft, 'draft');
  await signInAs(page, employer);
  await page.goto(pathTo(paths.editJob, { jobId: job.jobId }));

  await page.getByRole('button', { name: 'Add Question' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a question' });
  const add = dialog.getByRole('button', { name: 'Add', exact: true });
  await expect(dialog.getByLabel('Question')).toBeFocused();
  await page.keyboard.type('  Which shifts? ');
  await dialog.getByRole('textbox', { name: 'Option 1' }).focus();
  await page.keyboard.type('Day');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Option 2' })).toBeFocused();
  await page.keyboard.type('Night');
  await expectNoAxeViolations(page, 'the question dialog');
  await add.press('Enter');
  await expect(dialog).toHaveCount(0);

  const list = page.getByRole('list', { name: 'Questions' });
  const order = list.locator('strong');
  await page.getByRole('button', { name: 'Move up: Which shifts?' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move up: Which shifts?' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(order).toHaveText(['Which shifts?', 'Since when are you licensed?', 'How many reads a day?']);
  await expect(page.getByText('Which shifts? moved to position 1 of 3.')).toBeAttached();

  await page.getByRole('button', { name: 'Drag to reorder: Which shifts?' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Picked up Which shifts?.')).toBeAttached();
  // Rows are measured after pickup; before that there is no drop target.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Which shifts? is now at position 2 of 3.')).toBeAttached({ timeout: 3000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(order).toHaveText(['Since when are you licensed?', 'Which shifts?', 'How many reads a day?']);
  await page.getByRole('button', { name: 'Remove: Since when are you licensed?' }).press('Enter');
  await expectNoAxeViolations(page, 'the filled form');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(toast(page, 'Draft saved')).toBeVisible();

  expect((await readJob(employer, job.jobId)).preScreeningQuestions).toMatchObject([
    { question: 'Which shifts?', type: 'multiple_choice', options: ['Day', 'Night'] },
    { question: 'How many reads a day?', type: 'number' },
  ]);
});
