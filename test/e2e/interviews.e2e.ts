import type { Browser, Page } from '@playwright/test';
import { messages } from '@shared/text/english.fixture';
import { messagesView, paths, pathTo } from '@shared/paths';
import { accept, propose } from '../support/interviews';
import { dayFromToday, pageOf, toast } from './marketplace-steps';
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

const meeting = async (office: Page, browser: Browser) => {
  const [employer, professional] = await Promise.all([
    newEmployer({ firstName: 'Erin', lastName: 'Employer' }),
    newProfessional({ firstName: 'Pat', lastName: 'Professional' }),
  ]);
  const { applicationId } = await apply(professional, (await createJob(employer)).jobId);
  await signInAs(office, employer);
  const phone = await pageOf(browser, professional);
  await phone.setViewportSize({ width: 390, height: 844 });
  return { employer, professional, applicationId, phone };
};

const panel = (page: Page, name: string) => page.getByRole('dialog', { name });
const fillTime = async (page: Page, number: number, days: number, time: string): Promise<void> => {
  const row = page.getByRole('group', { name: `Time ${number}` });
  await row.getByLabel('Date').fill(dayFromToday(days));
  await row.getByLabel('Start').fill(time);
};

test('an employer proposes times, the candidate chooses, and both see it at once', async ({
  page: office,
  browser,
}) => {
  const { professional, phone } = await meeting(office, browser);
  await phone.goto(paths.interviews);
  await expect(phone.getByText('No interviews yet')).toBeVisible();

  await office.goto(pathTo(paths.scheduleInterview, { candidateId: professional.userId }));
  const arranging = panel(office, 'Schedule an interview');
  await arranging.getByRole('button', { name: 'Propose Times' }).click();
  await expect(arranging.getByText(messages.required)).toBeVisible();
  // A time when both are free fills the empty line.
  await arranging.getByRole('list', { name: 'Everyone is free' }).getByRole('button').first().click();
  await expect(arranging.getByText(messages.required)).toBeHidden();
  await arranging.getByRole('button', { name: 'Add Another Time' }).click();
  await fillTime(office, 2, 4, '14:30');
  await expectNoAxeViolations(office, 'proposing an interview');
  await arranging.getByRole('button', { name: 'Propose Times' }).click();
  await expect(toast(office, messages.interviewProposed)).toBeVisible();
  await expect(arranging.getByText('Waiting for Pat Professional to choose one of these times.')).toBeVisible();

  // The other page's list updates live.
  await phone.getByRole('link', { name: /^Choose a Time/ }).click();
  const choosing = panel(phone, 'Interview');
  await expectNoSidewaysScroll(phone);
  await choosing.getByRole('button', { name: /^Choose .*2:30 PM/ }).click();
  await expect(toast(phone, messages.interviewAccepted)).toBeVisible();
  await expect(choosing.getByText('Confirmed time')).toBeVisible();
  await expect(arranging.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(arranging.getByRole('button', { name: 'Add to Calendar' })).toBeVisible();
  await expectNoAxeViolations(phone, 'an interview');

  await arranging.getByRole('button', { name: 'Close' }).click();
  await expect(office.getByRole('link', { name: 'Pat Professional', exact: true })).toBeVisible();
  await expectNoAxeViolations(office, 'the interviews of a week');
});

test('a time is moved by one side, chosen by the other, and called off', async ({ page: office, browser }) => {
  const { employer, professional, applicationId, phone } = await meeting(office, browser);
  const { interviewId } = (await accept(professional, await propose(employer, applicationId))).body;
  await office.goto(`${paths.messages}?${messagesView.interview}=${interviewId}`);
  await phone.goto(paths.interviews);
  await phone.getByRole('button', { name: /^More for/ }).click();
  await phone.getByRole('menuitem', { name: 'Suggest Other Times' }).click();
  const moving = panel(phone, 'Reschedule interview');
  await fillTime(phone, 1, 6, '09:15');
  await moving.getByLabel('Reason for rescheduling').fill('On duty that morning.');
  await moving.getByRole('button', { name: 'Suggest Times' }).click();
  await expect(moving.getByText('Holds until a new time is chosen')).toBeVisible();

  const arranging = panel(office, 'Interview');
  await expect(arranging.getByText('On duty that morning.')).toBeVisible();
  await arranging.getByRole('button', { name: /^Choose .*9:15 AM/ }).click();
  await expect(moving.getByText('Confirmed time')).toBeVisible();
  await arranging.getByRole('button', { name: 'Cancel Interview' }).click();
  const dialog = panel(office, 'Cancel this interview?');
  await dialog.getByLabel('Reason').fill('The position was filled.');
  await dialog.getByRole('button', { name: 'Cancel Interview' }).click();
  await expect(toast(office, messages.interviewCancelled)).toBeVisible();
  await expect(moving.getByText('The position was filled.')).toBeVisible();
});
