import type { Page } from '@playwright/test';
import { messages } from '@shared/text/english.fixture';
import { paths } from '@shared/paths';
import { confirmed, newPerson, signInAs } from './account-steps';
import { expect, test } from '../support';

const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, level: 2 }) });

/** Adds a platform authenticator that unlocks at once. */
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
  const signIn = page.getByRole('button', { name: 'Sign In With a Passkey' });
  // Only the application has this button: its form replaces the prerendered one.
  await expect(signIn).toBeVisible();
  await page.getByLabel(/^Email/).fill(email);
  await signIn.click();
};

test('a passkey is added, signs in, and is removed', async ({ browser, request }) => {
  const person = await confirmed(request);
  // The authenticator survives in a reused page.
  const page = await browser.newPage();
  await withAuthenticator(page);
  await signInAs(page, person);
  await page.goto(paths.accountSettings);
  const card = section(page, 'Passkeys');
  await card.getByRole('button', { name: 'Add a Passkey' }).click();
  await card.getByLabel(/^Name/).fill('Work laptop');
  await card.getByLabel(/^Current password/).fill(person.password);
  await card.getByRole('button', { name: 'Add a Passkey' }).click();
  await expect(card.getByText(messages.passkeyAdded)).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Work laptop' })).toBeVisible();

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
});
