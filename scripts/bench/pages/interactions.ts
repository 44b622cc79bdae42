import { chromium, type Browser, type Page } from '@playwright/test';
import { paths } from '../../../shared/paths';
import { chromiumFlags } from '../../lib/chromium';
import type { DemoAccount } from '../../seed/demo-accounts';
import { lengthen } from './copies';
import { observeInteractions, press, slowDown, takeDurations } from './event-timing';
import { signIn } from '../../lib/demo-sign-in';

export type Interactions = { name: string; durationsMs: number[] };

type Options = {
  site: string;
  chromePath: string;
  professional: DemoAccount;
  employer: DemoAccount;
  progress: (text: string) => void;
};

const slowdown = 6;
const steps = 20;

type Scene = {
  name: string;
  account: DemoAccount;
  /** Opens the page and waits until it is usable. */
  open: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
};

const scenesOf = ({ site, professional, employer }: Options): Scene[] => [
  {
    name: '/jobs, 100 rows: next job',
    account: professional,
    open: async (page) => {
      await lengthen(page, { address: /\/api\/matched-jobs/, id: 'jobId', count: 100 });
      await page.goto(`${site}${paths.jobs}`);
      await page.locator('[data-job]').nth(99).waitFor();
      await page.locator('[data-job]').first().focus();
    },
    act: (page) => press(page, 'ArrowDown', steps),
  },
  {
    name: 'candidates board, 200 cards: next card',
    account: employer,
    open: async (page) => {
      await openCandidates(page, site, 'board');
    },
    act: (page) => press(page, 'j', steps),
  },
  {
    name: 'candidates board, 200 cards: open, next, close',
    account: employer,
    open: async (page) => {
      await openCandidates(page, site, 'board');
      await page.keyboard.press('j');
    },
    act: async (page) => {
      for (let step = 0; step < 5; step += 1) {
        await press(page, 'Enter', 1);
        await press(page, 'j', 2);
        await press(page, 'Escape', 1);
      }
    },
  },
  {
    name: 'candidates table, 200 rows: next row, select',
    account: employer,
    open: async (page) => {
      await openCandidates(page, site, 'table');
    },
    act: async (page) => {
      for (let step = 0; step < steps / 2; step += 1) {
        await press(page, 'j', 1);
        await press(page, 'x', 1);
      }
    },
  },
  {
    name: 'thread, 100 messages: write',
    account: employer,
    open: async (page) => {
      await lengthen(page, {
        address: /\/api\/conversations\/cnv_[^/]+(\?.*)?$/,
        id: 'id',
        count: 100,
      });
      await page.goto(`${site}${paths.messages}`);
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      await page.getByRole('textbox', { name: /^Message to/ }).click();
    },
    act: async (page) => {
      for (const letter of 'Could you start on Monday?') await press(page, letter === ' ' ? 'Space' : letter, 1);
    },
  },
];

const openCandidates = async (page: Page, site: string, view: 'board' | 'table'): Promise<void> => {
  const address = /\/api\/organization\/applications(\?.*)?$/;
  await lengthen(page, { address, id: 'applicationId', count: 200 });
  await page.goto(`${site}${paths.applications}?view=${view}`);
  await page.locator('[data-candidate]').nth(9).waitFor();
};

const measureScene = async (
  browser: Browser,
  site: string,
  { name, account, open, act }: Scene,
): Promise<Interactions> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await observeInteractions(page);
  await signIn(page, site, account);
  await open(page);
  await page.waitForLoadState('networkidle');
  await slowDown(page, slowdown);
  await takeDurations(page);
  await act(page);
  const durationsMs = await takeDurations(page);
  await context.close();
  if (durationsMs.length === 0) throw new Error(`${name}: the browser reported no interaction.`);
  return { name, durationsMs };
};

/** Measures each in a new window, with the processor slowed down once the page is ready. */
export const measureInteractions = async (options: Options): Promise<Interactions[]> => {
  const browser = await chromium.launch({ executablePath: options.chromePath, args: chromiumFlags });
  const measured: Interactions[] = [];
  try {
    for (const scene of scenesOf(options)) {
      options.progress(`interactions: ${scene.name}`);
      measured.push(await measureScene(browser, options.site, scene));
    }
  } finally {
    await browser.close();
  }
  return measured;
};
