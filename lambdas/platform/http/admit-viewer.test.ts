import type { ViewedArea } from '@shared/trust/model/view-vocabulary';
import { describe, expect, it } from 'vitest';
import { aViewer } from '../../../test/support/viewer';
import { admitViewer } from './admit-viewer';

const recorded = () => {
  const areas: ViewedArea[] = [];
  const openArea = async (_view: object, area: ViewedArea) => areas.push(area) > 0;
  return { areas, callers: { openArea } };
};

describe('a viewer', () => {
  it('records each area once', async () => {
    const { areas, callers } = recorded();
    await admitViewer('listMyApplications', aViewer(), callers);
    await admitViewer('getApplication', aViewer({ areas: ['applications'] }), callers);
    await admitViewer('listOffers', aViewer({ areas: ['applications'] }), callers);
    expect(areas).toEqual(['applications', 'offers']);
  });

  it('sees nothing when the record fails', async () => {
    const over = admitViewer('listOffers', aViewer(), { openArea: async () => false });
    await expect(over).rejects.toMatchObject({ code: 'FORBIDDEN', message: 'viewOver' });
    const failed = admitViewer('listOffers', aViewer(), { openArea: () => Promise.reject(new Error('throttled')) });
    await expect(failed).rejects.toThrow('throttled');
  });

  it.each([
    ['getConversation', 'viewConversations'],
    ['getMyDocument', 'viewHidden'],
    ['listPaymentMethods', 'viewMoney'],
    ['addedTomorrow', 'viewHidden'],
  ])('is refused by %s, without a record', async (operation, message) => {
    const { areas, callers } = recorded();
    await expect(admitViewer(operation, aViewer(), callers)).rejects.toMatchObject({ code: 'FORBIDDEN', message });
    expect(areas).toEqual([]);
  });

  it('sees money only with the finance role as well', async () => {
    const { areas, callers } = recorded();
    await admitViewer('listPaymentMethods', aViewer({ roles: ['support', 'finance'] }), callers);
    await admitViewer('getEarnings', aViewer({ roles: ['owner'] }), callers);
    expect(areas).toEqual(['billing', 'earnings']);
  });
});
