import { paths } from '@shared/paths';
import { storageKeys } from '@shared/storage-keys';
import { interviewSoon } from '../support/interviews';
import { expect, expectNoAxeViolations, newProfessional, signInAs, test } from './support';

test.use({ serviceWorkers: 'allow' });

test('without a connection, every page leads to the schedule of the next days', async ({ page, context, world }) => {
  const professional = await newProfessional();
  await interviewSoon(world.employer, professional);
  await signInAs(page, professional);
  await page.goto(paths.references);
  // The database is there before the schedule is in it.
  const copies = () =>
    page.evaluate(
      async ([shell, agenda]) => {
        const hasPage = (await (await caches.open(shell)).match('/offline')) !== undefined;
        const isMade = (await indexedDB.databases()).some(({ name }) => name === agenda);
        if (!hasPage || !isMade) return 0;
        return new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open(agenda);
          opening.onerror = () => reject(opening.error!);
          opening.onsuccess = () => {
            const counting = opening.result.transaction('entries').objectStore('entries').count();
            counting.onerror = () => reject(counting.error!);
            counting.onsuccess = () => {
              opening.result.close();
              resolve(counting.result);
            };
          };
        });
      },
      [storageKeys.shell, storageKeys.agenda] as const,
    );
  await expect.poll(copies).toBe(1);
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await page.goto(`${paths.jobs}?q=rn`);
  await expect(page.getByRole('heading', { name: "You're Offline", level: 1 })).toBeVisible();
  await expect(page.getByText(/^Interview · /)).toBeVisible();
  await expectNoAxeViolations(page);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${paths.jobs}?q=rn`);
});
