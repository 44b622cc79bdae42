import type { Page } from '@playwright/test';
import { messages } from '@shared/text/english.fixture';
import { paths } from '@shared/paths';
import { awaitMail, confirmed, newPerson, signInAs } from './account-steps';
import { expect, test } from './support';

const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, level: 2 }) });

/** A platform authenticator that its owner unlocks at once. */
const withAuthenticator = async (page: Page): Promise<void> => {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

const signOut = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(paths.login);
};

const signInWithPasskey = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel(/^Email/).fill(email);
  await page.getByRole('button', { name: 'Sign In With a Passkey' }).click();
};

test('a passkey is added, signs in, and is removed', async ({ browser, request }) => {
  const person = await confirmed(request);
  // The authenticator outlives a page that is used again.
  const page = await browser.newPage();
  await withAuthenticator(page);
  await signInAs(page, person);
  await page.goto(paths.accountSettings);
  const card = section(page, 'Passkeys');
  await card.getByRole('button', { name: 'Add a Passkey' }).click();
  await card.getByLabel(/^Name/).fill('Work laptop');
  await card.getByLabel(/^Current password/).fill('Wrong-pass-1');
  await card.getByRole('button', { name: 'Add a Passkey' }).click();
  await expect(card.getByText('The current password is incorrect.')).toBeVisible();
  await card.getByLabel(/^Current password/).fill(person.password);
  await card.getByRole('button', { name: 'Add a Passkey' }).click();
  await expect(card.getByText(messages.passkeyAdded)).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Work laptop' })).toBeVisible();
  await awaitMail(request, person.email, ({ subject }) => /passkey was added/.test(subject));

  await signOut(page);
  await signInWithPasskey(page, newPerson().email);
  await expect(page.getByRole('alert')).toContainText('This passkey belongs to no account');
  await signInWithPasskey(page, person.email);
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto(paths.accountSettings);
  await expect(card.getByText(/Last used/)).toBeVisible();

  await card.getByRole('button', { name: 'Remove Work laptop' }).click();
  await card.getByLabel(/^Current password/).fill(person.password);
  await card.getByRole('button', { name: 'Remove Passkey' }).click();
  await expect(card.getByText(messages.passkeyRemoved)).toBeVisible();
  await signOut(page);
  await signInWithPasskey(page, person.email);
  await expect(page.getByRole('alert')).toContainText('This passkey belongs to no account');
});

test('another device is listed and signed out', async ({ page, request, browser }) => {
  const person = await confirmed(request);
  await signInAs(page, person);
  await page.goto(paths.accountSettings);
  const card = section(page, 'Devices Signed In');
  await expect(card.getByText('This Device')).toBeVisible();

  const other = await browser.newPage();
  await signInAs(other, person);
  await other.goto(paths.accountSettings);
  await expect(section(other, 'Devices Signed In').getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await card.getByRole('button', { name: 'Sign Out All Others' }).click();
  await expect(card.getByText(messages.otherDevicesSignedOut)).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveCount(1);
  await other.close();
});
