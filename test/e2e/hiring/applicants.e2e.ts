import { paths, pathTo } from '@shared/paths';
import type { Locator, Page } from '@playwright/test';
import { uniqueTitle } from '../find/marketplace-steps';
import {
  apply,
  createJob,
  expect,
  expectNoAxeViolations,
  newEmployer,
  newProfessional,
  signInAs,
  test,
} from '../support';
import { newTeammate } from '../organizations/team-steps';

const column = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Candidates by stage' }).locator(':scope > li', {
    has: page.getByRole('heading', { name, exact: true }),
  });
const card = (page: Page, status: string, name: string): Locator => column(page, status).getByRole('article', { name });

const dragTo = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  // Waits until its position is stable.
  await from.hover({ position: { x: 30, y: 40 } });
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
  await page.mouse.down();
  await page.mouse.move(start.x + 60, start.y + 60, { steps: 4 });
  await page.mouse.move(end.x + end.width / 2, end.y + 120, { steps: 8 });
};

test('a recruiter moves cards by pointer and keyboard, and writes to colleagues', async ({ page }) => {
  const employer = await newEmployer();
  await newTeammate(employer, { role: 'manager' });
  const job = await createJob(employer, { title: uniqueTitle('Board') });
  const names = [
    { firstName: 'Ann', lastName: 'Alpha' },
    { firstName: 'Bob', lastName: 'Beta' },
  ];
  for (const person of await Promise.all(names.map((it) => newProfessional(it)))) await apply(person, job.jobId);
  // Wide enough for all columns without scrolling.
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, employer);
  await page.goto(`${pathTo(paths.jobApplications, { jobId: job.jobId })}?view=board`);

  await test.step('by pointer; a column that is shut says why', async () => {
    await dragTo(page, card(page, 'New', 'Ann Alpha'), column(page, 'Shortlisted'));
    const hired = (await column(page, 'Hired').boundingBox())!;
    await page.mouse.move(hired.x + hired.width / 2, hired.y + 200, { steps: 4 });
    await expect(page.getByText('Candidates move here automatically when they accept an offer.').last()).toBeVisible();
    const shortlist = (await column(page, 'Shortlisted').boundingBox())!;
    await page.mouse.move(shortlist.x + shortlist.width / 2, shortlist.y + 120, { steps: 4 });
    // The pointer has left the column it crossed.
    await expect(page.getByText('Over Shortlisted.')).toBeAttached();
    await page.mouse.up();
    await expect(card(page, 'Shortlisted', 'Ann Alpha')).toBeVisible();
    await expectNoAxeViolations(page, 'the board');
  });

  await test.step('by keys and by the menu', async () => {
    await page.getByRole('button', { name: 'Move Bob Beta to another column' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Over New, the original column.')).toBeAttached();
    // The board listens to arrows one task after the card is picked up, sooner than anyone presses one.
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByText('Over Under Review.')).toBeAttached({ timeout: 4000 });
    }).toPass();
    await page.keyboard.press('Space');
    await expect(card(page, 'Under Review', 'Bob Beta')).toBeVisible();
    await card(page, 'Under Review', 'Bob Beta').getByRole('button', { name: 'Actions for Bob Beta' }).click();
    await page.getByRole('menuitem', { name: 'Move to Shortlisted' }).click();
    await expect(card(page, 'Shortlisted', 'Bob Beta')).toBeVisible();
  });

  await test.step('a note for a colleague and a rating', async () => {
    await page.getByRole('link', { name: 'Ann Alpha', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Ann Alpha' });
    await panel.getByText('4 out of 5 stars').click({ force: true });
    await panel.getByLabel('Add a note').pressSequentially('Please call, @mi');
    await panel.getByRole('option', { name: 'Mia Member' }).waitFor();
    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: 'Save Note' }).click();
    await expect(panel.locator('mark')).toHaveText('@Mia Member');
    await expect(panel.getByRole('button', { name: 'Clear' })).toBeVisible();
    await expectNoAxeViolations(page, 'the panel');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  });
});
