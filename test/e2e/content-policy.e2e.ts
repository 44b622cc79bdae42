import { paths, pathTo } from '@shared/paths';
import type { Page } from '@playwright/test';
import { expect, signInAs, test, watchErrors, type World } from './support';

// Blocked elsewhere; here, the policy decides which worker is registered.
test.use({ serviceWorkers: 'allow' });

/** Collects what the browser has refused on a page, and what it refuses from then on. */
const watchRefusals = async (page: Page): Promise<string[]> => {
  const refused: string[] = [];
  await page.exposeFunction('tellRefusal', (refusal: string) => void refused.push(refusal));
  await page.addInitScript(() => {
    const { tellRefusal } = globalThis as unknown as { tellRefusal: (refusal: string) => void };
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
      tellRefusal([effectiveDirective, blockedURI, sample, sourceFile].join(' ')),
    );
  });
  return refused;
};

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test('dialogs, menus and calendar views work under the content policy', async ({ page, world }) => {
  await signInAs(page, world.professional);
  const refused = await watchRefusals(page);
  await open(page, paths.calendar);
  for (const view of ['Week', 'Day', 'List', 'Month'])
    await page.getByRole('button', { name: view, exact: true }).click();
  await page.getByRole('button', { name: 'Add Event' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: /profile menu$/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(refused).toEqual([]);
});

/** Tries to make markup, a script address, a policy and a worker from text. */
const makeFromText = (page: Page) =>
  page.evaluate(async () => {
    const tried = (attempt: () => unknown): string => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    const register = async () => navigator.serviceWorker.register('/push-worker.js');
    return {
      markup: tried(() => (document.createElement('p').innerHTML = '<b>x</b>')),
      script: tried(() => (document.createElement('script').src = '/before-paint.js')),
      policy: tried(() => trustedTypes.createPolicy('other', {})),
      worker: await register().then(
        () => 'done',
        (error: unknown) => (error as Error).name,
      ),
    };
  });

const addresses: Record<string, (world: World) => string> = {
  'a written page': () => paths.about,
  'the page of a job': ({ job }) => pathTo(paths.job, { jobId: job.jobId }),
};

for (const [name, addressIn] of Object.entries(addresses))
  test(`${name} makes nothing from text, and takes no styles but its own`, async ({ page, world }) => {
    const [refused, errors] = [await watchRefusals(page), watchErrors(page)];
    await open(page, addressIn(world));
    expect(refused).toEqual([]);
    expect(errors).toEqual([]);
    const refusal = 'TypeError';
    expect(await makeFromText(page)).toEqual({ markup: refusal, script: refusal, policy: refusal, worker: refusal });
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'h1 { display: none }';
      document.head.append(style);
      document.querySelector('h1')?.setAttribute('style', 'display: none');
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => refused.map((it) => it.split(' ')[0]))
      .toEqual(expect.arrayContaining(['style-src-elem', 'style-src-attr']));
    // Pages that are checked for errors thus never do anything that is refused.
    await expect.poll(() => errors.join()).toContain('Content Security Policy');
  });
