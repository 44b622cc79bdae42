import { chromium } from '@playwright/test';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './run-command';

/** No sandbox (containers run as root), GPU or background requests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

// The headless shell runs the tests 20 % faster.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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

const installOnDebian = async (): Promise<void> => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !onPath('apt-get')) return;
  console.info('Chromium is not installed: installing it with apt-get.');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand(['apt-get', 'update'], { env });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const install = ['apt-get', 'install', '-y', '--no-install-recommends', name, 'fonts-liberation'];
    const { exitCode, output } = await runCommand(install, { env });
    if (exitCode === 0) return;
    console.error(output.split('\n').slice(-15).join('\n'));
  }
};

export const chromiumMissing =
  'No Chromium was found for the browser tests: install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH.';

/** Installs Chromium if that is possible without prompting. */
export const ensureChromium = async (): Promise<string> => {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen && !findChromium()) throw new Error(`CHROMIUM_PATH names ${chosen}, which is not a program.`);
  if (!findChromium()) await installOnDebian();
  const path = findChromium();
  if (!path) throw new Error(chromiumMissing);
  return path;
};
