import type { Page } from '@playwright/test';
import { messages } from '@shared/text/english.fixture';
import { paths, pathTo } from '@shared/paths';
import { dayFromNow } from '../../support/marketplace';
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

const panel = (page: Page, name: string) => page.getByRole('dialog', { name });

test('an employer proposes times, the candidate chooses, and both see it at once', async ({
  page: office,
  browser,
}) => {
  const [employer, professional] = await Promise.all([
    newEmployer({ firstName: 'Erin', lastName: 'Employer' }),
    newProfessional({ firstName: 'Pat', lastName: 'Professional' }),
  ]);
  await apply(professional, (await createJob(employer)).jobId);
  await signInAs(office, employer);
  const phone = await pageOf(browser, professional);
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(paths.interviews);
  await expect(phone.getByText('No interviews yet')).toBeVisible();

  await office.goto(pathTo(paths.scheduleInterview, { candidateId: professional.userId }));
  const arranging = panel(office, 'Schedule an interview');
  const time = office.getByRole('group', { name: 'Time 1' });
  await time.getByLabel('Date').fill(dayFromNow(4));
  await time.getByLabel('Start').fill('14:30');
  await expectNoAxeViolations(office, 'proposing an interview');
  await arranging.getByRole('button', { name: 'Propose Times' }).click();
  await expect(toast(office, messages.interviewProposed)).toBeVisible();

  // The other page's list updates live.
  await phone.getByRole('link', { name: /^Choose a Time/ }).click();
  const choosing = panel(phone, 'Interview');
  await expectNoSidewaysScroll(phone);
  await choosing.getByRole('button', { name: /^Choose .*2:30 PM/ }).click();
  await expect(toast(phone, messages.interviewAccepted)).toBeVisible();
  await expect(arranging.getByText('Confirmed', { exact: true })).toBeVisible();
  await expectNoAxeViolations(phone, 'an interview');

  await arranging.getByRole('button', { name: 'Close' }).click();
  await expect(office.getByRole('link', { name: 'Pat Professional', exact: true })).toBeVisible();
  await expectNoAxeViolations(office, 'the interviews of a week');
});
