import { messages } from '@shared/text/english.fixture';
import { paths } from '@shared/paths';
import { expect, expectNoSidewaysScroll, newProfessional, signInAs, test } from '../support';

test('on a phone the calendar is a list; a night shift is entered and another calendar subscribes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, await newProfessional({}, { complete: false }));
  await page.goto(paths.calendar);
  await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Add Event' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Night in the ward');
  await dialog.getByLabel('Start').fill('19:00');
  await dialog.getByLabel('End').fill('07:00');
  // One hour more or less in nights with a clock change.
  await expect(dialog.getByText(/1[123] hr$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save Event' }).click();
  await expect(page.getByText(messages.scheduleItemSaved)).toBeVisible();
  const upcoming = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Upcoming events' }).last();
  await expect(upcoming.getByRole('button', { name: /Night in the ward/ })).toBeVisible();

  await page.getByRole('button', { name: 'Create Private Link' }).click();
  const address = page.getByLabel('Private link');
  await expect(address).toHaveValue(/\/api\/calendar\/feeds\/.+\.ics$/);
  expect((await page.request.get(await address.inputValue())).status()).toBe(200);
  await expectNoSidewaysScroll(page);
});
