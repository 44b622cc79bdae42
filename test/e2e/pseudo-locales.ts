import type { Page, Response } from '@playwright/test';
import { recordSystemNames } from '@shared/data/healthcare/record-systems';
import { providers } from '@shared/connect/integrations/providers';
import archivedPolicy from '@shared/legal/archive/privacy/1.en.json' with { type: 'json' };
import { identityProviders } from '@shared/accounts/model/sign-in-vocabulary';
import { states } from '@shared/people/model/profile-vocabulary';
import { currencies } from '@shared/core/model/vocabulary';
import { productName } from '@shared/product';
import type { SiteRouteName } from '@shared/site-routes';
import { languageNames } from '@shared/text/language';
import { expect, expectNoSidewaysScroll } from './support';

/** Names of every month and every weekday. */
const namesIn = (options: Intl.DateTimeFormatOptions): string[] => {
  const format = new Intl.DateTimeFormat('en-US', options);
  const dates = Array.from({ length: 12 }, (_, month) => [new Date(2026, month, 15), new Date(2026, 0, 1 + month)]);
  return dates.flat().map((date) => format.format(date));
};

/** Names that stay the same in every language, and words of `Intl`. */
const kept = new Set(
  [
    [productName, 'security.txt', ...Object.values(languageNames), ...Object.values(states), ...currencies],
    Object.values(recordSystemNames),
    Object.values(providers).map(({ name }) => name),
    [...identityProviders],
    (['short', 'long'] as const).flatMap((style) => [...namesIn({ month: style }), ...namesIn({ weekday: style })]),
    Intl.supportedValuesOf('timeZone').flatMap((zone) => [
      zone,
      ...namesIn({ timeZone: zone, timeZoneName: 'longGeneric' }),
    ]),
    'EST EDT CST CDT MST MDT PST PDT UTC GMT Today Tomorrow Yesterday today tomorrow yesterday day days week weeks month months ago in minute minutes hour hours',
    // Chromium's fake devices for tests.
    'Fake Default Audio Input',
  ]
    .flat()
    .flatMap((name) => name.split(/[^\p{L}]+/u)),
);

/** Fields with codes that read like English, which their labels replace. */
const coded: ReadonlySet<string> = new Set(['specialty', 'user_specialty', 'department', 'industry']);

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (coded.has(name) ? [] : stringsIn(part)));
};

const wordsOf = (value: unknown): string[] => stringsIn(value).flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));

/** Collects texts from the API: people typed them, or the server wrote them, which has separate tests. */
export const watchData = (page: Page): Set<string> => {
  const data = new Set<string>();
  const remember = async (response: Response): Promise<void> => {
    if (!response.url().includes('/api/')) return;
    const body: unknown = await response.json().catch(() => null);
    for (const word of wordsOf(body)) data.add(word);
  };
  page.on('response', (response) => void remember(response));
  return data;
};

const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(node.getAttribute(name) ?? '');
      } else if (!node.parentElement?.closest('script, style, noscript, textarea, code'))
        texts.push(node.textContent ?? '');
    }
    return texts.map((text) => text.trim()).filter(Boolean);
  });

/** Pseudo-localized texts have no plain letters left. */
const plainWord = /(?<![\p{L}\p{N}.@/_-])[A-Za-z]{3,}(?![\p{L}\p{N}@_])/gu;

const untranslated = (texts: readonly string[], data: ReadonlySet<string>): string[] =>
  texts.filter((text) =>
    (text.replace(/\S+@\S+|https?:\/\/\S*/g, '').match(plainWord) ?? []).some(
      (word) => !kept.has(word) && !data.has(word),
    ),
  );

const clippedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a, h1, h2, h3, label, legend, th, dt, summary')]
      .filter((element) => {
        const { overflowX, textOverflow, position } = getComputedStyle(element);
        return (
          position !== 'absolute' &&
          overflowX === 'hidden' &&
          textOverflow !== 'ellipsis' &&
          element.scrollWidth > element.clientWidth + 1
        );
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );

/** Pages with archived texts, which stay as they were published. */
const published: Partial<Record<SiteRouteName, readonly string[]>> = { legalVersion: wordsOf(archivedPolicy) };

export const expectTranslated = async (
  page: Page,
  data: ReadonlySet<string>,
  name: SiteRouteName,
  look: string,
): Promise<void> => {
  const known = published[name] ?? [];
  const english = async () => untranslated(await textsOn(page), new Set([...data, ...known]));
  await expect.poll(english, { message: `plain English on ${look}` }).toEqual([]);
};

export const expectRoom = async (page: Page, look: string): Promise<void> => {
  await expectNoSidewaysScroll(page, look);
  expect(await clippedOn(page), `clipped on ${look}`).toEqual([]);
};

/** All that a right-to-left language changes, with texts that are longer than its own. */
export const expectRoomMirrored = async (page: Page, look: string): Promise<void> => {
  const turn = (direction: 'ltr' | 'rtl') => page.evaluate((to) => void (document.documentElement.dir = to), direction);
  await turn('rtl');
  await expectRoom(page, `${look}, mirrored`);
  await turn('ltr');
};
