import { credentialRoutes } from '@shared/api/credentials.routes';
import { profileRoutes } from '@shared/api/profiles.routes';
import { messages } from '@shared/text/english.fixture';
import { paths } from '@shared/paths';
import { png } from '../../lambdas/platform/files/images.fake';
import { api } from '../support/client';
import { license, profile, registerSupport } from '../support/marketplace';
import { registerProfessional } from '../support/people';
import { expect, signInAs, signInByForm, test } from './support';

const handedIn = async () => {
  const own = license({ name: `License ${crypto.randomUUID().slice(0, 8)}` });
  const person = await registerProfessional();
  const { firstName, lastName } = person.me;
  const body = { profile: profile({ firstName, lastName, licenses: [own] }), version: 0 };
  expect((await api(profileRoutes.saveMyProfile, { body }, { token: person.token })).status).toBe(200);
  return { person, own };
};

// The header set by the tests would trigger a CORS preflight that the file store does not know.
test.use({ extraHTTPHeaders: {} });

test('a reviewer asks, the professional answers with a document, the reviewer verifies', async ({ browser, page }) => {
  const [{ person, own }, support] = await Promise.all([handedIn(), registerSupport()]);
  await signInByForm(page, support);
  await expect(page).toHaveURL(paths.admin);
  await page.getByRole('link', { name: 'Credentials', exact: true }).click();
  // Longest waiting first: cases of other tests.
  const waiting = page.getByRole('link', { name: `${own.name}, MA` });
  await expect(async () => {
    if ((await waiting.count()) === 0) await page.getByRole('button', { name: 'Load More' }).click({ timeout: 1000 });
    await expect(waiting).toBeVisible({ timeout: 1000 });
  }).toPass();
  await waiting.click();
  await expect(page.getByText(own.number, { exact: true })).toBeVisible();
  await page.getByLabel(/Note to the professional/).fill('Please send a copy.');
  await page.getByRole('button', { name: 'Request Information' }).click();
  await expect(page.getByText(messages.verificationDecided)).toBeVisible();

  const mine = await (await browser.newContext()).newPage();
  await signInAs(mine, person);
  await mine.goto(paths.editProfile);
  const panel = mine.getByRole('region', { name: `${own.name} verification` });
  await expect(panel.getByText('Please send a copy.').first()).toBeVisible();
  await panel
    .locator('input[type=file]')
    .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: png(60, 40) });
  await expect(panel.getByRole('button', { name: 'card.png' })).toBeVisible();
  await expect(panel.getByText('In review').first()).toBeVisible();
  const arriving = mine.waitForEvent('download');
  await panel.getByRole('button', { name: 'card.png' }).click();
  expect((await arriving).suggestedFilename()).toBe('card.png');
  await mine.context().close();

  // The page is stale: the decision is refused and the case reloaded.
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'card.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText(/Wardline credential review, /).first()).toBeVisible();
  const { items } = (await api(credentialRoutes.listMyCredentials, {}, { token: person.token })).body;
  expect(items.find(({ credentialId }) => credentialId === own.id)).toMatchObject({ status: 'verified' });
});
