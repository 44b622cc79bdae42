import { describe, expect, it, vi } from 'vitest';
import { limits } from '@shared/limits';
import { jobIdOf, now, organizationIdOf, userIdOf } from '../../../../test/support/hiring/job-documents';
import { personIdOf } from '../../../../test/support/people/professional-documents';
import { professional } from '../../../../test/support/people/professionals';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import { accessTo } from '../../../store/people/profiles/professional-view';
import { matchProfessionals } from './match-professionals';
import { posting } from '../posting.fake';

const jobId = jobIdOf(1);

const callerOf = (scope: 'organization' | 'assigned', organization = 1): AuthorizedCaller => ({
  userId: userIdOf(9),
  role: 'manager',
  scope,
  membership: { userId: userIdOf(9), organizationId: organizationIdOf(organization) } as AuthorizedCaller['membership'],
});
const manager = callerOf('organization');

const rn = (number: number, differing: Parameters<typeof professional>[0] = {}) =>
  professional({ userId: personIdOf(number), profession: 'rn', ...differing });

const people = [
  rn(1, { units: [{ id: `ent_${'0'.repeat(26)}`, unit: 'ed', years: 5, lastWorkedOn: null }] }),
  rn(2, { profession: 'physician' }),
  rn(3, { privacy: { visibility: 'anonymous' } }),
  rn(4, { privacy: { visibility: 'private' } }),
  rn(5, { blockedOrganizations: [organizationIdOf(1)] }),
];

const fake = () => {
  const stored = new Map(people.map((it) => [it.profile.userId, it]));
  const find = vi.fn(
    async (userIds: readonly string[], reader: Parameters<typeof accessTo>[1]) =>
      new Map(
        userIds.flatMap((userId) => {
          const person = stored.get(userId);
          const access = person && accessTo(person.profile, reader, false);
          return access ? [[userId, { person, access }] as const] : [];
        }),
      ),
  );
  return {
    postings: { find: async () => [posting()], listOfOrganization: vi.fn(), listOfMember: vi.fn() },
    visible: { find },
    applicants: {
      profile: vi.fn(),
      appliedTo: vi.fn(),
      applicantsAmong: async () => new Set([personIdOf(1)]),
    },
    invited: { invitedAmong: async () => new Map([[personIdOf(2), '2026-11-20T08:00:00.000Z']]) },
    clock: { now: () => now },
  };
};

describe('listed people compared with a job', () => {
  it('keep their order and say who is eligible, applied, or was invited', async () => {
    const userIds = [2, 1].map(personIdOf);
    const { items } = await matchProfessionals(fake(), { caller: manager, jobId, userIds });
    expect(items.map(({ userId, applied, invitedAt }) => [userId, applied, invitedAt])).toEqual([
      [personIdOf(2), false, '2026-11-20T08:00:00.000Z'],
      [personIdOf(1), true, null],
    ]);
    expect(items.map(({ match }) => match.state)).toEqual(['not_eligible', 'eligible']);
    expect(items[0]!.match).toMatchObject({ score: null, reasons: [{ code: 'profession' }] });
    expect(items[1]!.match).toMatchObject({ score: expect.any(Number), license: { args: { state: 'MA' } } });
  });

  it('include only those the organization sees, and hide the towns of anonymous people', async () => {
    const userIds = [1, 3, 4, 5, 6].map(personIdOf);
    const { items } = await matchProfessionals(fake(), { caller: manager, jobId, userIds });
    expect(items.map(({ userId }) => userId)).toEqual([1, 3].map(personIdOf));
    expect(items.map(({ match }) => match.parts.some(({ part }) => part === 'place'))).toEqual([true, false]);
  });

  it('are compared only with jobs the caller can see, one page at a time', async () => {
    const deps = fake();
    const asked = { jobId, userIds: Array.from({ length: 40 }, (_, at) => personIdOf(at)) };
    const notFound = { code: 'NOT_FOUND' };
    await expect(matchProfessionals(deps, { caller: callerOf('assigned'), ...asked })).rejects.toMatchObject(notFound);
    await expect(matchProfessionals(deps, { caller: callerOf('organization', 2), ...asked })).rejects.toMatchObject(
      notFound,
    );
    expect(deps.visible.find).not.toHaveBeenCalled();
    await matchProfessionals(deps, { caller: manager, ...asked });
    expect(deps.visible.find.mock.lastCall?.[0]).toHaveLength(limits.pageSize);
  });
});
