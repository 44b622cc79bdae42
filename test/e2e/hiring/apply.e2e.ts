import { messages } from '@shared/text/english.fixture';
import { paths, pathTo } from '@shared/paths';
import { dayFromNow, entryId } from '../../support/marketplace';
import { follow } from '../all-pages';
import { toast, uniqueTitle } from '../find/marketplace-steps';
import {
  createJob,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  newEmployer,
  newProfessional,
  signInAs,
  test,
} from '../support';

const question = (words: string, type: 'yes_no' | 'number' | 'multiple_choice' | 'text', required: boolean) => ({
  id: entryId('qst'),
  question: words,
  type,
  required,
  options: type === 'multiple_choice' ? ['Board certified', 'Board eligible'] : [],
});

test('on a phone: questions, the list with next steps, withdrawing and applying again', async ({ page }) => {
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
  await page.goto(`${pathTo(paths.jobDetail, { jobId: job.jobId })}?from=search`);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Cover letter').fill('I have worked nights for six years.');
  await form.getByLabel('Available from').fill(dayFromNow(30));
  await expect(form.getByText('2 of 4 required fields complete')).toBeVisible();
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await expect(form.getByText(messages.required)).toHaveCount(2);
  await expect(form.getByRole('radio', { name: 'Yes' })).toBeFocused();
  await form.getByRole('radio', { name: 'Yes' }).check();
  await form.getByRole('radio', { name: 'Board certified' }).check();
  await expectNoAxeViolations(page, 'the questions');
  await expectNoSidewaysScroll(page);

  await form.getByRole('button', { name: 'Submit Application' }).click();
  await expect(toast(page, messages.applicationSubmitted)).toBeVisible();

  await follow(page, paths.applications);
  const card = page.getByRole('listitem').filter({ hasText: title });
  await expect(card.getByText(/^Answer promised by \w{3}, \w{3} \d+$/)).toBeVisible();
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
