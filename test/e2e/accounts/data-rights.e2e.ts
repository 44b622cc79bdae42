import { dataRights } from '@shared/paths';
import { gatewayAddress } from '../../support/client';
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, newProfessional, signInAs, test } from '../support';

const buildExports = async (): Promise<void> => {
  const run = await fetch(`${gatewayAddress()}/_local/schedules/build-exports`, { method: 'POST' });
  expect(run.ok, await run.text()).toBe(true);
};

test('a professional downloads everything, requests the deletion of the account, and cancels it', async ({ page }) => {
  const person = await newProfessional();
  await signInAs(page, person);
  await page.goto(dataRights);
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your Data Rights' }) });

  await test.step('the export is there as soon as it is built', async () => {
    await card.getByRole('button', { name: 'Export Data' }).click();
    await card.getByLabel(/^Current password/).fill(person.password);
    await card.getByRole('button', { name: 'Export Data' }).click();
    await expect(card.getByRole('button', { name: 'Export Requested' })).toBeDisabled();
    await buildExports();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Wardline export \d{4}-\d\d-\d\d\.zip$/);
  });

  const banner = page.getByRole('complementary', { name: 'Account deletion' });
  await test.step('the deletion is confirmed twice', async () => {
    await card.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog).toBeVisible();
    await expectNoAxeViolations(page, 'the first confirmation');
    await dialog.getByLabel(/^Password/).fill(person.password);
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    const sure = page.getByRole('dialog', { name: 'Are you absolutely sure?' });
    await expect(sure).toBeVisible();
    await expectNoAxeViolations(page, 'the second confirmation');
    await sure.getByRole('button', { name: 'Delete Account' }).click();
    await expect(card.getByRole('button', { name: 'Deletion Requested' })).toBeDisabled();
    await expect(banner).toBeVisible();
  });

  await test.step('a banner says so until it is canceled', async () => {
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoAxeViolations(page, `the banner at ${width} px`);
      await expectNoSidewaysScroll(page, `the banner at ${width} px`);
    }
    await banner.getByRole('button', { name: 'Cancel Deletion' }).click();
    const dialog = page.getByRole('dialog', { name: 'Keep your account?' });
    await expect(dialog).toBeVisible();
    await expectNoAxeViolations(page, 'the cancellation');
    await dialog.getByRole('button', { name: 'Cancel Deletion' }).click();
    await expect(banner).toHaveCount(0);
    await expect(card.getByRole('button', { name: 'Delete Account' })).toBeEnabled();
  });
});
