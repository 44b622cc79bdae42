import { paths } from '@shared/paths';
import { expect, test } from './support';

test('a visitor finds an article despite a typo, and says that it helped', async ({ page }) => {
  await page.goto(paths.help);
  await page.getByLabel('What do you need help with?').fill('verifcation');
  await page.getByRole('link', { name: /^Get started and get verified/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Get started and get verified' })).toBeVisible();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Thanks for telling us.')).toBeVisible();
});
