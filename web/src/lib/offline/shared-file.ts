import { paths } from '@shared/paths';
import { storageKeys } from '@shared/storage-keys';

const keptMs = 60 * 60 * 1000;

/** The file that another app shared, which push-worker.js stores until it is taken. */
export const takeSharedFile = async (): Promise<File | null> => {
  if (!('caches' in window)) return null;
  const cache = await window.caches.open(storageKeys.shared);
  const kept = await cache.match(paths.shareResume);
  if (!kept) return null;
  const { headers } = kept;
  const isOld = Date.now() - Number(headers.get('x-shared-at')) > keptMs;
  const content = await kept.blob();
  await cache.delete(paths.shareResume);
  if (isOld) return null;
  return new File([content], decodeURIComponent(headers.get('x-file-name') ?? ''), { type: content.type });
};

export const forgetSharedFile = async (): Promise<void> => {
  if ('caches' in window) await window.caches.delete(storageKeys.shared);
};
