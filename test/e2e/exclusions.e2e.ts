import { messages } from '@shared/text/english.fixture';
import { paths, pathTo } from '@shared/paths';
import { registerListed } from '../support/exclusions';
import { dayFromNow, registerSupport } from '../support/marketplace';
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, signInAs, test } from './support';

test('a reviewer confirms a match, and the professional learns what to do', async ({ browser, page }) => {
  const [person, support] = await Promise.all([registerListed(), registerSupport()]);

  await signInAs(page, support);
  await page.goto(paths.exclusions);
  await expect(page.getByRole('link', { name: "Fintan O'Shaughlin" }).first()).toBeVisible();
  await page.goto(pathTo(paths.exclusion, { userId: person.userId }));
  await expect(page.getByRole('button', { name: 'Confirm Match' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Note').fill('Match in the official search.');
  await page.getByLabel('Date of the official check').fill(dayFromNow(0));
  await page.getByRole('button', { name: 'Confirm Match' }).click();
  await expect(page.getByText(messages.verificationDecided)).toBeVisible();

  const mine = await (await browser.newContext()).newPage();
  await signInAs(mine, person);
  await mine.goto(paths.professionalDashboard);
  await expect(mine.getByText("You can't apply for jobs right now").first()).toBeVisible();
  await mine.context().close();
});
