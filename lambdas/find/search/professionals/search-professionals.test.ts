import { describe, expect, it, vi } from 'vitest';
import { now, organizationIdOf, userIdOf } from '../../../../test/support/hiring/job-documents';
import { professionalDocument } from '../../../../test/support/people/professional-documents';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import { createCursors } from '../../../platform/http/cursor';
import type { ProfessionalSearchQuery } from '@shared/find/model/professional-search';
import type { ProfessionalSearch } from '../../../search-index/professional-port';
import { searchProfessionals, searchPublicProfessionals } from './search-professionals';

const fake = () => {
  const search = vi.fn<ProfessionalSearch['search']>(async ({ access }) => ({
    cards: [professionalDocument(1)[access]],
    total: 40,
    facets: {
      ...{ profession: [], specialty: [], location: [], language: [] },
      ...{ experience: [], availability: [], rating: [], verified: 0 },
      interest: [{ value: 'Research', count: 2 }],
      flexible: 3,
    },
    next: { key: 7, id: userIdOf(1) },
  }));
  const cursors = createCursors(async (purpose, value) => `${purpose}${value.length}${value.replaceAll(/\W/g, '')}`);
  return { deps: { professionals: { search, candidates: vi.fn() }, cursors, clock: { now: () => now } }, search };
};

const callerOf = (role: AuthorizedCaller['role'], organization?: number): AuthorizedCaller => ({
  userId: userIdOf(1),
  role,
  scope: role === 'professional' ? 'limited' : role === 'support' ? 'all' : 'organization',
  membership: organization
    ? ({ organizationId: organizationIdOf(organization) } as AuthorizedCaller['membership'])
    : null,
});
const [member, other, professional, support] = [
  callerOf('member', 1),
  callerOf('admin', 2),
  callerOf('professional'),
  callerOf('support'),
];

describe('a search for professionals', () => {
  it('shows what the searcher’s role allows', async () => {
    const { deps, search } = fake();
    await searchPublicProfessionals(deps, {});
    for (const caller of [professional, member, support]) await searchProfessionals(deps, { caller });
    expect(search.mock.calls.map(([{ access, organizationId }]) => [access, organizationId])).toEqual([
      ['limited', null],
      ['limited', null],
      ['standard', organizationIdOf(1)],
      ['standard', null],
    ]);
  });

  it('sorts by rate only for those who can see rates', async () => {
    const { deps, search } = fake();
    const refused = { code: 'FORBIDDEN' };
    await expect(searchPublicProfessionals(deps, { sort: 'rate' })).rejects.toMatchObject(refused);
    await expect(searchProfessionals(deps, { caller: professional, sort: 'rate' })).rejects.toMatchObject(refused);
    await searchProfessionals(deps, { caller: member, sort: 'rate' });
    await searchProfessionals(deps, { caller: member, q: 'nurse' });
    await searchProfessionals(deps, { caller: member });
    expect(search.mock.calls.map(([{ sort }]) => sort)).toEqual(['rate', 'relevance', 'newest']);
  });

  it.each<ProfessionalSearchQuery>([{ certification: ['ccrn'] }, { interest: ['Research'] }, { flexible: true }])(
    'filters by what they see only: %o',
    async (query) => {
      const { deps, search } = fake();
      await expect(searchPublicProfessionals(deps, query)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(searchProfessionals(deps, { caller: professional, ...query })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
      const unverified = { ...member, unverified: true as const };
      expect(() => searchProfessionals(deps, { caller: unverified, ...query })).toThrow('ORGANIZATION_NOT_VERIFIED');
      expect(search).not.toHaveBeenCalled();
      await searchProfessionals(deps, { caller: member, ...query });
      expect(search.mock.lastCall?.[0].filters).toEqual(query);
    },
  );

  it('counts interests and preferences only for those who can see them', async () => {
    const { deps } = fake();
    const none = { interest: [], flexible: 0 };
    expect((await searchPublicProfessionals(deps, {})).facets).toMatchObject(none);
    for (const caller of [professional, { ...member, unverified: true as const }]) {
      expect((await searchProfessionals(deps, { caller })).facets).toMatchObject(none);
    }
    const { facets } = await searchProfessionals(deps, { caller: member });
    expect(facets).toMatchObject({ interest: [{ value: 'Research', count: 2 }], flexible: 3 });
  });

  it('accepts a cursor only from the same caller and search', async () => {
    const { deps, search } = fake();
    const { nextCursor } = await searchProfessionals(deps, { caller: member, q: 'nurse' });
    await searchProfessionals(deps, { caller: member, q: 'nurse', cursor: nextCursor! });
    expect(search.mock.lastCall?.[0]).toMatchObject({ after: { key: 7, id: userIdOf(1) }, limit: 25 });
    const refused = { code: 'INVALID_CURSOR' };
    const cursor = nextCursor!;
    await expect(searchProfessionals(deps, { caller: other, q: 'nurse', cursor })).rejects.toMatchObject(refused);
    await expect(searchProfessionals(deps, { caller: member, q: 'nurses', cursor })).rejects.toMatchObject(refused);
    await expect(searchPublicProfessionals(deps, { q: 'nurse', cursor })).rejects.toMatchObject(refused);
  });
});
