import type { Page } from '@playwright/test';
import { paths } from '@shared/paths';
import { messages } from '@shared/text/english.fixture';
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, newEmployer, signInAs, test } from '../support';

// Runs in a separate stack with billing on (scripts/test-e2e.ts).

const pay = async (page: Page): Promise<void> => {
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiration').fill('12/34');
  await page.getByLabel('CVC').fill('123');
  await page.locator('button[value="pay"]').click();
};

test('an organization subscribes, changes to yearly, cancels, resumes, and downloads its invoice', async ({ page }) => {
  await signInAs(page, await newEmployer());
  await page.goto(paths.billing);
  await page.getByRole('button', { name: 'Choose Professional' }).click();
  await page.getByRole('button', { name: /^Continue to/ }).click();
  await page.waitForURL(/stripe\/checkout/);
  await pay(page);
  await page.waitForURL(/settings\/billing/);
  await expect(page.getByText(/per month, renews/)).toBeVisible();
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

test('Starter postings are bought with a promo code shown on the payment page', async ({ page }) => {
  await signInAs(page, await newEmployer());
  await page.goto(paths.billing);
  await page.getByRole('button', { name: 'Buy Job Postings' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add a Promo Code' }).click();
  await dialog.getByLabel('Promo code').fill('WELCOME20');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByRole('term').filter({ hasText: 'Promo code WELCOME20' })).toBeVisible();
  await dialog.getByRole('button', { name: /^Continue to/ }).click();
  await page.waitForURL(/stripe\/checkout/);
  await expect(page.getByRole('button', { name: 'Pay $79.20' })).toBeVisible();
  await pay(page);
  await page.waitForURL(/settings\/billing/);
  await expect(page.getByText('1 posting left')).toBeVisible();
});
