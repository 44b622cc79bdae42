import { ExclusionStanding } from '@shared/trust/model/exclusion';
import { getItem, type Table } from '../../../platform/table/table';
import { exclusionKeys } from './keys';
import type { ExclusionStandings } from './ports';

export const createExclusionStandings = (table: Table): ExclusionStandings => ({
  async read(userId) {
    const item = await getItem(table, exclusionKeys.exclusionCase(userId), true);
    return item ? ExclusionStanding.parse(item) : { hold: 'none', checkedOn: null };
  },
});
