import { accountRoutes } from '@shared/api/accounts.routes';
import { paths, redirects } from '@shared/paths';
import type { SiteRouteName } from '@shared/site-routes';
import type { Page } from '@playwright/test';
import type { PseudoLocale } from '../../web/src/lib/i18n/language';
import { checkEveryLook, checkLook, looks } from './every-look';
import { follow, onEveryPage, settled, watchTraffic } from './every-page';
import { expectRoom, expectTranslated, watchData } from './pseudo-locales';
import { forgetAcceptance } from '../support/terms';
import { expect, newProfessional, signInAs, test, watchErrors } from './support';

/** The browser logs the expected 404 for the missing account, and for a shift that the person isn't booked on. */
const isAnswer = (what: string, error: string): boolean =>
  (what === ('completeRegistration' satisfies SiteRouteName) && error.endsWith(accountRoutes.getMe.path)) ||
  (what === ('shiftDay' satisfies SiteRouteName) && error.endsWith('/attendance'));

const expectNoErrors = (errors: string[], what: string): void => {
  const unexpected = errors.splice(0).filter((error) => !isAnswer(what, error));
  expect(unexpected, `errors on ${what}`).toEqual([]);
};

const checkInEnglish = async (page: Page, what: string, errors: string[]): Promise<void> => {
  await expect(page, `title of ${what}`).toHaveTitle(/\S.*Wardline|Wardline.*\S/);
  await checkLook(page, what, 'wide');
  expectNoErrors(errors, what);
};

onEveryPage(async (page, pages, viewer) => {
  const [errors, traffic] = [watchErrors(page), watchTraffic(page)];
  const visit = async (
    prefix: '' | `/${PseudoLocale}`,
    check: (what: string, name: SiteRouteName) => Promise<void>,
  ): Promise<void> => {
    const titles = new Set<string>();
    for (const [index, { name, address }] of pages.entries()) {
      const what = prefix ? `${name} in ${prefix.slice(1)}` : name;
      await test.step(what, async () => {
        // Visitors come to a page from elsewhere, and some of theirs are written before.
        const isLoaded = index === 0 || (viewer === 'guest' && prefix === '');
        await (isLoaded ? page.goto(prefix + address) : follow(page, prefix + address));
        await settled(page, traffic, what);
        titles.add(await page.title());
        await check(what, name);
      });
    }
    // Some lead on to the same page.
    expect(titles.size, 'pages that were reached').toBeGreaterThan(pages.length / 2);
  };

  await visit('', (name) => checkInEnglish(page, name, errors));
  const data = watchData(page);
  await page.setViewportSize(looks.narrow.viewport);
  await visit('/en-XA', async (what, name) => {
    await expectTranslated(page, data, name, what);
    await expectRoom(page, what);
    await checkLook(page, what, 'narrow');
  });
  await visit('/ar-XB', (what) => expectRoom(page, what));
});

test('an address that does not exist', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkInEnglish(page, 'the 404 page', errors);
  await checkLook(page, 'the 404 page', 'narrow');
});

test('terms that are due', async ({ page }) => {
  const person = await newProfessional();
  await forgetAcceptance(person);
  await signInAs(page, person);
  await page.goto(paths.dashboard);
  await expect(page.getByRole('heading', { level: 1, name: 'Review our terms' })).toBeVisible();
  await checkEveryLook(page, 'the terms that are due');
  await page.getByRole('button', { name: 'Accept and Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review our terms' })).toBeHidden();
});

test('earlier addresses lead on', async ({ page, world }) => {
  const viewers = Object.groupBy(Object.entries(redirects), ([, to]) =>
    to === paths.postJob ? 'employer' : 'professional',
  );
  for (const viewer of ['professional', 'employer'] as const) {
    await signInAs(page, world[viewer]);
    for (const [from] of viewers[viewer] ?? []) {
      await page.goto(from);
      await expect(page).not.toHaveURL(from);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
  }
});
