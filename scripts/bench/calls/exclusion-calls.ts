import type { ExclusionDetail } from '@shared/model/exclusion';
import { registerSupport } from '../../../test/support/marketplace';
import type { Caller } from './caller';

/** The demo data has one possible match. */
export const exclusionCalls = async (call: Caller): Promise<void> => {
  const { token } = await registerSupport();
  await call('getWatchLists', {}, token);
  const { items } = (await call('listExclusionCases', { query: { hold: 'review' } }, token)) as {
    items: { userId: string }[];
  };
  const params = { userId: items[0]!.userId };
  const { hits, version } = (await call('getExclusionCase', { params }, token)) as ExclusionDetail;
  const body = { decision: 'dismiss', rowId: hits[0]!.entry.rowId, note: 'Another birth date.', version };
  await call('decideExclusion', { params, body }, token);
};
