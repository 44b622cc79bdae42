import { paths } from '@shared/paths';
import { storageKeys } from '@shared/storage-keys';
import { addressOf } from '../i18n/language';
import { workerScript } from '../live/worker-script';

const ownFiles = (): string[] => [
  '/before-paint.js',
  ...performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname),
];

/** Lets the worker keep the offline page with the files that are loaded by now. */
export const keepShell = async (): Promise<void> => {
  await navigator.serviceWorker.register(workerScript());
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'keep', page: addressOf(paths.offline), files: [...new Set(ownFiles())] });
};

/** A server of another checkout, or of the built site, may have used this address before. */
export const forgetShell = async (): Promise<void> => {
  if ('caches' in window) await window.caches.delete(storageKeys.shell);
};

const entryOf = (page: Document): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/** Whether the site has been deployed since this page was loaded. */
export const isOutdated = async (): Promise<boolean> => {
  const entry = entryOf(document);
  const response = await fetch(addressOf(paths.offline), { cache: 'no-store' });
  return entry !== null && response.ok && !(await response.text()).includes(entry);
};
