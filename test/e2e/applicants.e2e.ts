import { readFile } from 'node:fs/promises';
import { paths, pathTo } from '@shared/paths';
import type { Locator, Page } from '@playwright/test';
import { pageOf, uniqueTitle } from './marketplace-steps';
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
import { newTeammate } from './team-steps';

const column = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Candidates by stage' }).locator(':scope > li', {
    has: page.getByRole('heading', { name, exact: true }),
  });
const card = (page: Page, status: string, name: string): Locator => column(page, status).getByRole('article', { name });

const dragTo = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  // Waits until nothing above it moves it any more.
  await from.hover({ position: { x: 30, y: 40 } });
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
  await page.mouse.down();
  await page.mouse.move(start.x + 60, start.y + 60, { steps: 4 });
  await page.mouse.move(end.x + end.width / 2, end.y + 120, { steps: 8 });
};

test('a recruiter moves cards by pointer and keys, writes to colleagues, rejects many and exports', async ({
  page,
}) => {
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
  const list = pathTo(paths.jobApplications, { jobId: job.jobId });
  await page.goto(`${list}?view=board`);

  await test.step('by pointer; a column that is shut says why', async () => {
    await dragTo(page, card(page, 'New', 'Ann Alpha'), column(page, 'Shortlisted'));
    const hired = (await column(page, 'Hired').boundingBox())!;
    await page.mouse.move(hired.x + hired.width / 2, hired.y + 200, { steps: 4 });
    await expect(page.getByText('Candidates move here automatically when they accept an offer.').last()).toBeVisible();
    const shortlist = (await column(page, 'Shortlisted').boundingBox())!;
    await page.mouse.move(shortlist.x + shortlist.width / 2, shortlist.y + 120, { steps: 4 });
    await page.mouse.up();
    await expect(card(page, 'Shortlisted', 'Ann Alpha')).toBeVisible();
    await expectNoAxeViolations(page, 'the board');
  });

  await test.step('by keys and by the menu', async () => {
    await page.getByRole('button', { name: 'Move Bob Beta to another column' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Over New, the original column.')).toBeAttached();
    // The board listens to arrows a task after the card is picked up; no person presses one that early.
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
    await panel.getByRole('tab', { name: 'Notes' }).click();
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

  await test.step('the file holds both, and both are rejected by name', async () => {
    await page.goto(list);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const csv = await readFile(await (await saved).path(), 'utf8');
    for (const { firstName } of names) expect(csv).toContain(firstName);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('checkbox', { name: 'Select all 2' }).check();
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Reject 2 applications?' });
    await dialog.getByLabel('Template').selectOption('Position filled');
    await expect(dialog.getByText(/^Hi (Ann|Bob), thank you/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Reject 2 Applications' }).click();
    await expect(page.getByRole('row', { name: /Rejected/ })).toHaveCount(2);
  });
});

test('two reviewers see each other’s moves, and who was slower decides what stays', async ({ page, browser }) => {
  const admin = await newEmployer();
  const mate = await newTeammate(admin, { role: 'manager' });
  const job = await createJob(admin, { title: uniqueTitle('Shared') });
  const ann = await newProfessional({ firstName: 'Ann', lastName: 'Alpha' });
  await apply(ann, job.jobId);
  const list = pathTo(paths.jobApplications, { jobId: job.jobId });
  await signInAs(page, admin);
  const other = await pageOf(browser, mate);
  await Promise.all([page.goto(list), other.goto(list)]);
  const status = (of: Page): Locator => of.getByRole('button', { name: /change Ann Alpha's status/ });
  const choose = async (of: Page, next: string): Promise<void> => {
    await status(of).click();
    await of.getByRole('menuitem', { name: next, exact: true }).click();
  };

  await choose(other, 'Under Review');
  await expect(status(page)).toHaveAccessibleName(/^Under Review/);

  // Blocks live updates about the other user's change.
  await page.routeWebSocket(/\/ws/, () => undefined);
  await page.reload();
  await expect(status(page)).toBeVisible();
  await choose(other, 'Rejected');
  const reason = other.getByRole('dialog', { name: 'Reject Ann Alpha?' });
  await reason.getByRole('textbox', { name: /^Reason/ }).fill('The position was filled.');
  await reason.getByRole('button', { name: 'Reject' }).click();
  await expect(other.getByRole('row', { name: /Rejected/ })).toBeVisible();
  await choose(page, 'Shortlisted');
  const conflict = page.getByRole('dialog', { name: 'Ann Alpha was already moved' });
  await expect(conflict).toContainText('Mia Member moved Ann Alpha to Rejected');
  await expect(conflict).toContainText('The position was filled.');
  await conflict.getByRole('button', { name: 'Keep Rejected' }).click();
  await expect(page.getByRole('row', { name: /Rejected/ })).toBeVisible();
});
