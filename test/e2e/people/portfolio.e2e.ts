import { portfolioRoutes } from '@shared/people/api/portfolio.routes';
import { profileRoutes } from '@shared/people/api/profiles.routes';
import { messages } from '@shared/text/english.fixture';
import { paths } from '@shared/paths';
import { pdf } from '@lambdas/platform/files/documents.fake';
import { png } from '@lambdas/platform/files/images.fake';
import { api } from '../../support/client';
import { expect, expectNoAxeViolations, newProfessional, signInAs, test, watchErrors, type Person } from '../support';

// The header set by the tests would trigger a CORS preflight that the file store does not know.
test.use({ extraHTTPHeaders: {} });

const itemsOf = async ({ token }: Person) => (await api(portfolioRoutes.listPortfolio, {}, { token })).body.items;

test('an item is added with an image', async ({ page }) => {
  const errors = watchErrors(page);
  const person = await newProfessional();
  await signInAs(page, person);
  await page.goto(paths.portfolio);
  await page.getByRole('button', { name: 'Add Item' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Ultrasound in the emergency room');
  await dialog.getByLabel('Description').fill('A teaching case.');
  const file = dialog.getByLabel('Item image file');
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png(320, 180) });
  await expect(dialog.getByAltText('Item image')).toBeVisible();
  await expectNoAxeViolations(page, 'the dialog of an item');
  await dialog.getByRole('button', { name: 'Save' }).dblclick();
  await expect(page.getByText(messages.portfolioSaved)).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'Ultrasound in the emergency room' });
  await expect(card.locator('img')).toHaveJSProperty('naturalWidth', 320);
  expect(await itemsOf(person)).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('photo and resume are saved separately from the form around them', async ({ page }) => {
  const person = await newProfessional();
  await signInAs(page, person);
  await page.goto(paths.editProfile);
  await page.getByLabel('Professional title').fill('Head of cardiology');
  await page.getByLabel('Photo file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png(640, 480) });
  const crop = page.getByRole('dialog', { name: 'Crop Photo' });
  await crop.getByLabel('Zoom').fill('2');
  await crop.getByRole('button', { name: 'Save Photo' }).click();
  await expect(page.getByText(messages.photoSaved)).toBeVisible();
  const resume = page.getByLabel('Resume file');
  await resume.setInputFiles({ name: 'My CV.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await expect(page.getByText(messages.resumeSaved)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await downloading).suggestedFilename()).toBe('My CV.pdf');
  const generating = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await generating).suggestedFilename()).toMatch(/- Resume\.pdf$/);
  await expect(page.getByLabel('Professional title')).toHaveValue('Head of cardiology');
  const profile = (await api(profileRoutes.getMyProfile, {}, { token: person.token })).body;
  expect([profile.resume?.fileName, profile.version]).toEqual(['My CV.pdf', 1]);
});
