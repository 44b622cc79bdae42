import type { Locator } from '@playwright/test';
import { paths, pathTo } from '@shared/paths';
import { follow } from './all-pages';
import { apply, createJob, expect, newEmployer, newProfessional, signInAs, test } from './support';

const sizes = [
  { width: 360, height: 640 },
  { width: 1440, height: 600 },
];

/** Expects the element to be uncovered and clickable. */
const expectOnTop = async (it: Locator): Promise<void> => {
  await expect(it).toBeInViewport({ ratio: 1 });
  await it.click({ trial: true });
};

const scrollBody = (dialog: Locator, to: 'start' | 'end'): Promise<void> =>
  dialog.evaluate((element, end) => {
    const body = [...element.querySelectorAll('*')].find((it) => getComputedStyle(it).overflowY === 'auto')!;
    body.scrollTop = end ? body.scrollHeight : 0;
  }, to === 'end');

const expectFramed = async (dialog: Locator, title: string, button: string): Promise<void> => {
  for (const place of ['start', 'end'] as const) {
    await scrollBody(dialog, place);
    await expectOnTop(dialog.getByRole('heading', { name: title, exact: true }));
    await expectOnTop(dialog.getByRole('button', { name: 'Close', exact: true }));
    await expectOnTop(dialog.getByRole('button', { name: button, exact: true }));
  }
};

test('a tall dialog keeps its title and buttons visible, and the phone menu its header and last button', async ({
  page,
}) => {
  await signInAs(page, await newProfessional({}, { complete: false }));
  await page.goto(paths.calendar);
  await page.getByRole('button', { name: 'Add Event' }).click();
  const dialog = page.getByRole('dialog');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectFramed(dialog, 'Add event', 'Save Event');
  }
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 500 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  for (const place of ['start', 'end'] as const) {
    await scrollBody(dialog, place);
    await expectOnTop(dialog.getByRole('button', { name: 'Close menu' }));
    await expectOnTop(dialog.getByRole('button', { name: 'Sign Out' }));
  }
  await dialog.getByRole('button', { name: 'Close menu' }).click();
  await expect(dialog).toHaveCount(0);

  await follow(page, paths.portfolio);
  await page.getByRole('button', { name: 'Add Item' }).first().click();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectFramed(dialog, 'Add portfolio item', 'Save');
  }
});

const boxOf = async (it: Locator) => (await it.boundingBox())!;
const isApart = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.y + a.height <= b.y || b.y + b.height <= a.y || a.x + a.width <= b.x || b.x + b.width <= a.x;
};

test('a confirmation opens on top of a drawer, with its buttons reachable', async ({ page }) => {
  const employer = await newEmployer();
  const [person, job] = await Promise.all([
    newProfessional({ firstName: 'Tara', lastName: 'Toast' }),
    createJob(employer),
  ]);
  await apply(person, job.jobId);
  await signInAs(page, employer);
  await page.goto(pathTo(paths.jobApplications, { jobId: job.jobId }));
  await page.getByRole('link', { name: 'Tara Toast', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Tara Toast' });
  const moves = [
    { size: sizes[1]!, step: 'Start Review', status: 'Under Review' },
    { size: sizes[0]!, step: 'Shortlist', status: 'Shortlisted' },
  ];
  for (const { size, step, status } of moves) {
    await page.setViewportSize(size);
    await drawer.getByRole('button', { name: step, exact: true }).click();
    // In the drawer, which covers everything else.
    const told = drawer.getByRole('status').getByText(`Tara Toast moved to ${status}`);
    await expect(told).toBeInViewport({ ratio: 1 });
    await expect.poll(() => isApart(told, drawer.getByRole('group', { name: 'Next steps' }))).toBe(true);
  }
});
