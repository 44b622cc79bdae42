import type { Page } from '@playwright/test';
import { storageKeys } from '@shared/storage-keys';

/** Reads the keys of the records in an existing database. There are none until the worker caches the offline page. */
export const keptRecords = (page: Page, database: string, store: string): Promise<string[]> =>
  page.evaluate(
    async ([shell, name, records]) => {
      const hasPage = (await (await caches.open(shell)).match('/offline')) !== undefined;
      const isMade = (await indexedDB.databases()).some((it) => it.name === name);
      if (!hasPage || !isMade) return [];
      return new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error!);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(records).objectStore(records).getAllKeys();
          reading.onerror = () => reject(reading.error!);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(String));
          };
        };
      });
    },
    [storageKeys.shell, database, store] as const,
  );
