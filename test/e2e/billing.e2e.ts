import type { Page } from '@playwright/test';
import { paths } from '@shared/paths';
import { messages } from '@shared/text/english.fixture';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  newEmployer,
  newProfessional,
  signInAs,
  test,
} from './support';

// In a stack of its own, with billing on (scripts/test-e2e.ts).

const cards = { works: '4242 4242 4242 4242', declined: '4000 0000 0000 0002', secured: '4000 0025 0000 3155' };

const payWith = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration').fill('12/34');
  await page.getByLabel('CVC').fill('123');
  await page.locator('button[value="pay"]').click();
};

const choose = async (page: Page, button: string): Promise<void> => {
  await page.goto(paths.billing);
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('button', { name: /^Continue to/ }).click();
  await page.waitForURL(/stripe\/checkout/);
};

const price = (page: Page) => page.getByText(/per month, renews/);

test('an organization subscribes, changes to yearly, cancels, resumes, and downloads its invoice', async ({ page }) => {
  await signInAs(page, await newEmployer());
  await choose(page, 'Choose Professional');
  await payWith(page, cards.declined);
  await expect(page.getByText(/declined/i).first()).toBeVisible();
  await payWith(page, cards.works);
  await page.waitForURL(/settings\/billing/);
  await expect(price(page)).toBeVisible();
  await expectNoAxeViolations(page, 'the billing page');

  await page.getByText('Yearly, save 17%').click();
  await page.getByRole('button', { name: 'Switch to Yearly' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Unused time/)).toBeVisible();
  await expectNoAxeViolations(page, 'the preview');
  await dialog.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByText(messages.planUpdated)).toBeVisible();
  await expect(page.getByText(/per year, renews/)).toBeVisible();

  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await dialog.getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(page.getByText(messages.planCancellationScheduled)).toBeVisible();
  await page.getByRole('button', { name: 'Resume Subscription' }).click();
  await expect(page.getByText(/per year, renews/)).toBeVisible();

  await page.getByRole('link', { name: 'Billing History' }).click();
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Download WL-/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/^WL-.*\.pdf$/);
  await page.getByRole('link', { name: 'Payment Methods' }).click();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `payment methods at ${width}`);
  }
});

test('Starter postings are bought with a promo code, which the page of the payment shows', async ({ page }) => {
  await signInAs(page, await newEmployer());
  await page.goto(paths.billing);
  await page.getByRole('button', { name: 'Buy Job Postings' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add a Promo Code' }).click();
  await dialog.getByLabel('Promo code').fill('NO-SUCH-CODE');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText(messages.promoCodeInvalid)).toBeVisible();
  await dialog.getByLabel('Promo code').fill('WELCOME20');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByRole('term').filter({ hasText: 'Promo code WELCOME20' })).toBeVisible();
  await dialog.getByRole('button', { name: /^Continue to/ }).click();
  await page.waitForURL(/stripe\/checkout/);
  await expect(page.getByRole('button', { name: 'Pay $79.20' })).toBeVisible();
  await payWith(page, cards.works);
  await page.waitForURL(/settings\/billing/);
  await expect(page.getByText('1 posting left')).toBeVisible();
  // A Starter organization has no search; the rail says so, and the page names the plan that has it.
  await page.getByRole('link', { name: 'Find Professionals, not part of your plan' }).click();
  await expect(page.getByRole('link', { name: 'See Plans' })).toBeVisible();
});

test('a card that asks for a confirmation is confirmed at the bank', async ({ page }) => {
  await signInAs(page, await newProfessional());
  await choose(page, 'Choose Professional');
  await payWith(page, cards.secured);
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await page.waitForURL(/settings\/billing/);
  await expect(price(page)).toBeVisible();
});

test('a trial needs no card, and is offered once', async ({ page }) => {
  await signInAs(page, await newEmployer());
  await choose(page, 'Start 14-Day Free Trial');
  await page.locator('button[value="pay"]').click();
  await page.waitForURL(/settings\/billing/);
  await expect(page.getByText(/^Trial until/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start 14-Day Free Trial' })).toHaveCount(0);
});
