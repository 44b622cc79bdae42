import { expect, it } from 'vitest';
import { placementItem, readPlacement, type PlacementItem } from './placement-item';

const id = '01JD0000000000000000000000';

it('own staff are stored as placements without an offer, a job, or pay', () => {
  const placement: PlacementItem = {
    placementId: `plc_${id}`,
    kind: 'own_staff',
    profession: 'rn',
    unitIds: [],
    offerId: null,
    applicationId: null,
    jobId: null,
    jobTitle: '',
    organizationId: `org_${id}`,
    organization: 'Lakeshore',
    professional: { userId: '00000000-0000-4000-8000-000000000001', name: 'Ada Byron' },
    terms: {
      ...{ jobType: 'full_time', startOn: '2026-11-27', endOn: null, payCents: 0, rate: 'hour' },
      ...{ currency: 'USD', hoursPerWeek: null, location: '', notes: '' },
    },
    endOn: null,
    endReason: '',
    createdAt: '2026-11-27T12:00:00.000Z',
    version: 1,
  };
  const item = placementItem(placement);
  expect(readPlacement(item)).toEqual(placement);
  expect(item).not.toHaveProperty('gsi1pk');
});
