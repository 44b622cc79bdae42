import { paths } from '@shared/paths';
import { storageKeys } from '@shared/storage-keys';
import { addressOf } from '../i18n/language';
import { workerScript } from '../live/worker-script';

const attributesOf = (selector: string, name: string): string[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');

const ownFiles = (): string[] => [
  '/before-paint.js',
  // Prerendered pages inline their styles, and only name the files that other pages load.
  ...attributesOf('link[rel="stylesheet"]', 'href'),
  ...performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname),
];

/** Lets the worker cache the offline page with the files loaded so far. */
export const keepShell = async (): Promise<void> => {
  await navigator.serviceWorker.register(workerScript());
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'keep', page: addressOf(paths.offline), files: [...new Set(ownFiles())] });
};

/** A server of another checkout, or of the built site, may have used this address before. */
export const forgetShell = async (): Promise<void> => {
  if ('caches' in window) await window.caches.delete(storageKeys.shell);
};

/** Prerendered pages name it as the first script to load after the paint. */
const entryOfPage = (): string | undefined =>
  [
    ...attributesOf('script[type="module"][src]', 'src'),
    ...attributesOf('script[data-scripts]', 'data-scripts').map((scripts) => scripts.split(' ')[0]),
  ][0];

/** Whether the site has been deployed since this page was loaded. */
export const isOutdated = async (): Promise<boolean> => {
  const entry = entryOfPage();
  const response = await fetch(addressOf(paths.offline), { cache: 'no-store' });
  return entry !== undefined && response.ok && !(await response.text()).includes(entry);
};
