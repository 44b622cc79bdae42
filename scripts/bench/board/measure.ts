import { chromium, type Page } from '@playwright/test';
import { coverageView, paths } from '../../../shared/paths';
import { chromiumFlags } from '../../lib/chromium';
import { signIn } from '../../lib/demo-sign-in';
import type { DemoAccount } from '../../seed/demo-accounts';
import { observeInteractions, press, settle, slowDown, takeDurations } from '../pages/event-timing';
import { boardSize, type BoardResults, type Moving, type Opening } from './report';

type Options = { site: string; chromePath: string; account: DemoAccount; progress: (text: string) => void };

/** Milliseconds on the page's clock when this many rows with a name were painted. */
type Drawing = { rows: number; atMs: number };

const openings = 5;
const slowdowns = [1, 6] as const;
/** Down and then right, so both directions scroll. */
const steps = { down: 13, right: 13 } as const;

/** The totals have a row header too. */
const totalRows = 1;
/** The corner is a column header too. */
const cornerColumns = 1;

/** Records when rows of the board are painted; call before the first navigation. */
const observeRows = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const drawings: Drawing[] = [];
    Object.assign(window, { drawings });
    let known = 0;
    new MutationObserver(() => {
      const rows = document.querySelectorAll('[role=grid] [role=rowheader]').length;
      if (rows === known) return;
      known = rows;
      // A message sent in the frame arrives after its paint.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => drawings.push({ rows, atMs: performance.now() });
        port2.postMessage(null);
      });
    }).observe(document, { childList: true, subtree: true });
  });

/** The board may be read again, so the response is the last one before the first rows. */
const takeOpening = async (page: Page): Promise<Opening> => {
  const { drawings, answersMs } = await page.evaluate(() => ({
    drawings: (window as unknown as { drawings: Drawing[] }).drawings,
    answersMs: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, responseStatus }) => responseStatus === 200 && new URL(name).pathname.endsWith('/board'))
      .map(({ responseEnd }) => responseEnd),
  }));
  const first = drawings.find(({ rows }) => rows > 0);
  const all = drawings.find(({ rows }) => rows === boardSize.units + totalRows);
  if (!first || !all) throw new Error(`The board drew ${drawings.at(-1)?.rows ?? 0} rows.`);
  const answerMs = Math.max(...answersMs.filter((ms) => ms < first.atMs));
  if (!Number.isFinite(answerMs)) throw new Error('The first rows were drawn before the board’s response.');
  return { firstRowsMs: first.atMs - answerMs, allRowsMs: all.atMs - answerMs };
};

const openBoard = async (page: Page, site: string): Promise<Opening> => {
  await page.goto(`${site}${paths.coverage}?${new URLSearchParams({ [coverageView.view]: 'two' })}`);
  await page.getByRole('rowheader').first().waitFor();
  await page.waitForLoadState('networkidle');
  await settle(page);
  return takeOpening(page);
};

const sizeOf = (page: Page): Promise<Pick<BoardResults, 'units' | 'days' | 'elements'>> =>
  page.evaluate(
    ([total, corner]) => ({
      units: document.querySelectorAll('[role=grid] [role=rowheader]').length - total,
      days: document.querySelectorAll('[role=grid] [role=columnheader]').length - corner,
      elements: document.querySelectorAll('*').length,
    }),
    [totalRows, cornerColumns] as const,
  );

const move = async (page: Page, slowdown: number): Promise<Moving> => {
  const cells = page.locator('[data-cell]');
  await slowDown(page, slowdown);
  await cells.first().focus();
  await settle(page);
  await takeDurations(page);
  await press(page, 'ArrowDown', steps.down);
  await press(page, 'ArrowRight', steps.right);
  const durationsMs = await takeDurations(page);
  const last = cells.nth(steps.down * boardSize.days + steps.right);
  if (!(await last.evaluate((cell) => cell === document.activeElement))) {
    throw new Error(`The arrow keys didn’t reach ${await last.getAttribute('data-cell')}.`);
  }
  return { slowdown, keys: steps.down + steps.right, durationsMs };
};

/** Opens the board several times, and moves over it as last opened. */
export const measureBoard = async ({ site, chromePath, account, progress }: Options): Promise<BoardResults> => {
  const browser = await chromium.launch({ executablePath: chromePath, args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await observeInteractions(page);
    await observeRows(page);
    await signIn(page, site, account);
    const opened: Opening[] = [];
    for (let opening = 1; opening <= openings; opening += 1) {
      progress(`opening ${opening} of ${openings}`);
      opened.push(await openBoard(page, site));
    }
    const size = await sizeOf(page);
    const moving: Moving[] = [];
    for (const slowdown of slowdowns) {
      progress(`arrow keys at a slowdown of ${slowdown}`);
      moving.push(await move(page, slowdown));
    }
    return { ...size, openings: opened, moving };
  } finally {
    await browser.close();
  }
};
