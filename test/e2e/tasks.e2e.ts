import { mondayOfDay, addDays } from '@shared/core/rules/calendar-days';
import { coverageView, paths, pathTo } from '@shared/paths';
import { messages } from '@shared/text/english.fixture';
import { shiftRoutes } from '@shared/work/api/shifts.routes';
import { timesheetRoutes } from '@shared/work/api/timesheets.routes';
import { api } from '../support/client';
import { nameOf, offered } from '../support/hire';
import { dayFromNow } from '../support/marketplace';
import { approveRequest, bookShift, createShift, joinPool, makeUnit, poolJob, shiftForm } from '../support/work/shifts';
import { looks } from './all-looks';
import { follow } from './all-pages';
import { countedTask } from './counted-tasks';
import { toast } from './find/marketplace-steps';
import { apply, createJob, expect, newEmployer, newProfessional, signInAs, test } from './support';

test('a coordinator’s commonest tasks take few actions', async ({ page }) => {
  const admin = await newEmployer();
  const [location, pool, posting] = await Promise.all([makeUnit(admin), poolJob(admin), createJob(admin)]);
  const applicants = await Promise.all(
    Array.from({ length: 20 }, (_, index) => newProfessional({ firstName: `Ann${index}` })),
  );
  for (const person of applicants) await apply(person, posting.jobId);
  const weekStartsOn = mondayOfDay(dayFromNow(-7));
  const nurse = await joinPool({ admin }, pool.jobId, { startOn: weekStartsOn, firstName: 'Nora' });
  const night = shiftForm({ day: dayFromNow(1), startTime: '19:00', endTime: '07:00' });
  const shift = (await createShift(admin, location, night)).body;
  expect((await bookShift(nurse, shift)).status).toBe(200);
  const params = { placementId: nurse.placementId, weekStartsOn };
  const lines = [{ day: addDays(weekStartsOn, 1), minutes: 600, note: '' }];
  const options = { token: nurse.token };
  const saved = await api(
    timesheetRoutes.saveTimesheet,
    { params, body: { timesheet: { lines }, version: 0 } },
    options,
  );
  await api(timesheetRoutes.submitTimesheet, { params, body: { version: saved.body.version } }, options);

  await page.setViewportSize(looks.wide.viewport);
  await signInAs(page, admin);
  await page.goto(paths.dashboard);

  const approve = page.getByRole('link', { name: /^Approve/ });
  await expect(approve).toBeVisible();
  await countedTask(page, 'approve a week', 3, async () => {
    await approve.click();
    await page.getByRole('checkbox', { name: 'Choose 1 Week' }).click();
    await page.getByRole('button', { name: 'Approve 1 Week, $1,500' }).click();
    await expect(page.getByText('1 week approved.')).toBeVisible();
  });

  await follow(page, pathTo(paths.jobApplications, { jobId: posting.jobId }));
  const all = page.getByRole('checkbox', { name: 'Select all 20' });
  await expect(all).toBeVisible();
  await countedTask(page, 'move 20 applicants', 3, async () => {
    await all.click();
    await page.getByRole('button', { name: 'Move to' }).click();
    await page.getByRole('menuitem', { name: /^Under Review/ }).click();
    await expect(page.getByText('20 applications moved to Under Review')).toBeVisible();
  });

  await follow(page, paths.postJob);
  const former = page.getByLabel('Start from a job you posted');
  await expect(former).toBeVisible();
  await countedTask(page, 'post a job from a former one', 6, async () => {
    await former.selectOption({ label: posting.title });
    await page.getByRole('button', { name: 'Use Job' }).click();
    const title = page.getByLabel('Job title');
    await expect(title).toHaveValue(`Copy of ${posting.title}`);
    await title.fill('Night cardiologist');
    await page.getByRole('button', { name: 'Post Job' }).click();
    await expect(toast(page, 'Job posted')).toBeVisible();
  });

  const board = { [coverageView.location]: location.locationId, [coverageView.day]: night.day };
  await follow(page, `${paths.coverage}?${new URLSearchParams(board)}`);
  const gap = page.getByRole('gridcell', { name: /1 request/ }).getByRole('button', { name: /covered/ });
  await expect(gap).toBeVisible();
  await countedTask(page, 'fill an open night shift', 2, async () => {
    await gap.click();
    await page.getByRole('button', { name: 'Approve Nora Example', exact: true }).click();
    await expect(toast(page, 'Nora Example is booked')).toBeVisible();
  });
});

test('a nurse’s commonest tasks take few actions on a phone', async ({ page }) => {
  const admin = await newEmployer();
  const [location, pool, posting, other] = await Promise.all([
    makeUnit(admin),
    poolJob(admin),
    poolJob(admin),
    createJob(admin, { professions: ['surgical_tech'], specialty: null, unit: 'or', coverLetter: 'optional' }),
  ]);
  const nurse = await joinPool({ admin }, pool.jobId, { firstName: 'Nora' });
  const night = shiftForm({ day: dayFromNow(2), startTime: '19:00', endTime: '07:00' });
  const shift = (await createShift(admin, location, night)).body;
  await api(shiftRoutes.saveShiftPreferences, { body: { oneTap: true } }, { token: nurse.token });
  const { applicationId } = await apply(nurse, posting.jobId);
  await offered(admin, applicationId);
  await page.setViewportSize(looks.narrow.viewport);
  await signInAs(page, nurse);

  await page.goto(pathTo(paths.jobDetail, { jobId: other.jobId }));
  const open = page.getByRole('button', { name: 'Apply Now' });
  await expect(open).toBeVisible();
  await countedTask(page, 'apply', 2, async () => {
    await open.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send Application' }).click();
    await expect(toast(page, messages.applicationSubmitted)).toBeVisible();
  });

  await follow(page, pathTo(paths.application, { applicationId }));
  const accept = page.getByRole('button', { name: 'Accept Offer' });
  await expect(accept).toBeVisible();
  await countedTask(page, 'sign an offer', 3, async () => {
    await accept.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Sign with your full name').fill(nameOf(nurse));
    await dialog.getByRole('button', { name: 'Sign and Accept' }).click();
    await expect(toast(page, messages.offerAccepted)).toBeVisible();
  });

  await follow(page, paths.shifts);
  const request = page.getByRole('button', { name: /^Request Surgery/ });
  await expect(request).toBeVisible();
  await countedTask(page, 'request a shift with one tap', 1, async () => {
    await request.click();
    await expect(page.getByText(/^Requested: Surgery/)).toBeVisible();
  });
  expect((await approveRequest(admin, shift, nurse)).status).toBe(200);

  await follow(page, `${paths.shiftWeek}?week=${mondayOfDay(dayFromNow(2))}`);
  const cancel = page.getByRole('button', { name: /^Cancel booking of Surgery/ });
  await expect(cancel).toBeVisible();
  await countedTask(page, 'cancel a booking', 3, async () => {
    await cancel.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Booking' }).click();
    await expect(page.getByText(/^Booking canceled/)).toBeVisible();
  });
});
