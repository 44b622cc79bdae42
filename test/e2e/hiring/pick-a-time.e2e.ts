import { messages } from '@shared/text/english.fixture';
import { interviewPath, paths, pathTo } from '@shared/paths';
import { follow } from '../all-pages';
import { pageOf, toast } from '../find/marketplace-steps';
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
} from '../support';

test('the candidate picks a free time, and the team rates the interview with its kit', async ({
  page: office,
  browser,
}) => {
  const [employer, professional] = await Promise.all([
    newEmployer({ firstName: 'Erin', lastName: 'Employer' }),
    newProfessional({ firstName: 'Pat', lastName: 'Professional' }),
  ]);
  const { jobId } = await createJob(employer);
  await apply(professional, jobId);
  await signInAs(office, employer);
  const phone = await pageOf(browser, professional);
  await phone.setViewportSize({ width: 390, height: 844 });

  await office.goto(pathTo(paths.scheduleInterview, { candidateId: professional.userId }));
  const arranging = office.getByRole('dialog', { name: 'Schedule an interview' });
  await arranging.getByRole('radio', { name: 'Let the candidate pick a time' }).check();
  await expectNoAxeViolations(office, 'letting a candidate pick a time');
  await arranging.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(toast(office, messages.interviewOffered)).toBeVisible();

  await phone.goto(paths.interviews);
  await phone.getByRole('link', { name: /^Choose a Time/ }).click();
  const picking = phone.getByRole('dialog', { name: 'Interview' });
  await picking.getByRole('group', { name: 'Days' }).getByRole('button').nth(1).click();
  await picking.getByRole('group', { name: 'Times' }).getByRole('button').nth(2).click();
  await expectNoSidewaysScroll(phone);
  await expectNoAxeViolations(phone, 'picking a time');
  await picking.getByRole('button', { name: /^Confirm / }).click();
  await expect(toast(phone, messages.interviewAccepted)).toBeVisible();
  const interviewId = new URL(phone.url()).searchParams.get('interview') ?? '';

  await follow(office, pathTo(paths.manageJob, { jobId }));
  await office.getByRole('button', { name: 'Set Up Interview Kit' }).click();
  const kit = office.getByRole('dialog', { name: 'Interview kit' });
  await kit.getByRole('button', { name: 'Use Suggestions' }).click();
  await expectNoAxeViolations(office, 'an interview kit');
  await kit.getByRole('button', { name: 'Save Interview Kit' }).click();
  await expect(toast(office, messages.interviewKitSaved)).toBeVisible();

  await follow(office, interviewPath(interviewId));
  const interview = office.getByRole('dialog', { name: 'Interview' });
  await interview.getByRole('radiogroup', { name: 'Score for Patient safety' }).getByText('Good').click();
  await interview.getByLabel('Evidence for Patient safety').fill('Stopped a transfusion because of a wrong label.');
  await expect(interview.getByText('Draft saved')).toBeVisible();
  await interview.getByRole('radiogroup', { name: 'Overall recommendation' }).getByText('Strong yes').click();
  await expectNoAxeViolations(office, 'a scorecard');
  await interview.getByRole('button', { name: 'Submit Scorecard' }).click();
  await expect(toast(office, messages.scorecardSubmitted)).toBeVisible();
  await expect(interview.getByText('One scorecard so far')).toBeVisible();
  await expect(interview.getByText('4 of 5')).toBeVisible();
  await expectNoAxeViolations(office, 'a submitted scorecard');
});
