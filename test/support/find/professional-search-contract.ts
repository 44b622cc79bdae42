import type { SearchPosition } from '@lambdas/search-index/index-port';
import { comparedRate } from '@lambdas/search-index/comparable-text';
import type {
  ProfessionalDocument,
  ProfessionalIndex,
  ProfessionalSearch,
  ProfessionalSearchRequest,
} from '@lambdas/search-index/professional-port';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AnyProfessionalSearch,
  organizations,
  personIdOf,
  professionalDocument,
  professionalSearch,
  sampledProfessionals,
  today,
} from '../people/professional-documents';
import { expectedCandidates, expectedProfessionals } from './professional-search-expected';

export type OpenedProfessionalSearch = {
  search: ProfessionalSearch;
  index: ProfessionalIndex;
  settled(): Promise<void>;
  close(): Promise<void>;
};

const each = async function* (documents: readonly ProfessionalDocument[]): AsyncGenerator<ProfessionalDocument> {
  for (const document of documents) yield await Promise.resolve(document);
};

export const describeProfessionalSearch = (
  name: string,
  open: () => Promise<OpenedProfessionalSearch>,
  { runs = 60 } = {},
): void => {
  describe(name, () => {
    let opened: OpenedProfessionalSearch;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const given = async (...documents: ProfessionalDocument[]): Promise<void> => {
      await opened.index.rebuild(each(documents));
      await opened.settled();
    };
    const apply = async (...changes: Parameters<ProfessionalIndex['apply']>[0]): Promise<void> => {
      await opened.index.apply(changes);
      await opened.settled();
    };
    const put = (...documents: ProfessionalDocument[]) =>
      apply(...documents.map((document) => ({ kind: 'put' as const, document })));
    const find = (differing: Partial<ProfessionalSearchRequest> = {}) =>
      opened.search.search(professionalSearch(differing));
    const found = async (differing: Partial<ProfessionalSearchRequest> = {}): Promise<string[]> =>
      (await find(differing)).cards.map(({ userId }) => userId);
    const foundBy = (q: string, access: 'limited' | 'standard' = 'standard') =>
      found({ filters: { q }, sort: 'relevance', access });

    describe('text', () => {
      const nurse = professionalDocument(1, { card: { title: 'ICU Nurse', specialty: 'Critical Care' } });
      const physician = professionalDocument(2, {
        card: {
          displayName: 'José Álvarez',
          title: 'Staff Physician',
          specialty: 'Internal Medicine',
          subSpecialty: 'Cardiology',
          skills: ['Echocardiography', 'Stress tests'],
          bio: 'A quiet ward, and a nurse beside me.',
        },
        limited: { displayName: 'José Á.' },
      });
      const hidden = professionalDocument(3, {
        card: { displayName: 'Z. K.', anonymous: true, title: 'Anesthetist', bio: 'Years at … in theatre.' },
        limited: { displayName: 'Z. K.' },
      });
      beforeAll(() => given(nurse, physician, hidden));

      it('is found by employers in name, title, specialty, skills and bio', async () => {
        expect(await foundBy('alvarez')).toEqual([physician.userId]);
        expect(await foundBy('icu')).toEqual([nurse.userId]);
        expect(await foundBy('cardiology')).toEqual([physician.userId]);
        expect(await foundBy('internal medicine')).toEqual([physician.userId]);
        expect(await foundBy('echo')).toEqual([physician.userId]);
        expect(await foundBy('stress test')).toEqual([physician.userId]);
        expect(await foundBy('theatre')).toEqual([hidden.userId]);
        expect(await foundBy('nurse')).toEqual([nurse.userId, physician.userId]);
      });

      it('is found in skills that were indexed as text', async () => {
        const skills = 'Perfusion, stress tests' as unknown as string[];
        const older = professionalDocument(4, { card: { skills } });
        await put(older);
        expect(await foundBy('perfusion')).toEqual([older.userId]);
        await given(nurse, physician, hidden);
      });

      it('is found by others only in what they may read', async () => {
        for (const q of ['alvarez', 'echocardiography', 'theatre', 'quiet'])
          expect(await foundBy(q, 'limited')).toEqual([]);
        expect(await foundBy('nurse', 'limited')).toEqual([nurse.userId]);
        expect(await foundBy('jose cardiology', 'limited')).toEqual([physician.userId]);
        const { cards } = await find({ filters: { q: 'icu' }, access: 'limited' });
        expect(cards).toEqual([nurse.limited]);
      });

      it('never finds an anonymous person by name', async () => {
        expect(await foundBy('z k')).toEqual([]);
        expect(await foundBy('z k', 'limited')).toEqual([]);
      });

      it('tolerates case, accents, word endings and typos', async () => {
        expect(await foundBy('ÁLVAREZ')).toEqual([physician.userId]);
        expect(await foundBy('anesth')).toEqual([hidden.userId]);
        expect(await foundBy('cardiolgy')).toEqual([physician.userId]);
        expect(await foundBy('zzyzx')).toEqual([]);
        expect(await foundBy('')).toHaveLength(3);
      });
    });

    describe('filters, counts, orders and pages', () => {
      const documents = sampledProfessionals(150);
      beforeAll(() => given(...documents));
      const byId = new Map(documents.map((document) => [document.userId, document]));

      const everyPage = async (query: Partial<ProfessionalSearchRequest>) => {
        const pages: string[][] = [];
        let after: SearchPosition | null = null;
        do {
          const page = await find({ ...query, after });
          pages.push(page.cards.map(({ userId }) => userId));
          after = page.next;
        } while (after);
        return { userIds: pages.flat(), sizes: pages.map(({ length }) => length) };
      };

      it('apply the filters, without those who blocked the caller, with counts', async () => {
        await fc.assert(
          fc.asyncProperty(AnyProfessionalSearch, async ({ filters: { q: _q, ...filters }, ...more }) => {
            const page = await find({ ...more, filters, limit: 200 });
            const expected = expectedProfessionals(documents, { ...more, filters, today });
            expect(page.cards.map(({ userId }) => userId).sort()).toEqual(expected.userIds.sort());
            expect(page.total).toBe(expected.userIds.length);
            expect(page.facets).toEqual(expected.facets);
          }),
          { numRuns: runs },
        );
      });

      it('page through every match exactly once, and only the last page is short', async () => {
        await fc.assert(
          fc.asyncProperty(AnyProfessionalSearch, async ({ limit, ...query }) => {
            const whole = await find({ ...query, limit: 200 });
            const { userIds, sizes } = await everyPage({ ...query, limit });
            expect(userIds).toEqual(whole.cards.map(({ userId }) => userId));
            expect(new Set(userIds).size).toBe(whole.total);
            expect(sizes.slice(0, -1).every((size) => size === limit)).toBe(true);
          }),
          { numRuns: runs },
        );
      });

      it('never show someone who blocked the organization, whatever is asked', async () => {
        await fc.assert(
          fc.asyncProperty(AnyProfessionalSearch, async ({ limit: _limit, ...query }) => {
            const organizationId = organizations[0]!;
            const { cards } = await find({ ...query, organizationId, limit: 200 });
            for (const { userId } of cards) expect(byId.get(userId)?.blocked).not.toContain(organizationId);
          }),
          { numRuns: runs },
        );
      });

      it('return people who may do a job: licensed first, then the last update, without those who take no work', async () => {
        const AnyRequest = fc.record({
          professions: fc.uniqueArray(fc.constantFrom('rn' as const, 'pt' as const, 'dentist' as const), {
            minLength: 1,
          }),
          state: fc.constantFrom('MA' as const, 'TX' as const, 'FL' as const, null),
          organizationId: fc.constantFrom(...organizations),
          limit: fc.integer({ min: 1, max: 200 }),
        });
        await fc.assert(
          fc.asyncProperty(AnyRequest, async (request) => {
            const { people, total } = await opened.search.candidates({ ...request, today });
            const expected = expectedCandidates(documents, { ...request, today });
            expect(people).toEqual(expected.slice(0, request.limit));
            expect(total).toBe(expected.length);
          }),
          { numRuns: runs },
        );
      });

      const last = (value: number | null | undefined): number => value ?? -1;
      const orders = {
        newest: (one, other) => other.updatedAt.localeCompare(one.updatedAt),
        rating: (one, other) => last(other.standard.rating?.average) - last(one.standard.rating?.average),
        reviews: (one, other) => last(other.standard.rating?.reviews) - last(one.standard.rating?.reviews),
        rate: (one, other) => comparedRate(one.standard) - comparedRate(other.standard),
        experience: (one, other) => last(other.standard.experience) - last(one.standard.experience),
      } satisfies Record<string, (one: ProfessionalDocument, other: ProfessionalDocument) => number>;

      it.each(Object.keys(orders) as (keyof typeof orders)[])('come in the order %s', async (sort) => {
        const people = (await everyPage({ sort, limit: 7 })).userIds.map((userId) => byId.get(userId)!);
        expect(people).toHaveLength(150);
        for (const [index, person] of people.entries()) {
          if (index > 0) expect(orders[sort](people[index - 1]!, person)).toBeLessThanOrEqual(0);
        }
      });

      it('return the complete card that the reader may see', async () => {
        for (const access of ['limited', 'standard'] as const) {
          const { cards } = await find({ access, limit: 200 });
          for (const card of cards) expect(card).toEqual(byId.get(card.userId)?.[access]);
        }
      });
    });

    describe('changes', () => {
      it('show new, changed and blocking people', async () => {
        await given(professionalDocument(1));
        await put(professionalDocument(2, { card: { title: 'Surgeon' } }));
        expect(await foundBy('surgeon')).toEqual([personIdOf(2)]);
        await put(professionalDocument(2, { revision: 2, card: { title: 'Dentist' }, blocked: [organizations[0]!] }));
        expect(await foundBy('surgeon')).toEqual([]);
        expect(await found({ organizationId: organizations[0]! })).toEqual([personIdOf(1)]);
        expect((await found({ organizationId: organizations[1]! })).sort()).toEqual([personIdOf(1), personIdOf(2)]);
      });

      it('of an older revision change nothing', async () => {
        await given(professionalDocument(1, { revision: 5, card: { title: 'Surgeon' } }));
        await put(professionalDocument(1, { revision: 4, card: { title: 'Dentist' } }));
        await apply({ kind: 'remove', id: personIdOf(1), revision: 4 });
        expect(await foundBy('surgeon')).toEqual([personIdOf(1)]);
      });

      it('remove people who withdraw, and add them when they return', async () => {
        await given(professionalDocument(1), professionalDocument(2));
        await apply({ kind: 'remove', id: personIdOf(1), revision: 7 });
        expect(await found()).toEqual([personIdOf(2)]);
        await put(professionalDocument(1, { revision: 6 }));
        expect(await found()).toEqual([personIdOf(2)]);
        await put(professionalDocument(1, { revision: 8 }));
        expect((await found()).sort()).toEqual([personIdOf(1), personIdOf(2)]);
      });

      it('of a rebuild replace everything', async () => {
        await given(professionalDocument(1), professionalDocument(2));
        expect(await opened.index.rebuild(each([professionalDocument(3)]))).toEqual({ documents: 1 });
        await opened.settled();
        expect(await found()).toEqual([personIdOf(3)]);
      });
    });
  });
};
