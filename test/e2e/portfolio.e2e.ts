import type { Page } from '@playwright/test';
import { portfolioRoutes } from '@shared/api/portfolio.routes';
import { profileRoutes } from '@shared/api/profiles.routes';
import { messages } from '@shared/text/english.fixture';
import { dashboardTab, paths } from '@shared/paths';
import { pdf } from '../../lambdas/platform/files/documents.fake';
import { png } from '../../lambdas/platform/files/images.fake';
import { api } from '../support/client';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  newProfessional,
  signInAs,
  test,
  watchErrors,
  type Person,
} from './support';

// The header set by the tests would trigger a CORS preflight that the file store does not know.
test.use({ extraHTTPHeaders: {} });

const itemsOf = async ({ token }: Person) => (await api(portfolioRoutes.listPortfolio, {}, { token })).body.items;
const form = { title: 'Sepsis bundle', type: 'case-study', description: 'How we made it work.' } as const;

const openPortfolio = async (page: Page): Promise<Person> => {
  const person = await newProfessional();
  await signInAs(page, person);
  await page.goto(paths.portfolio);
  return person;
};

test('an item is added with an image and tags, changed and deleted', async ({ page }) => {
  const errors = watchErrors(page);
  const person = await openPortfolio(page);
  await page.getByRole('button', { name: 'Add Item' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(messages.portfolioPhiWarning)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(messages.required)).toHaveCount(2);
  await dialog.getByLabel('Title').fill('Ultrasound in the emergency room');
  await dialog.getByLabel('Description').fill('A teaching case.');
  await expect(dialog.getByText('16/500')).toBeVisible();
  await dialog.getByLabel('Tags').fill('ultrasound, teaching, emergency, quality, Ultrasound,');
  await dialog.getByRole('switch', { name: /Featured/ }).check();
  const file = dialog.getByLabel('Item image file');
  await file.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(dialog.getByText(messages.photoType)).toBeVisible();
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png(320, 180) });
  await expect(dialog.getByAltText('Item image')).toBeVisible();
  await expectNoAxeViolations(page, 'the dialog of an item');
  await dialog.getByRole('button', { name: 'Save' }).dblclick();
  await expect(page.getByText(messages.portfolioSaved)).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'Ultrasound in the emergency room' });
  await expect(card.getByText('+1 more')).toBeVisible();
  await expect(card.locator('img')).toHaveJSProperty('naturalWidth', 320);
  expect(await itemsOf(person)).toHaveLength(1);

  await card.getByRole('button', { name: /^Edit/ }).click();
  await dialog.getByLabel('Title').fill('Ultrasound');
  await dialog.getByRole('button', { name: 'Remove Image' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Ultrasound', exact: true })).toBeVisible();
  expect((await itemsOf(person))[0]).toMatchObject({ title: 'Ultrasound', image: null, version: 2 });

  await page.getByRole('button', { name: 'Delete Ultrasound' }).click();
  await expect(page.getByText(messages.portfolioDeleteQuestion)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(messages.portfolioDeleted)).toBeVisible();
  await expect(page.getByText('No portfolio items yet')).toBeVisible();
  expect(errors).toEqual([]);
});

test('two who change an item are asked what stays, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = await newProfessional();
  const created = (await api(portfolioRoutes.createPortfolioItem, { body: form }, { token: person.token })).body;
  await signInAs(page, person);
  // The earlier start page's tab leads here.
  await page.goto(`${paths.professionalDashboard}?${dashboardTab.parameter}=portfolio`);
  await page.getByRole('button', { name: 'Edit Sepsis bundle' }).click();
  const elsewhere = { item: { ...form, title: 'From the other device', featured: true }, version: 1 };
  const params = { portfolioItemId: created.portfolioItemId };
  await api(portfolioRoutes.updatePortfolioItem, { params, body: elsewhere }, { token: person.token });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('From this device');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('From the other device')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: /Save/ }).click();
  await expect(page.getByText(messages.portfolioSaved)).toBeVisible();
  const [item] = await itemsOf(person);
  expect(item).toMatchObject({ title: 'From this device', featured: true, version: 3 });
});

test('photo and resume are stored apart from the form around them', async ({ page }) => {
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
  await resume.setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('CV') });
  await expect(page.getByText(messages.resumeType)).toBeVisible();
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
