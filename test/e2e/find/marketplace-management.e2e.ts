import { paths } from '@shared/paths';
import { expect, newEmployer, signInAs, test } from '../support';

test('unsaved input is not lost by leaving the page by accident', async ({ page }) => {
  const employer = await newEmployer();
  await signInAs(page, employer);
  await page.goto(paths.manageJobs);
  await page.getByRole('link', { name: 'Post New Job' }).click();
  // The job list, shown until the form loads, has a field with this name, too.
  await expect(page.getByRole('heading', { name: 'Post a New Job' })).toBeVisible();
  // With a title, it would be saved as a draft and nothing would be lost.
  await page.getByRole('textbox', { name: 'Location' }).fill('Half a posting');
  await expect(page.getByText('Saved in this browser')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });

  await page.getByRole('link', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(paths.postJob);
  await page.goBack();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(paths.postJob);
  await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue('Half a posting');
  await page.goBack();
  await dialog.getByRole('button', { name: 'Leave Page' }).click();
  await expect(page).toHaveURL(paths.manageJobs);
});
