import { importExclusions } from '@lambdas/trust/exclusions/lists/import-exclusions';
import { systemClock } from '@lambdas/platform/clock';
import { openTable } from '@lambdas/platform/table/table';
import { createWatchLists } from '@lambdas/store/trust/watch-lists/watch-lists';
import { exclusionsFile } from '../../emulators/watch-lists/excluded-people';
import { publishedOn } from '../../emulators/watch-lists/watch-lists';

const content = async function* (): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(exclusionsFile()));
};

/** Imports the invented list, so reviewers find a possible match without waiting for the schedule. Not on AWS. */
export const seedExclusions = async (now: Date): Promise<void> => {
  const source = {
    full: () => Promise.resolve({ modifiedOn: publishedOn(now).toISOString().slice(0, 10), content: content() }),
    supplement: () => Promise.resolve(null),
  };
  await importExclusions({ source, lists: createWatchLists(openTable()), clock: systemClock });
};
