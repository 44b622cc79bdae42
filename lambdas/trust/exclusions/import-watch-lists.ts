import { watchLists, type WatchList } from '@shared/trust/model/exclusion';
import { systemClock } from '../../platform/clock';
import { environment } from '../../platform/environment';
import { openTable } from '../../platform/table/table';
import { createWatchLists } from '../../store/trust/watch-lists/watch-lists';
import { createDeactivationSource } from './lists/deactivation-source';
import { importDeactivations } from './lists/import-deactivations';
import { importExclusions } from './lists/import-exclusions';
import { importLists, type Imports } from './lists/import-lists';
import { createLeieSource } from './lists/leie-source';

const lists = createWatchLists(openTable());
const clock = systemClock;
const { EXCLUSIONS_URL, DEACTIVATIONS_URL } = environment('watchLists');

const imports: Imports = {
  ...(EXCLUSIONS_URL !== '' && {
    exclusions: () => importExclusions({ source: createLeieSource({ url: EXCLUSIONS_URL }), lists, clock }),
  }),
  ...(DEACTIVATIONS_URL !== '' && {
    deactivations: () =>
      importDeactivations({ source: createDeactivationSource({ url: DEACTIVATIONS_URL }), lists, clock }),
  }),
};

export const handler = (): Promise<{ imported: WatchList[] }> => importLists({ lists, clock }, imports, watchLists);
