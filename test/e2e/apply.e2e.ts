import { profileRoutes } from '@shared/api/profiles.routes';
import { messages } from '@shared/text/english.fixture';
import { paths, pathTo } from '@shared/paths';
import { api } from '../support/client';
import { entryId, license, profile } from '../support/marketplace';
import { dayFromToday, toast, uniqueTitle } from './marketplace-steps';
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

const question = (words: string, type: 'yes_no' | 'number' | 'multiple_choice' | 'text', required: boolean) => ({
  id: entryId('qst'),
  question: words,
  type,
  required,
  options: type === 'multiple_choice' ? ['Board certified', 'Board eligible'] : [],
});

test('on a phone: questions, a second tab, the list with what comes next, withdrawing and applying again', async ({
  page,
}) => {
  const employer = await newEmployer();
  const title = uniqueTitle('Night nurse');
  const job = await createJob(employer, {
    title,
    preScreeningQuestions: [
      question('Are you willing to work nights?', 'yes_no', true),
      question('What is your certification?', 'multiple_choice', true),
      question('How many procedures last year?', 'number', false),
    ],
  });
  const person = await newProfessional({ firstName: 'Nora', lastName: 'Nurse' });
  await signInAs(page, person);
  await page.setViewportSize({ width: 360, height: 740 });
  const address = `${pathTo(paths.jobDetail, { jobId: job.jobId })}?from=search`;

  await page.goto(address);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Cover letter').fill('I have worked nights for six years.');
  await form.getByLabel('Available from').fill(dayFromToday(30));
  await expect(form.getByText('2 of 4 required fields complete')).toBeVisible();
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await expect(form.getByText(messages.required)).toHaveCount(2);
  await expect(form.getByRole('radio', { name: 'Yes' })).toBeFocused();
  await form.getByRole('radio', { name: 'Yes' }).check();
  await form.getByRole('radio', { name: 'Board certified' }).check();
  await expectNoAxeViolations(page, 'the questions');
  await expectNoSidewaysScroll(page);

  const second = await page.context().newPage();
  await second.goto(address);
  await second.getByRole('button', { name: 'Apply Now' }).click();
  const other = second.getByRole('dialog');
  // The draft is shared by all tabs.
  await expect(other.getByLabel('Cover letter')).toHaveValue('I have worked nights for six years.');

  await page.bringToFront();
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await expect(toast(page, messages.applicationSubmitted)).toBeVisible();
  await second.bringToFront();
  await other.getByRole('button', { name: 'Submit Application' }).click();
  await expect(other.getByText("You've already applied to this job.")).toBeVisible();
  await other.getByRole('link', { name: 'View Application' }).click();
  await expect(second.getByText('Board certified')).toBeVisible();
  await second.close();

  await page.goto(paths.applications);
  const card = page.getByRole('listitem').filter({ hasText: title });
  await expect(card.getByText(/^Answer promised by \w{3}, \w{3} \d+$/)).toBeVisible();
  await page.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Open 1' }).click();
  await expect(page).toHaveURL(/status=open/);
  await page.getByRole('searchbox', { name: 'Job, employer or location' }).fill('no such job');
  await expect(page.getByText('No matching applications')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expectNoAxeViolations(page, 'own applications');
  await expectNoSidewaysScroll(page);

  await card.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Withdraw Application' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('I have to move.');
  await dialog.getByRole('button', { name: 'Withdraw Application' }).click();
  await expect(toast(page, messages.applicationWithdrawn)).toBeVisible();
  await expectNoAxeViolations(page, 'an own application');
  await page.getByRole('link', { name: 'View Job' }).click();
  await page.getByRole('button', { name: 'Apply Again' }).click();
  await expect(page.getByRole('dialog').getByLabel('Cover letter')).toHaveValue('');
});

test('a license added after applying shows what the match was and is', async ({ page }) => {
  const names = { firstName: 'Ida', lastName: 'Intern' };
  const [employer, person] = await Promise.all([newEmployer(), newProfessional(names)]);
  const job = await createJob(employer, { location: 'Chicago, IL', licensePolicy: 'in_hand' });
  const { applicationId } = await apply(person, job.jobId);
  const body = { profile: profile({ ...names, licenses: [license({ state: 'IL' })] }), version: 1 };
  expect((await api(profileRoutes.saveMyProfile, { body }, { token: person.token })).status).toBe(200);

  await signInAs(page, person);
  await page.goto(pathTo(paths.application, { applicationId }));
  await expect(page.getByText(/^When you applied on/)).toBeVisible();
  await expect(page.getByText('Not eligible: no Illinois license (has Massachusetts)')).toBeVisible();
  await expect(page.getByText('Eligible Licensed in Illinois')).toBeVisible();
  await expectNoAxeViolations(page, 'an application with a changed match');
});
