import { paths } from '@shared/paths';
import { pathIn } from '@shared/text/language-paths';
import type { Page } from '@playwright/test';
import { expect, signInAs, test } from './support';

type Loaded = { paintedAt: number; scripts: { path: string; startedAt: number }[]; styles: string[] };

const loadedBy = (page: Page): Promise<Loaded> =>
  page.evaluate(() => {
    const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((it) => ({
      path: new URL(it.name).pathname,
      startedAt: it.startTime,
    }));
    return {
      paintedAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      scripts: files.filter(({ path }) => path.startsWith('/assets/') && path.endsWith('.js')),
      styles: files.map(({ path }) => path).filter((path) => path.endsWith('.css')),
    };
  });

for (const path of [paths.home, pathIn('es', paths.login), paths.jobs])
  test(`${path} is painted before it loads the application, with nothing else to wait for`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(async () => (await loadedBy(page)).scripts.length).toBeGreaterThan(5);
    const { paintedAt, scripts } = await loadedBy(page);
    expect(scripts.filter(({ startedAt }) => startedAt < paintedAt)).toEqual([]);
    expect(new Set(scripts.map((it) => it.path)).size).toBe(scripts.length);
  });

test('styles inlined in a prerendered page are not loaded again, and later pages keep them', async ({ page }) => {
  await page.goto(paths.login);
  const held = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((it) => it.getAttribute('href')));
  expect(held.length).toBeGreaterThan(2);
  // Only the application has this button, and only its links load no other document.
  await expect(page.getByRole('button', { name: 'Sign In With a Passkey' })).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/register/);
  const { styles } = await loadedBy(page);
  expect(styles.filter((path) => held.includes(path))).toEqual([]);
});

test('a prerendered page also starts in a background tab, without waiting for a paint', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    Object.defineProperty(window, 'PerformanceObserver', { value: undefined });
  });
  await page.goto(paths.login);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
});

/** Delays the application until the returned function is called. */
const holdApplication = async (page: Page): Promise<() => void> => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};

test('text typed before the application loads stays', async ({ page }) => {
  const release = await holdApplication(page);
  await page.goto(paths.login);
  await page.getByLabel('Email address').fill('early@example.com');
  release();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByLabel(/^Password/)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email address')).toHaveValue('early@example.com');
});

test('a search begun before the application loads continues on the signed-in person’s page', async ({
  page,
  world,
}) => {
  await signInAs(page, world.professional);
  const release = await holdApplication(page);
  await page.goto(paths.jobs);
  const search = page.getByRole('combobox', { name: 'Search jobs' });
  await search.pressSequentially('nurse');
  release();
  await expect(page.getByRole('link', { name: 'Applications' })).toBeVisible();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('nurse');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=nurse/);
});

test('a visitor keeps typing while a page with filters replaces the prerendered one', async ({ page }) => {
  const release = await holdApplication(page);
  await page.goto(`${paths.jobs}?sort=newest`);
  const search = page.getByRole('combobox', { name: 'Search jobs' });
  await search.pressSequentially('nur');
  release();
  await page.keyboard.type('se', { delay: 60 });
  await expect(search).toHaveValue('nurse');
  await expect(search).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=nurse/);
});
