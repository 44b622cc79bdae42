import { limits } from '@shared/limits';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { personIdOf } from '../../../test/support/people/professional-documents';
import { professional } from '../../../test/support/people/professionals';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { accessTo } from '../../store/people/profiles/professional-view';
import { getProfessional, getPublicProfessional } from './get-professional';
import type { Deps } from './ports';
import type { SavedPerson } from '../../store/people/profiles/ports';
import { listSavedProfessionals, saveProfessional } from './saved-professionals';
import { listRecentProfessionals, recordProfileView } from './viewed-professionals';

type Visibility = 'public' | 'private' | 'anonymous';
const organizationId = 'org_00000000000000000000000001';

const callerOf = (role: AuthorizedCaller['role'], userId = personIdOf(900)): AuthorizedCaller => ({
  userId,
  role,
  scope: 'organization',
  membership:
    role === 'professional' || role === 'support' ? null : ({ organizationId } as AuthorizedCaller['membership']),
});
const member = callerOf('member');

const fake = (visibilities: readonly Visibility[], tracked = true) => {
  const people = new Map(
    visibilities.map((visibility, index) => {
      const userId = personIdOf(index);
      return [userId, professional({ userId, privacy: { visibility, showOnlineStatus: true } })];
    }),
  );
  const saved: SavedPerson[] = visibilities.map((_, index) => ({ userId: personIdOf(index), savedAt: String(index) }));
  const deps: Deps = {
    professionals: {
      find: async (userIds, reader) =>
        new Map(
          userIds.flatMap((userId) => {
            const person = people.get(userId);
            const access = person && accessTo(person.profile, reader, false);
            return person && access ? [[userId, { person, access }]] : [];
          }),
        ),
    },
    portfolios: { of: async () => [], count: async () => 2 },
    connections: { of: vi.fn(async () => ['connection']) },
    responses: { of: async () => ({ asked: 0, answered: 0, time: null }) },
    saved: {
      save: async (_viewerId, { savedAt }) => savedAt,
      remove: async () => undefined,
      has: async () => true,
      list: async (_viewerId, { cursor, pageSize }) => {
        const rest = saved.filter(({ savedAt }) => cursor === undefined || Number(savedAt) > Number(cursor));
        const items = rest.slice(0, pageSize);
        return { items, nextCursor: rest.length > pageSize ? items.at(-1)!.savedAt : null };
      },
      ids: async () => [],
    },
    views: {
      count: vi.fn(async () => undefined),
      remember: vi.fn(async () => undefined),
      recent: async () =>
        visibilities.map((_, index) => ({ userId: personIdOf(index), viewedAt: '2026-11-21T08:00:00.000Z' })),
    },
    tracking: { isOn: async () => tracked },
    disclosures: { handOver: vi.fn(async (handed) => handed.map(() => true)) },
    clock: { now: () => new Date('2026-11-21T08:00:00.000Z') },
  };
  return deps;
};

const notFound = { code: 'NOT_FOUND' };

describe('a professional’s profile', () => {
  it('is shown to each reader with the right access', async () => {
    const deps = fake(['public']);
    const userId = personIdOf(0);
    expect(await getPublicProfessional(deps, userId)).toMatchObject({
      access: 'limited',
      saved: null,
      online: null,
      portfolioCount: 2,
    });
    expect(deps.connections.of).not.toHaveBeenCalled();
    expect(await getProfessional(deps, { userId, caller: member })).toMatchObject({
      access: 'standard',
      saved: true,
      online: true,
    });
    expect(await getProfessional(deps, { userId, caller: callerOf('support') })).toMatchObject({
      access: 'full',
      saved: null,
    });
    expect(await getProfessional(deps, { userId, caller: callerOf('professional', userId) })).toMatchObject({
      access: 'own',
    });
  });

  it('is NOT_FOUND for others when private', async () => {
    const deps = fake(['private']);
    const userId = personIdOf(0);
    await expect(getPublicProfessional(deps, userId)).rejects.toMatchObject(notFound);
    await expect(getProfessional(deps, { userId, caller: member })).rejects.toMatchObject(notFound);
    await expect(saveProfessional(deps, { userId, caller: member })).rejects.toMatchObject(notFound);
    await expect(recordProfileView(deps, { userId, caller: member })).rejects.toMatchObject(notFound);
    expect(deps.views.count).not.toHaveBeenCalled();
  });
});

describe('a profile view', () => {
  const userId = personIdOf(0);
  const look = async (caller: AuthorizedCaller, tracked = true) => {
    const deps = fake(['public'], tracked);
    await recordProfileView(deps, { userId, caller });
    const calls = (it: unknown): number => (it as ReturnType<typeof vi.fn>).mock.calls.length;
    return { counted: calls(deps.views.count), remembered: calls(deps.views.remember) };
  };

  it('is counted except for the owner and support, and remembered for employers', async () => {
    expect(await look(member)).toEqual({ counted: 1, remembered: 1 });
    expect(await look(callerOf('professional'))).toEqual({ counted: 1, remembered: 0 });
    expect(await look(callerOf('professional', userId))).toEqual({ counted: 0, remembered: 0 });
    expect(await look(callerOf('support'))).toEqual({ counted: 0, remembered: 0 });
  });

  it('is neither counted nor shown for readers who don’t share their views', async () => {
    expect(await look(member, false)).toEqual({ counted: 0, remembered: 1 });
    expect(await look(callerOf('professional'), false)).toEqual({ counted: 0, remembered: 0 });
  });

  it('names the organization if it is verified', async () => {
    const named = async (caller: AuthorizedCaller) => {
      const deps = fake(['public']);
      await recordProfileView(deps, { userId, caller });
      return vi.mocked(deps.views.count).mock.calls.map(([view]) => view.organizationId);
    };
    expect(await named(member)).toEqual([organizationId]);
    expect(await named({ ...member, unverified: true })).toEqual([null]);
    expect(await named(callerOf('professional'))).toEqual([null]);
  });
});

describe('lists of professionals', () => {
  const AnyVisibilities = fc.array(fc.constantFrom<Visibility>('public', 'public', 'anonymous', 'private'), {
    maxLength: 80,
  });
  const shown = (visibilities: readonly Visibility[]): string[] =>
    visibilities.flatMap((visibility, index) => (visibility === 'private' ? [] : [personIdOf(index)]));

  it('have full pages of saved people except the last, without people now private', () =>
    fc.assert(
      fc.asyncProperty(AnyVisibilities, async (visibilities) => {
        const deps = fake(visibilities);
        const found: string[] = [];
        let cursor: string | null | undefined;
        do {
          const page: Awaited<ReturnType<typeof listSavedProfessionals>> = await listSavedProfessionals(deps, {
            caller: member,
            cursor: cursor ?? undefined,
          });
          if (page.nextCursor) expect(page.items).toHaveLength(limits.pageSize);
          found.push(...page.items.map(({ professional: { userId } }) => userId));
          cursor = page.nextCursor;
        } while (cursor);
        expect(found).toEqual(shown(visibilities));
      }),
      { numRuns: 30 },
    ));

  it('have the last few viewed people, without people now private', async () => {
    const visibilities: Visibility[] = ['private', ...Array<Visibility>(20).fill('public')];
    const { items } = await listRecentProfessionals(fake(visibilities), member);
    expect(items.map(({ professional: { userId } }) => userId)).toEqual(
      shown(visibilities).slice(0, limits.recentlyViewed),
    );
  });
});
