import { timesheetRoutes } from '@shared/work/api/timesheets.routes';
import { mondayOfDay } from '@shared/core/rules/calendar-days';
import { messages } from '@shared/text/english.fixture';
import { paths, pathTo } from '@shared/paths';
import { api } from '../support/client';
import { clearToStart } from '../support/people/compliance';
import { hire, nameOf } from '../support/hire';
import { dayFromNow } from '../support/marketplace';
import { newWord, untilFound } from './hiring/job-steps';
import { expectFocusKept, press, tabTo } from './keyboard-steps';
import { toast } from './find/marketplace-steps';
import {
  apply,
  createJob,
  expect,
  expectNoAxeViolations,
  newEmployer,
  newProfessional,
  signInAs,
  test,
} from './support';

test('a professional finds a job and applies by keyboard', async ({ page }) => {
  const [employer, person] = await Promise.all([newEmployer(), newProfessional()]);
  const title = `${newWord()} physician`;
  await createJob(employer, { title, coverLetter: 'optional' });
  await signInAs(page, person);
  await untilFound(title.split(' ')[0]!, 1);
  await page.goto(paths.jobs);
  // The prerendered page, for visitors, has links that the person's own page lacks.
  await expect(page.getByRole('link', { name: 'Applications' })).toBeVisible();
  await tabTo(page, page.getByRole('combobox', { name: 'Search jobs' }));
  await page.keyboard.type(title);
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('link', { name: title, exact: true }));
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const start = page.getByRole('button', { name: 'Apply Now' });
  await tabTo(page, start);
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Send Application' })).toBeVisible();
  await expectNoAxeViolations(page, 'an application in one step');
  await press(page, 'Escape');
  await expect(start).toBeFocused();
  await press(page, 'Enter');
  await tabTo(page, dialog.getByLabel('Available from'));
  await page.keyboard.type('12312030');
  await tabTo(page, dialog.getByRole('button', { name: 'Send Application' }));
  await press(page, 'Enter');
  await expect(toast(page, messages.applicationSubmitted)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'View Application' })).toBeFocused();
});

test('an employer moves a candidate, schedules an interview, and makes an offer by keyboard', async ({ page }) => {
  const employer = await newEmployer();
  const [person, job] = await Promise.all([
    newProfessional({ firstName: 'Ann', lastName: 'Alpha' }),
    createJob(employer),
  ]);
  await apply(person, job.jobId);
  await signInAs(page, employer);
  await page.goto(`${pathTo(paths.jobApplications, { jobId: job.jobId })}?view=board`);
  const name = page.getByRole('link', { name: 'Ann Alpha', exact: true });
  const drawer = page.getByRole('dialog', { name: 'Ann Alpha' });

  await test.step('on the board, by picking the card up and by a number', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Move Ann Alpha to another column' }));
    await press(page, 'Space');
    await expect(async () => {
      await press(page, 'ArrowRight');
      await expect(page.getByText('Over Under Review.')).toBeAttached({ timeout: 2000 });
    }).toPass();
    await press(page, 'Space');
    await expect(toast(page, 'Ann Alpha moved to Under Review')).toBeVisible();
    await expectFocusKept(page);
    await tabTo(page, name, 'Shift+Tab');
    await press(page, '3');
    await expect(toast(page, 'Ann Alpha moved to Shortlisted')).toBeVisible();
    await press(page, '6');
    await expect(page.getByRole('dialog', { name: 'Reject Ann Alpha?' })).toBeVisible();
    await expectNoAxeViolations(page, 'the reason of a rejection');
    await press(page, 'Escape');
    await expect(name).toBeFocused();
  });

  await test.step('in the drawer, to an interview', async () => {
    await press(page, 'Enter');
    await expect(drawer.getByRole('heading', { name: 'Ann Alpha' })).toBeFocused();
    await tabTo(page, drawer.getByRole('button', { name: 'Schedule Interview' }));
    await press(page, 'Enter');
    const form = page.getByRole('dialog', { name: 'Interview with Ann Alpha' });
    await tabTo(page, form.getByRole('list', { name: 'Everyone is free' }).getByRole('button').first());
    await press(page, 'Enter');
    await tabTo(page, form.getByRole('button', { name: 'Propose Times' }));
    await press(page, 'Enter');
    await expect(toast(page, messages.interviewProposed)).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Schedule Interview' })).toBeFocused();
  });

  await test.step('in the drawer, to an offer', async () => {
    await press(page, '4');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Just Update Status' }));
    await press(page, 'Enter');
    await expect(drawer.getByRole('button', { name: 'Make Offer' })).toBeVisible();
    await expectFocusKept(page);
    await press(page, '5');
    const form = page.getByRole('dialog', { name: 'Offer for Ann Alpha' });
    await tabTo(page, form.getByLabel(/^Pay/));
    await page.keyboard.type('240000');
    await tabTo(page, form.getByLabel(/^First day/));
    await page.keyboard.type('12312030');
    await tabTo(page, form.getByRole('button', { name: 'Preview' }));
    await press(page, 'Enter');
    await expect(form.getByRole('region', { name: /will see/ })).toContainText('$240,000 per year');
    await expect(form.getByLabel('Sign with your full name')).toBeFocused();
    await page.keyboard.type(nameOf(employer));
    await press(page, 'Enter');
    await expect(toast(page, messages.offerSent)).toBeVisible();
    await expect(form).toHaveCount(0);
    await expectFocusKept(page);
  });

  await press(page, 'Escape');
  await expect(drawer).toHaveCount(0);
  await expect(name).toBeFocused();
});

test('an employer approves a week by keyboard', async ({ page }) => {
  const [employer, person] = await Promise.all([newEmployer(), newProfessional({ firstName: 'Nora' })]);
  const { applicationId } = await apply(person, (await createJob(employer)).jobId);
  const { placementId } = await hire(employer, person, applicationId, { startOn: dayFromNow(0) });
  await clearToStart(employer, placementId);
  const params = { placementId, weekStartsOn: mondayOfDay(dayFromNow(0)) };
  const timesheet = { lines: [{ day: dayFromNow(0), minutes: 420, note: '' }] };
  const as = { token: person.token };
  const { version } = (await api(timesheetRoutes.saveTimesheet, { params, body: { timesheet, version: 0 } }, as)).body;
  await api(timesheetRoutes.submitTimesheet, { params, body: { version } }, as);

  await signInAs(page, employer);
  await page.goto(paths.employerDashboard);
  await tabTo(page, page.getByRole('link', { name: 'Approve', exact: true }));
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('checkbox', { name: /Nora/ }));
  await press(page, 'Space');
  await tabTo(page, page.getByRole('button', { name: /^Approve/ }));
  await press(page, 'Enter');
  await expect(toast(page, '1 week approved.')).toBeVisible();
  await expectFocusKept(page);
});
