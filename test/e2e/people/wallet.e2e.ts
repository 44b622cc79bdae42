import { profileRoutes } from '@shared/people/api/profiles.routes';
import { paths } from '@shared/paths';
import { png } from '@lambdas/platform/files/images.fake';
import { api } from '../../support/client';
import { dayFromNow, entryId, license, profile } from '../../support/marketplace';
import { registerProfessional } from '../../support/people';
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, signInAs, test } from '../support';

// The header set by the tests would trigger a CORS preflight that the file store does not know.
test.use({ extraHTTPHeaders: {} });

const proof = { name: 'card.png', mimeType: 'image/png', buffer: png(60, 40) };

test('a certification with its document, and a private health file', async ({ page }) => {
  const person = await registerProfessional();
  const { firstName, lastName } = person.me;
  const units = [{ id: entryId('ent'), unit: 'icu', years: 3, lastWorkedOn: null } as const];
  const body = {
    profile: profile({ firstName, lastName, licenses: [license()], profession: 'rn', units }),
    version: 0,
  };
  expect((await api(profileRoutes.saveMyProfile, { body }, { token: person.token })).status).toBe(200);
  await signInAs(page, person);
  await page.setViewportSize({ width: 360, height: 780 });

  await test.step('the card is added, and its document goes into review with it', async () => {
    await page.goto(paths.credentials);
    await page.getByRole('button', { name: 'Add Certification' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Certification' }).fill('BLS');
    await page.getByRole('option', { name: 'Basic Life Support (BLS)' }).click();
    await dialog.getByLabel('Issued', { exact: true }).fill(dayFromNow(-650));
    await expect(dialog.getByLabel(/^Expires/)).not.toHaveValue('');
    await dialog.getByLabel(/number/).fill('245501');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Basic Life Support (BLS)' })).toBeVisible();
    await page.getByLabel('Document for Basic Life Support (BLS)').setInputFiles(proof);
    await expect(page.getByRole('button', { name: 'card.png' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
  });

  await test.step('a record of the health file is added and deleted', async () => {
    await page.getByRole('link', { name: 'Open Health File' }).click();
    await page.getByRole('button', { name: 'Add N95 fit test' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Date/).fill(dayFromNow(-350));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/Expires in 1\d days/)).toBeVisible();
    await page.getByLabel('Document for N95 fit test').setInputFiles(proof);
    await expect(page.getByRole('button', { name: 'card.png' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Delete N95 fit test' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: 'Add N95 fit test' })).toBeVisible();
  });
});
