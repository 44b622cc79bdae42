import type { Page } from '@playwright/test';
import { jobRoutes } from '@shared/api/jobs.routes';
import { JobDraft } from '@shared/model/job';
import { messages } from '@shared/text/english.fixture';
import { paths, pathTo } from '@shared/paths';
import { api } from '../support/client';
import { countRequests, dayFromToday, fillPosting, pick, removeButton, toast, uniqueTitle } from './marketplace-steps';
import { createJob, expect, expectNoAxeViolations, newEmployer, signInAs, test, type Person } from './support';

const readJob = async (employer: Person, jobId: string) => {
  const answer = await api(jobRoutes.getManagedJob, { params: { jobId } }, { token: employer.token });
  expect(answer.status).toBe(200);
  return answer.body;
};

const jobIdOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1)!;
const main = (page: Page) => page.getByRole('main');

test('what was typed survives a closed tab, until it is discarded, saved over a change of others, or signed out', async ({
  page,
  context,
}) => {
  const employer = await newEmployer();
  const job = await createJob(employer, { title: uniqueTitle('Night physician') });
  await signInAs(page, employer);
  const edit = pathTo(paths.editJob, { jobId: job.jobId });
  await page.goto(edit);
  await page.getByRole('textbox', { name: 'Location' }).fill('Dallas, TX');
  await page.getByLabel('Description').fill('Half a sentence');
  await expect(page.getByText('Saved in this browser')).toBeVisible();
  await page.close();

  const again = await context.newPage();
  await again.goto(edit);
  await expect(again.getByText('Draft restored')).toBeVisible();
  await expect(again.getByRole('textbox', { name: 'Location' })).toHaveValue('Dallas, TX');
  await expect(again.getByLabel('Description')).toHaveValue('Half a sentence');
  // Autosave never changes a published job.
  expect((await readJob(employer, job.jobId)).version).toBe(job.version);

  await again.getByRole('button', { name: 'Discard' }).click();
  await expect(again.getByRole('textbox', { name: 'Location' })).toHaveValue(job.location);
  await expect(again.getByLabel('Description')).toHaveValue(job.description);
  await again.reload();
  await expect(again.getByRole('textbox', { name: 'Location' })).toHaveValue(job.location);
  await expect(again.getByText('Draft restored')).toHaveCount(0);

  await again.getByRole('textbox', { name: 'Location' }).fill('Dallas, TX');
  await expect(again.getByText('Saved in this browser')).toBeVisible();
  const { version, status: _, ...stored } = await readJob(employer, job.jobId);
  const body = { job: JobDraft.strip().parse({ ...stored, location: 'Houston, TX' }), version };
  const saved = await api(jobRoutes.updateJob, { params: { jobId: job.jobId }, body }, { token: employer.token });
  expect(saved.status).toBe(200);
  await again.reload();
  await expect(again.getByRole('textbox', { name: 'Location' })).toHaveValue('Dallas, TX');
  await again.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = again.getByRole('dialog', { name: 'Someone else saved changes' });
  await expect(dialog.getByText('Houston, TX')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(again).toHaveURL(pathTo(paths.manageJob, { jobId: job.jobId }));
  expect((await readJob(employer, job.jobId)).location).toBe('Dallas, TX');

  await again.goto(edit);
  await again.getByRole('textbox', { name: 'Location' }).fill('Nowhere, TX');
  await expect(again.getByText('Saved in this browser')).toBeVisible();
  const kept = () =>
    again.evaluate(() => Object.keys(window.localStorage).filter((key) => key.startsWith('wardline.draft')));
  expect(await kept()).toHaveLength(1);
  again.on('dialog', (question) => void question.accept());
  await again.goto(paths.home);
  await again.getByRole('button', { name: /profile menu$/ }).click();
  await again.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(again.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  expect(await kept()).toEqual([]);
});

test('a new posting with a title is kept as one draft, also when the tab crashes', async ({ page, context }) => {
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
  await page.close();

  const again = await context.newPage();
  await again.goto(paths.postJob);
  await expect(again.getByLabel('Job title')).toHaveValue('');
  await again.goto(pathTo(paths.editJob, { jobId }));
  await expect(again.getByLabel('Job title')).toHaveValue(title);
});

test('every part of the form is stored and comes back', async ({ page }) => {
  const employer = await newEmployer();
  const title = uniqueTitle('Remote reader');
  await signInAs(page, employer);
  await page.goto(paths.postJob);
  await page.getByRole('radio', { name: 'Locum tenens' }).check();
  await pick(page, 'Professions', 'Physician (MD/DO)');
  await expect(removeButton(page, 'DEA registration (state of work)')).toBeVisible();
  await page.getByLabel('Job title').fill(title);
  await page.getByRole('combobox', { name: 'Department' }).selectOption('Radiology');
  await expect(page.getByLabel('Specialty')).toHaveValue('Radiology');
  // Radiologists don't prescribe: the suggestion follows the specialty.
  await expect(removeButton(page, 'DEA registration (state of work)')).toHaveCount(0);
  await page.getByLabel('Remote').check();
  await page.getByLabel('Assignment').selectOption('Travel');
  await page.getByRole('combobox', { name: 'Shift', exact: true }).selectOption('Nights');
  await page.getByLabel('Shift pattern').selectOption('Other pattern');
  await page.getByLabel('Hours per shift').fill('8');
  await page.getByLabel('Shifts per week').fill('4');
  await expect(page.getByText('32 hours a week')).toBeVisible();
  await page.getByLabel('Start date').fill(dayFromToday(30));
  await page.getByLabel('Contract length in weeks').fill('6');
  await pick(page, 'Required certifications', 'Basic Life Support (BLS)');
  await page.getByRole('combobox', { name: 'License', exact: true }).selectOption('License by the first day');
  await page.getByLabel('Minimum years').fill('3');
  await expect(page.getByLabel('Only people with this many years qualify')).toBeChecked();
  await page.getByLabel('Engagement').selectOption({ index: 1 });
  await page.getByLabel('Number of openings').fill('3');
  await page.getByLabel('Project').fill('New reading room');
  await page.getByLabel('Pay type').selectOption('Per Read');
  await expect(page.getByLabel('Rate')).toHaveCount(0);
  await page.getByLabel('Amount', { exact: true }).fill('42.50');
  await page.getByLabel('Currency').selectOption('CAD');
  await page.getByLabel('Includes expenses').check();
  await page.getByRole('combobox', { name: 'Expenses' }).selectOption('Fixed amount');
  await page.getByLabel('Expense amount').fill('250');
  await page.getByLabel('Experience').selectOption('3-5 years');
  await page.getByLabel('Weekly hours').selectOption('Range');
  await page.getByLabel('Minimum hours').fill('10');
  await page.getByLabel('Maximum hours').fill('30');
  await page.getByLabel('Description').fill('Read studies.\n\n<b>From home</b>');
  await page.getByLabel('Requirements').fill('Board certified.');
  await page.getByRole('checkbox', { name: 'Health insurance' }).check();
  await page.getByRole('checkbox', { name: 'Other', exact: true }).check();
  await page.getByLabel('Other benefits').fill('Two monitors');
  await page.getByLabel('Application deadline').fill(dayFromToday(10));
  await page.getByLabel('Contact emails').fill('hr@example.test, reading@example.test');
  await page.getByLabel('Application instructions').fill('Send two samples.');
  await page.getByLabel('Urgent hiring').check();
  await expectNoAxeViolations(page, 'the filled form');
  await page.getByRole('button', { name: 'Post Job' }).dblclick();
  await expect(toast(page, 'Job posted')).toBeVisible();
  await expect(page).toHaveURL(paths.employerDashboard);

  const { body } = await api(jobRoutes.getEmployerJobs, {}, { token: employer.token });
  expect(body.jobs.map((job) => job.title)).toEqual([title]);
  const stored = body.jobs[0]!;
  expect(stored).toMatchObject({
    status: 'active',
    department: 'Radiology',
    specialty: 'Radiology',
    professions: ['physician'],
    jobType: 'locum',
    assignment: 'travel',
    remote: true,
    location: '',
    shift: 'nights',
    pattern: 'other',
    hoursPerShift: 8,
    shiftsPerWeek: 4,
    startOn: dayFromToday(30),
    contractWeeks: 6,
    requiredCertifications: ['bls'],
    preferredCertifications: ['abms'],
    licensePolicy: 'by_start',
    minUnitYears: 3,
    unitYearsRequired: true,
    numberOfOpenings: 3,
    project: 'New reading room',
    payBy: 'per_read',
    currency: 'CAD',
    salaryMinCents: 42_50,
    includeExpenses: true,
    expenseType: 'fixed',
    expenseAmountCents: 250_00,
    experience: '3-5',
    expectedHoursType: 'range',
    expectedHoursMin: 10,
    expectedHoursMax: 30,
    description: 'Read studies.\n\n<b>From home</b>',
    selectedBenefits: ['Health insurance', 'Other'],
    benefits: 'Two monitors',
    contactEmails: ['hr@example.test', 'reading@example.test'],
    applicationInstructions: 'Send two samples.',
    urgentHiring: true,
  });

  await page.goto(pathTo(paths.editJob, { jobId: stored.jobId }));
  await expect(page.getByRole('radio', { name: 'Locum tenens' })).toBeChecked();
  await expect(page.getByLabel('Remote')).toBeChecked();
  await expect(removeButton(page, 'Basic Life Support (BLS)')).toBeVisible();
  await expect(page.getByLabel('Start date')).toHaveValue(dayFromToday(30));
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('42.5');
  await expect(page.getByLabel('Maximum hours')).toHaveValue('30');
  await expect(page.getByRole('checkbox', { name: 'Other', exact: true })).toBeChecked();
  await expect(page.getByLabel('Contact emails')).toHaveValue('hr@example.test, reading@example.test');
  await expect(page.getByLabel('Urgent hiring')).toBeChecked();
});

test('questions are written, changed and put in order with the keyboard alone', async ({ page }) => {
  const employer = await newEmployer();
  const job = await createJob(employer, { title: uniqueTitle('Asked') }, 'draft');
  await signInAs(page, employer);
  await page.goto(pathTo(paths.editJob, { jobId: job.jobId }));

  await page.getByRole('button', { name: 'Add Question' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a question' });
  const add = dialog.getByRole('button', { name: 'Add', exact: true });
  await expect(dialog.getByLabel('Question')).toBeFocused();
  await expect(dialog.getByRole('combobox', { name: 'Answer type' })).toHaveValue('multiple_choice');
  await expect(dialog.getByLabel('Answer required')).not.toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Remove option 1' })).toBeDisabled();
  await page.keyboard.type('  Which shifts? ');
  await expect(add).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Option 1' }).focus();
  await page.keyboard.type('Day');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Option 2' })).toBeFocused();
  await page.keyboard.type('Night');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Option 3' })).toBeFocused();
  await expectNoAxeViolations(page, 'the question dialog');
  await add.press('Enter');
  await expect(dialog).toHaveCount(0);

  for (const [question, type] of [
    ['Since when are you licensed?', 'date'],
    ['How many reads a day?', 'number'],
  ] as const) {
    await page.getByRole('button', { name: 'Add Question' }).press('Enter');
    await page.keyboard.type(question);
    await dialog.getByRole('combobox', { name: 'Answer type' }).selectOption(type);
    await expect(dialog.getByRole('textbox', { name: 'Option 1' })).toHaveCount(0);
    await add.press('Enter');
    await expect(dialog).toHaveCount(0);
  }

  const list = page.getByRole('list', { name: 'Questions' });
  const order = list.locator('strong');
  await expect(page.getByRole('button', { name: 'Move up: Which shifts?' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Move down: How many reads a day?' })).toBeDisabled();
  await page.getByRole('button', { name: 'Move up: How many reads a day?' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move up: How many reads a day?' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(order).toHaveText(['How many reads a day?', 'Which shifts?', 'Since when are you licensed?']);
  await expect(page.getByText('How many reads a day? moved to position 1 of 3.')).toBeAttached();

  await page.getByRole('button', { name: 'Drag to reorder: How many reads a day?' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Picked up How many reads a day?.')).toBeAttached();
  // Rows are measured after pickup; before that there is no drop target.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('How many reads a day? is now at position 2 of 3.')).toBeAttached({ timeout: 3000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(order).toHaveText(['Which shifts?', 'How many reads a day?', 'Since when are you licensed?']);

  await page.getByRole('button', { name: 'Edit: Which shifts?' }).press('Enter');
  const editing = page.getByRole('dialog', { name: 'Edit question' });
  await expect(editing.getByRole('textbox', { name: 'Option 2' })).toHaveValue('Night');
  await editing.getByRole('combobox', { name: 'Answer type' }).selectOption('yes_no');
  await editing.getByLabel('Answer required').check();
  await editing.getByRole('button', { name: 'Update' }).press('Enter');
  await page.getByRole('button', { name: 'Remove: Since when are you licensed?' }).press('Enter');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(toast(page, 'Draft saved')).toBeVisible();

  const { preScreeningQuestions } = await readJob(employer, job.jobId);
  expect(preScreeningQuestions).toMatchObject([
    { question: 'Which shifts?', type: 'yes_no', required: true, options: [] },
    { question: 'How many reads a day?', type: 'number', required: false, options: [] },
  ]);
});

test('problems are counted, lead to their fields, and go away one by one', async ({ page }) => {
  const employer = await newEmployer();
  await signInAs(page, employer);
  await page.goto(paths.postJob);
  await page.getByLabel('Minimum pay').fill('90');
  await page.getByLabel('Maximum pay').fill('80');
  await page.getByLabel('Contact emails').fill('hr@example.test, not-an-address');
  await page.getByLabel('Application deadline').fill('2020-01-31');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText(messages.emailInvalid)).toBeVisible();
  await page.getByLabel('Contact emails').fill('hr@example.test');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText(messages.salaryMinAboveMax)).toBeVisible();
  await expect(page.getByText(messages.deadlineInPast)).toBeVisible();
  for (const name of ['Minimum pay', 'Maximum pay', 'Application deadline']) await page.getByLabel(name).fill('');
  await page.getByLabel('Includes expenses').check();
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText('9 fields need your attention:')).toBeVisible();
  await expect(page.getByLabel('Job title')).toBeFocused();
  await expectNoAxeViolations(page, 'the form with problems');
  await page.getByRole('alert').getByRole('link', { name: 'Requirements' }).click();
  await expect(page.getByLabel('Requirements')).toBeFocused();
  await expect(page.getByLabel('Requirements')).toHaveAccessibleDescription(new RegExp(messages.required));
  await page.keyboard.type('Board certified.');
  await expect(page.getByText('8 fields need your attention:')).toBeVisible();
  const parts = page.getByRole('navigation', { name: 'Job sections' });
  await expect(parts.getByRole('link', { name: 'Role (needs your attention)' })).toBeVisible();
  await fillPosting(page, uniqueTitle('Complete'));
  await page.getByLabel('Expense amount').fill('50');
  await expect(main(page).getByText('need your attention:')).toHaveCount(0);
  await expect(parts.getByRole('link', { name: 'Role (filled in)' })).toBeVisible();
});
