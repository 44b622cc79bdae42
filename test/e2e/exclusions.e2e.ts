import { profileRoutes } from '@shared/api/profiles.routes';
import { messages } from '@shared/text/english.fixture';
import { paths, pathTo } from '@shared/paths';
import { api, gatewayAddress } from '../support/client';
import { dayFromNow, profile, registerSupport } from '../support/marketplace';
import { registerProfessional } from '../support/people';
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, signInAs, test } from './support';

const local = (path: string) => fetch(`${gatewayAddress()}/_local/${path}`, { method: 'POST' });

test('a reviewer confirms a match, and the professional learns what to do', async ({ browser, page }) => {
  await local('schedules/import-watch-lists');
  const names = { firstName: 'Fintan', lastName: "O'Shaughlin" };
  const [person, support] = await Promise.all([registerProfessional(names), registerSupport()]);
  const body = { profile: profile({ ...names, dateOfBirth: '1980-03-03' }), version: 0 };
  expect((await api(profileRoutes.saveMyProfile, { body }, { token: person.token })).status).toBe(200);
  await local('drain');

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
  await expect(mine.getByText("You can't apply for jobs right now")).toBeVisible();
  await mine.context().close();
});
