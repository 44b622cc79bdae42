import type { Locator, Page } from '@playwright/test';
import { addDays, mondayOfDay } from '@shared/core/rules/calendar-days';
import { coverageView, paths, shiftOnBoard } from '@shared/paths';
import { dayFromNow } from '../../support/marketplace';
import { bookShift, createShift, fillPool, makeUnit, readShift, shiftForm } from '../../support/work/shifts';
import { looks } from '../all-looks';
import { follow } from '../all-pages';
import { toast } from '../find/marketplace-steps';
import { expect, newEmployer, signInAs, test } from '../support';

/** A Tuesday about three weeks ahead. */
const tuesday = addDays(mondayOfDay(dayFromNow(20)), 1);

const middleOf = async (what: Locator): Promise<{ x: number; y: number }> => {
  const box = (await what.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Drags one element over the other; on the second move the board looks for what is below the pointer. */
const holdOver = async (page: Page, from: Locator, to: () => Locator): Promise<void> => {
  // Waits until its position is stable.
  await from.hover();
  const start = await middleOf(from);
  await page.mouse.down();
  await page.mouse.move(start.x - 20, start.y + 20, { steps: 3 });
  const end = await middleOf(to());
  await page.mouse.move(end.x - 4, end.y, { steps: 4 });
  await page.mouse.move(end.x, end.y);
};

const cellOf = (page: Page, day: string): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^Surgery, ${day}`) });

test('a mouse drags a shift to another day, and a request onto its slot', async ({ page }) => {
  const admin = await newEmployer();
  const location = await makeUnit(admin);
  const [moved, asked, later, [ann]] = await Promise.all([
    createShift(admin, location, shiftForm({ day: addDays(tuesday, 1) })),
    createShift(admin, location, shiftForm({ day: tuesday })),
    createShift(admin, location, shiftForm({ day: addDays(tuesday, 4) })),
    fillPool(admin, [{ firstName: 'Ann', lastName: 'Alpha' }]),
  ]);
  for (const { body } of [asked, later]) expect((await bookShift(ann!, body)).status).toBe(200);
  await signInAs(page, admin);

  await test.step('the shift is where it was let go, and Undo moves it back', async () => {
    const at = { [coverageView.location]: location.locationId, [coverageView.day]: tuesday };
    await page.goto(`${paths.coverage}?${new URLSearchParams(at)}`);
    await holdOver(page, cellOf(page, 'Wed').getByRole('button', { name: /covered$/ }), () => cellOf(page, 'Fri'));
    await expect(page.getByText(/^Move to Surgery, Fri/)).toBeVisible();
    await page.mouse.up();
    await expect(page.getByText(/^Moved to Surgery, Fri/)).toBeVisible();
    await expect(cellOf(page, 'Fri')).toHaveAccessibleName(/morning, 0 of 1 covered$/);
    expect((await readShift(admin, moved.body)).shift.day).toBe(addDays(tuesday, 3));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'Moved back')).toBeVisible();
    await expect(cellOf(page, 'Wed')).toHaveAccessibleName(/morning, 0 of 1 covered$/);
  });

  await test.step('the person is booked, and the panel is there again', async () => {
    await follow(page, shiftOnBoard({ location: location.locationId, day: tuesday, shift: asked.body.shiftId }));
    const handle = page.getByRole('button', { name: 'Move Ann Alpha to a slot' });
    await expect(handle).toBeVisible();
    await holdOver(page, handle, () => cellOf(page, 'Tue'));
    await expect(page.getByText(/^Approve Ann Alpha's request for Surgery, Tue/)).toBeVisible();
    await page.mouse.up();
    await expect(toast(page, 'Ann Alpha is booked')).toBeVisible();
    await expect(page.getByRole('dialog', { name: /^Surgery, Tue/ }).getByText('1 of 1 covered')).toBeVisible();
    expect((await readShift(admin, asked.body)).shift).toMatchObject({ confirmed: 1, requested: 0 });
  });

  await test.step('on a wide window the panel stays beside the board meanwhile', async () => {
    await page.setViewportSize(looks.wide.viewport);
    const at = { location: location.locationId, day: addDays(tuesday, 4), shift: later.body.shiftId };
    await follow(page, shiftOnBoard(at));
    const panel = page.getByRole('complementary', { name: /^Surgery, Sat/ });
    await holdOver(page, panel.getByRole('button', { name: 'Move Ann Alpha to a slot' }), () => cellOf(page, 'Sat'));
    await expect(page.getByText(/^Approve Ann Alpha's request for Surgery, Sat/)).toBeVisible();
    await expect(panel).toBeVisible();
    await page.mouse.up();
    await expect(panel.getByText('1 of 1 covered')).toBeVisible();
  });
});
