import { describe, expect, it } from 'vitest';
import type { PublicShift } from '@shared/work/model/shifts/public-shift';
import type { RatedOrganization } from '../../store/organizations/organizations/organizations';
import { getPublicOrganization } from './get-public-organization';
import type { Deps } from './ports';

const night: PublicShift = {
  day: '2026-12-03',
  part: 'night',
  careUnit: 'icu',
  professions: ['rn'],
  city: 'Chicago',
  state: 'IL',
  rateCents: 57_00,
  currency: 'USD',
  free: 2,
};

const shown = (organization: Partial<RatedOrganization>, shifts: PublicShift[] = [night]) => {
  const asked: string[] = [];
  const organizations = {
    get: async () => ({ organizationId: 'org_1', verified: null, ratingSum: 0, ratingCount: 0, ...organization }),
  } as unknown as Deps['organizations'];
  const publicShifts = {
    of: async (organizationId: string) => {
      asked.push(organizationId);
      return shifts;
    },
  };
  return getPublicOrganization({ organizations, publicShifts }, 'org_1').then((page) => ({ page, asked }));
};
const verified = { at: '2026-11-01T00:00:00.000Z' } as unknown as RatedOrganization['verified'];

describe('the public page of an organization', () => {
  it('has the open shifts of a verified organization', async () => {
    expect((await shown({ verified })).page.openShifts).toEqual([night]);
  });

  it('has no shifts of an unverified one, and does not read them', async () => {
    const { page, asked } = await shown({});
    expect(page).not.toHaveProperty('openShifts');
    expect(asked).toEqual([]);
  });

  it('leaves out an empty list, and is NOT_FOUND for a hidden one', async () => {
    expect((await shown({ verified }, [])).page).not.toHaveProperty('openShifts');
    await expect(shown({ verified, hidden: true })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
