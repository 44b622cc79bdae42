import { attendanceRoutes } from '@shared/work/api/attendance.routes';
import { locationRoutes } from '@shared/work/api/locations.routes';
import { wallTimeAt } from '@shared/messages/rules/schedule-times';
import { LocationForm } from '@shared/work/model/location';
import { paths, pathTo } from '@shared/paths';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { storageKeys } from '@shared/storage-keys';
import { api } from '../../support/client';
import { dayFromNow } from '../../support/marketplace';
import {
  approveRequest,
  bookShift,
  createShift,
  joinPool,
  makeUnit,
  poolJob,
  shiftForm,
} from '../../support/work/shifts';
import { keptRecords } from '../offline/kept-records';
import { expect, expectNoAxeViolations, newEmployer, signInAs, test, type Employer } from '../support';

const center = { lat: 42.3601, lon: -71.0589 };
test.use({
  serviceWorkers: 'allow',
  permissions: ['geolocation'],
  geolocation: { latitude: center.lat, longitude: center.lon, accuracy: 12 },
});

const minuteMs = 60_000;

const locationOf = async ({ token, ...employer }: Employer) => {
  const location = await makeUnit({ token, ...employer });
  const { locationId, version } = location;
  const body = { location: { ...LocationForm.strip().parse(location), center }, version };
  const saved = await api(locationRoutes.updateLocation, { params: { locationId }, body }, { token });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  return saved.body;
};

/** The earliest publishable start; clock-in opens shortly afterwards. */
const startingSoon = (timeZone: string) => {
  const start = Math.floor(Date.now() / minuteMs) * minuteMs + (shiftLimits.publishMinutesAhead + 2) * minuteMs;
  const wall = (at: number) => new Date(wallTimeAt(at, timeZone)).toISOString();
  const [from, until] = [wall(start), wall(start + 4 * 60 * minuteMs)];
  return shiftForm({ day: from.slice(0, 10), startTime: from.slice(11, 16), endTime: until.slice(11, 16) });
};

const bookedSoon = async () => {
  const employer = await newEmployer();
  const [location, { jobId }] = await Promise.all([locationOf(employer), poolJob(employer)]);
  const person = await joinPool({ admin: employer }, jobId, { startOn: dayFromNow(-1) });
  const created = await createShift(employer, location, startingSoon(location.timeZone));
  expect(created.status, JSON.stringify(created.body)).toBe(201);
  expect((await bookShift(person, created.body)).status).toBe(200);
  expect((await approveRequest(employer, created.body, person)).status).toBe(200);
  return { employer, person, shiftId: created.body.shiftId };
};

test('an offline clock-in survives a reload and is sent once, when the connection is back', async ({
  page,
  context,
}) => {
  test.setTimeout(600_000);
  const { employer, person, shiftId } = await bookedSoon();
  await signInAs(page, person);
  await page.goto(pathTo(paths.shiftDay, { shiftId }));
  await expect
    .poll(() => keptRecords(page, storageKeys.attendance, 'clock'))
    .toEqual([`days/${person.userId}`, 'owner']);

  await context.setOffline(true);
  const clockIn = page.getByRole('button', { name: 'Clock In' });
  await expect(clockIn).toBeEnabled({ timeout: 240_000 });
  await expect(page.getByRole('heading', { name: "You're there" })).toBeVisible();
  await clockIn.press('Enter');
  await expect(page.getByText(/^Clocked in/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Saved on this phone, 1 waiting')).toBeVisible();
  await expect(page.getByText(/^Clocked in/).first()).toBeVisible();
  await expectNoAxeViolations(page);

  await context.setOffline(false);
  await expect(page.getByText('Saved on this phone, 1 waiting')).toBeHidden();
  const params = { shiftId, userId: person.userId };
  const { body } = await api(attendanceRoutes.getBookingAttendance, { params }, { token: employer.token });
  expect(body).toMatchObject({
    status: 'in_progress',
    in: { method: 'location', signing: 'new_phone' },
    evidence: 'high',
  });
});
