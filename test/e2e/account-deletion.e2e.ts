import type { Page } from '@playwright/test';
import { dataRights, paths } from '@shared/paths';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  mailTo,
  newProfessional,
  signInAs,
  test,
  type Person,
} from './support';

const cardOf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your Data Rights' }) });
const bannerOf = (page: Page) => page.getByRole('complementary', { name: 'Account deletion' });

const requestDeletion = async (page: Page, person: Person): Promise<void> => {
  await page.goto(dataRights);
  await cardOf(page).getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expectNoAxeViolations(page, 'the first confirmation');
  await dialog.getByLabel(/^Password/).fill('Wrong-pass-1');
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  const sure = page.getByRole('dialog', { name: 'Are you absolutely sure?' });
  await sure.getByRole('button', { name: 'Delete Account' }).click();
  await expect(dialog.getByText('The current password is incorrect.')).toBeVisible();
  await dialog.getByLabel(/^Password/).fill(person.password);
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expectNoAxeViolations(page, 'the second confirmation');
  await sure.getByRole('button', { name: 'Delete Account' }).click();
  await expect(cardOf(page).getByText(/^Account deletion requested\./)).toBeVisible();
  await expect(cardOf(page).getByRole('button', { name: 'Deletion Requested' })).toBeDisabled();
};

const cancelDeletion = async (page: Page): Promise<void> => {
  await bannerOf(page).getByRole('button', { name: 'Cancel Deletion' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep your account?' });
  await expectNoAxeViolations(page, 'the cancellation');
  await dialog.getByRole('button', { name: 'Cancel Deletion' }).click();
  await expect(bannerOf(page)).toHaveCount(0);
};

test('a professional requests the deletion, gets an email, sees it on every page, and cancels it', async ({ page }) => {
  const person = await newProfessional();
  await signInAs(page, person);
  await requestDeletion(page, person);
  await expect(bannerOf(page)).toBeVisible();
  await mailTo(person.email, ({ subject }) => subject === 'Your Wardline account will be deleted');
  await page.goto(paths.accountSettings);
  await expect(page.getByRole('heading', { name: 'Danger Zone' })).toBeVisible();
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoAxeViolations(page, `the banner at ${width} px`);
    await expectNoSidewaysScroll(page, `the banner at ${width} px`);
  }
  await cancelDeletion(page);
  await expect(page.getByRole('button', { name: 'Delete Account' })).toBeEnabled();
});
