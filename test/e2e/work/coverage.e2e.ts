import { addDays, mondayOfDay } from '@shared/core/rules/calendar-days';
import type { Location } from '@shared/work/model/location';
import { coverageView, paths, shiftOnBoard } from '@shared/paths';
import { dayFromNow } from '../../support/marketplace';
import { bookShift, createShift, fillPool, makeUnit, shiftForm } from '../../support/work/shifts';
import { checkAllLooks, looks } from '../all-looks';
import { follow } from '../all-pages';
import { expectFocusKept, press, tabTo } from '../keyboard-steps';
import { pageOf, toast } from '../find/marketplace-steps';
import { expect, newEmployer, newProfessional, signInAs, test, type Employer } from '../support';

/** A Tuesday about three weeks ahead. */
const tuesday = addDays(mondayOfDay(dayFromNow(20)), 1);

const boardOf = ({ locationId }: Location, more: Record<string, string> = {}): string =>
  `${paths.coverage}?${new URLSearchParams({ [coverageView.location]: locationId, [coverageView.day]: tuesday, ...more })}`;

test('a manager plans a shift by keyboard alone', async ({ page }) => {
  const admin = await newEmployer();
  const location = await makeUnit(admin);
  await signInAs(page, admin);
  await page.goto(boardOf(location));
  const cell = (column: number) => page.getByRole('gridcell').nth(column);
  const [monday, planned] = [cell(0), cell(1)];

  await test.step('arrows move between days and units', async () => {
    await tabTo(page, monday);
    await press(page, 'ArrowRight');
    await expect(planned).toBeFocused();
    await expect(planned).toHaveAccessibleName(/^Surgery, Tue.*no shifts$/);
    await press(page, 'ArrowDown');
    await expectFocusKept(page);
    await press(page, 'ArrowUp');
    await expect(planned).toBeFocused();
  });

  await test.step('N plans a shift in the cell', async () => {
    await press(page, 'n');
    const form = page.getByRole('dialog', { name: 'New Shift' });
    await tabTo(page, form.getByRole('combobox', { name: /^Professions/ }));
    await page.keyboard.type('Surgical tech');
    await expect(form.getByRole('option', { name: /Surgical tech/ }).first()).toBeVisible();
    await press(page, 'ArrowDown');
    await press(page, 'Enter');
    await tabTo(page, form.getByLabel(/^Rate per hour/));
    await page.keyboard.type('60');
    await tabTo(page, form.getByRole('button', { name: 'Publish Shift' }));
    await press(page, 'Enter');
    await expect(toast(page, 'Shift published')).toBeVisible();
    await expect(form).toHaveCount(0);
    await expect(planned).toHaveAccessibleName(/morning, 0 of 1 covered$/);
    await expect(planned).toBeFocused();
  });

  await test.step('G finds the gap, Enter opens it, Escape leads back', async () => {
    await press(page, 'ArrowLeft');
    await expect(monday).toBeFocused();
    await press(page, 'g');
    await expect(planned).toBeFocused();
    await press(page, 'Enter');
    const panel = page.getByRole('dialog', { name: /^Surgery, Tue/ });
    await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(panel.getByText('1 free slot')).toBeVisible();
    await press(page, 'Escape');
    await expect(panel).toHaveCount(0);
    await expect(planned).toBeFocused();
  });

  await test.step('on a wide window the panel is beside the board, which keeps its keys', async () => {
    await page.setViewportSize(looks.wide.viewport);
    await press(page, 'Enter');
    const panel = page.getByRole('complementary', { name: /^Surgery, Tue/ });
    await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
    await press(page, 'g');
    await expect(planned).toBeFocused();
    await press(page, 'ArrowLeft');
    await expect(monday).toBeFocused();
    await expect(panel).toBeVisible();
    await tabTo(page, panel.getByRole('button', { name: 'Assign Own Staff' }));
    await press(page, 'Escape');
    await expect(panel).toHaveCount(0);
    await expect(planned).toBeFocused();
  });
});

const twoRequests = async (admin: Employer, location: Location) => {
  const [shift, pool] = await Promise.all([
    createShift(admin, location, shiftForm({ day: tuesday })),
    fillPool(admin, [
      { firstName: 'Ann', lastName: 'Alpha' },
      { firstName: 'Ben', lastName: 'Beta' },
    ]),
  ]);
  for (const person of pool) expect((await bookShift(person, shift.body)).status).toBe(200);
  return { shift: shift.body, pool };
};

test('every state of the coverage page is accessible', async ({ page }) => {
  test.setTimeout(600_000);
  const admin = await newEmployer();
  const location = await makeUnit(admin);
  await signInAs(page, admin);
  await page.goto(boardOf(location));
  await expect(page.getByText('No shifts in these days yet.')).toBeVisible();
  await checkAllLooks(page, 'an empty board');

  const { shift } = await twoRequests(admin, location);
  await createShift(admin, location, shiftForm({ day: addDays(tuesday, 1), headcount: 3 }));
  await createShift(admin, location, shiftForm({ day: addDays(tuesday, 2) }), false);
  // Reloads, because the cached board is empty.
  await page.reload();
  for (const [view, name] of Object.entries({ week: 'Week', day: 'Day', two: '2 Weeks' })) {
    // Phones have one view.
    await page.setViewportSize(looks.wide.viewport);
    await follow(page, boardOf(location, { [coverageView.view]: view }));
    await expect(page.getByRole('button', { name, exact: true, pressed: true })).toBeVisible();
    await expect(page.getByRole('gridcell', { name: /2 requests/ })).toBeVisible();
    await checkAllLooks(page, `the board, ${view}`);
  }
  await follow(page, shiftOnBoard({ location: location.locationId, day: tuesday, shift: shift.shiftId }));
  await expect(page.getByRole('button', { name: "Approve Ann Alpha's request" })).toBeVisible();
  await checkAllLooks(page, 'the panel of a shift');
  await page.getByRole('button', { name: 'Edit Shift' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Shift' })).toBeVisible();
  await checkAllLooks(page, 'the form of a shift');
});

test('every state of a person’s own shifts is accessible', async ({ page, browser }) => {
  test.setTimeout(600_000);
  const [admin, newcomer] = await Promise.all([newEmployer(), newProfessional()]);
  const location = await makeUnit(admin);
  const { pool } = await twoRequests(admin, location);
  const later = addDays(tuesday, 2);
  await createShift(admin, location, shiftForm({ day: later, headcount: 2, bonusCents: 50_00 }));
  await createShift(admin, location, shiftForm({ day: later, requiredCertifications: ['cnor'] }));
  await signInAs(page, pool[0]!);
  await page.goto(`${paths.shifts}?all=1`);
  await expect(page.getByRole('button', { name: /^Request Surgery/ })).toBeVisible();
  await checkAllLooks(page, 'open shifts');
  await page.getByRole('button', { name: /^Request Surgery/ }).click();
  await expect(page.getByRole('button', { name: 'Request Shift' })).toBeVisible();
  await checkAllLooks(page, 'the sheet of a shift');
  await page.goto(`${paths.shiftWeek}?week=${mondayOfDay(tuesday)}`);
  await expect(page.getByRole('button', { name: /^Withdraw/ })).toBeVisible();
  await checkAllLooks(page, 'a week with a request');

  const other = await pageOf(browser, newcomer);
  await other.goto(paths.shifts);
  await expect(other.getByRole('link', { name: 'Browse Jobs' })).toBeVisible();
  await checkAllLooks(other, 'shifts without an organization');
});
