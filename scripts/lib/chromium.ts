import { chromium } from '@playwright/test';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './run-command';

/** No sandbox (containers run as root), GPU, or background requests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const headlessShell = 'chromium-headless-shell';
const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((directory) => join(directory, name))
    .find(isExecutable);

export const findChromium = (): string | undefined => {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return isExecutable(chosen) ? chosen : undefined;
  const found = names.map(onPath).find(Boolean);
  if (found) return found;
  const downloaded = chromium.executablePath();
  return existsSync(downloaded) ? downloaded : undefined;
};

// An unreachable mirror fails quickly.
const aptOptions = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', '-o', 'DPkg::Lock::Timeout=60'];

const aptGet = async (...args: string[]): Promise<string | null> => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const { exitCode, output } = await runCommand(['apt-get', ...aptOptions, ...args], { env });
  return exitCode === 0 ? null : output;
};

const install = (name: string): Promise<string | null> =>
  aptGet('install', '-y', '--no-install-recommends', name, 'fonts-liberation');

/** Installs the first available package. */
const installOnDebian = async (...packages: string[]): Promise<void> => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !onPath('apt-get')) return;
  for (const name of packages) {
    console.info(`Installing ${name} with apt-get.`);
    if ((await install(name)) === null) return;
    await aptGet('update');
    const failure = await install(name);
    if (failure === null) return;
    console.error(failure.split('\n').slice(-15).join('\n'));
  }
};

export const chromiumMissing =
  'No Chromium was found for the browser tests: install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH.';

/** Installs Chromium if possible without prompting. */
export const ensureChromium = async (): Promise<string> => {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen && !findChromium()) throw new Error(`CHROMIUM_PATH names ${chosen}, which is not a program.`);
  if (!findChromium()) await installOnDebian(headlessShell, 'chromium');
  const path = findChromium();
  if (!path) throw new Error(chromiumMissing);
  return path;
};

/**
 * Returns the headless shell if it can be installed without prompting: tests in full Chromium take at least twice as long,
 * because it also loads window features. Otherwise any Chromium.
 */
export const ensureTestBrowser = async (): Promise<string> => {
  if (!process.env['CHROMIUM_PATH'] && !onPath(headlessShell)) await installOnDebian(headlessShell);
  return ensureChromium();
};
