import type { SearchPosition } from '@lambdas/search-index/index-port';
import type { JobDocument, ManagedJobSearch, PublicJobSearch } from '@lambdas/search-index/port';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  daysAgo,
  jobDocument,
  jobIdOf,
  managedSearch,
  organizationIdOf,
  sampledDocuments,
  userIdOf,
  yearlyPay,
} from '../hiring/job-documents';
import { each, type SearchContext } from './job-search-context';

export const describeManagedJobs = ({ given, search }: SearchContext): void => {
  describe('the employer’s list', () => {
    const documents = sampledDocuments(120);
    beforeAll(() => given(...documents, jobDocument(500, { title: 'Chief Nursing Officer', department: 'Surgery' })));

    const managed = async (differing: Partial<ManagedJobSearch> = {}): Promise<string[]> => {
      const all: string[] = [];
      let after: SearchPosition | null = null;
      do {
        const page = await search().managed(managedSearch({ ...differing, after }));
        all.push(...page.jobIds);
        after = page.next;
      } while (after);
      return all;
    };
    const expected = (keep: (document: JobDocument) => boolean): string[] =>
      documents.filter((it) => it.organizationId === organizationIdOf(1) && keep(it)).map(({ jobId }) => jobId);

    it('holds every status of one organization, once', async () => {
      expect((await managed()).sort()).toEqual([...expected(() => true), jobIdOf(500)].sort());
      expect((await managed({ status: 'draft' })).sort()).toEqual(expected(({ status }) => status === 'draft').sort());
      expect(await managed({ organizationId: organizationIdOf(9) })).toEqual([]);
    });

    it('filters by responsible member', async () => {
      const mine = await managed({ responsible: userIdOf(3) });
      expect(mine.sort()).toEqual(expected(({ responsible }) => responsible.includes(userIdOf(3))).sort());
      expect(mine.length).toBeGreaterThan(0);
    });

    it('filters by poster, type, specialty, and place', async () => {
      const [poster] = documents.find((it) => it.organizationId === organizationIdOf(1))!.responsible;
      const posted = await managed({ poster: poster! });
      expect(posted.filter((it) => it !== jobIdOf(500)).sort()).toEqual(
        expected(({ responsible }) => responsible[0] === poster).sort(),
      );
      const { jobType, specialty } = documents.find((it) => it.organizationId === organizationIdOf(1) && it.specialty)!;
      expect((await managed({ jobType })).filter((it) => it !== jobIdOf(500)).sort()).toEqual(
        expected((it) => it.jobType === jobType).sort(),
      );
      const ofSpecialty = expected((it) => it.specialty === specialty);
      expect((await managed({ specialty })).filter((it) => it !== jobIdOf(500)).sort()).toEqual(ofSpecialty.sort());
      const place = documents.find((it) => it.organizationId === organizationIdOf(1) && it.location)!.location;
      const part = place.slice(1, 5).toUpperCase();
      const there = expected((it) => it.location.toUpperCase().includes(part));
      expect((await managed({ location: part })).filter((it) => it !== jobIdOf(500)).sort()).toEqual(there.sort());
      expect(await managed({ location: '*' })).toEqual([]);
    });

    it('finds parts of title and department, in any case', async () => {
      expect(await managed({ q: 'EF NURS' })).toEqual([jobIdOf(500)]);
      expect(await managed({ q: 'surg' })).toEqual([jobIdOf(500)]);
      expect(await managed({ q: 'harbor' })).toEqual([]);
      expect(await managed({ q: '*' })).toEqual([]);
    });

    it.each(['newest', 'oldest', 'title', 'salary'] as const)('comes in the order %s', async (sort) => {
      const byId = new Map(documents.map((document) => [document.jobId, document]));
      const jobs = (await managed({ sort, limit: 4 })).flatMap((jobId) => byId.get(jobId) ?? []);
      const values = jobs.map(({ createdAt, title, currency, payYearlyCents }) =>
        sort === 'title'
          ? title.toLowerCase()
          : sort === 'salary'
            ? currency === 'USD'
              ? (payYearlyCents ?? -1)
              : -1
            : createdAt,
      );
      const rising = [...values].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
      expect(values).toEqual(sort === 'newest' || sort === 'salary' ? rising.reverse() : rising);
    });
  });
};

export const describeLikeAndNew = ({ given, search }: SearchContext): void => {
  describe('jobs like another', () => {
    const nurse: Partial<JobDocument> = { specialty: 'Critical Care', professions: ['rn'] };
    const icu = jobDocument(1, { ...nurse, title: 'ICU Nurse' });
    const twin = jobDocument(2, { ...nurse, title: 'ICU Nurse, Nights', jobType: 'contract' });
    const same = jobDocument(3, { ...nurse, title: 'Intensivist', location: 'Austin, TX' });
    const far = jobDocument(4, {
      title: 'Office Dermatologist',
      specialty: 'Dermatology',
      department: 'Surgery',
      location: 'Austin, TX',
      jobType: 'locum',
    });
    const closed = jobDocument(5, { ...nurse, title: 'ICU Nurse', status: 'closed' });
    const physician = jobDocument(6, { ...nurse, title: 'ICU Physician', professions: ['physician'] });
    const either = jobDocument(7, { ...nurse, title: 'ICU Physician or PA', professions: ['physician', 'pa'] });
    beforeAll(() => given(icu, twin, same, far, closed, physician, either));

    it('are active, best first, without itself', async () => {
      const similar = (await search().similar(icu, 4)).map(({ jobId }) => jobId);
      expect(similar.slice(0, 2)).toEqual([twin.jobId, same.jobId]);
      expect(similar).not.toContain(icu.jobId);
      expect(similar).not.toContain(closed.jobId);
      expect(await search().similar(icu, 1)).toEqual([twin]);
    });

    it('are for the same people: one of its professions is theirs', async () => {
      expect((await search().similar(physician, 4)).map(({ jobId }) => jobId)).toEqual([either.jobId]);
      expect((await search().similar(icu, 4)).map(({ jobId }) => jobId)).not.toContain(physician.jobId);
    });

    it('are found for an inactive one', async () => {
      expect((await search().similar(closed, 2)).map(({ jobId }) => jobId)).toEqual(
        expect.arrayContaining([icu.jobId, twin.jobId]),
      );
    });
  });

  describe('new jobs since a moment', () => {
    beforeAll(() =>
      given(
        jobDocument(1, { publishedAt: daysAgo(3), title: 'ICU Nurse' }),
        jobDocument(2, { publishedAt: daysAgo(2), title: 'ICU Nurse', remote: true }),
        jobDocument(3, { publishedAt: daysAgo(1), title: 'ICU Nurse' }),
        jobDocument(4, { publishedAt: daysAgo(1), title: 'Cardiologist', remote: true }),
        jobDocument(5, { publishedAt: daysAgo(1), title: 'ICU Nurse', status: 'paused' }),
      ),
    );
    const published = async (filters: PublicJobSearch['filters'], since: string, limit = 10) =>
      (await search().publishedSince(filters, since, limit)).map(({ jobId }) => jobId);

    it('are active, after the moment, newest first', async () => {
      expect(await published({ q: 'nurse' }, daysAgo(4))).toEqual([jobIdOf(3), jobIdOf(2), jobIdOf(1)]);
      expect(await published({ q: 'nurse' }, daysAgo(3))).toEqual([jobIdOf(3), jobIdOf(2)]);
      expect(await published({ remote: true }, daysAgo(4))).toEqual([jobIdOf(4), jobIdOf(2)]);
      expect(await published({ q: 'nurse' }, daysAgo(4), 1)).toEqual([jobIdOf(3)]);
      expect(await published({}, daysAgo(0))).toEqual([]);
    });
  });
};

export const describeChanges = ({ given, put, find, found, foundBy, index, settled }: SearchContext): void => {
  describe('changes', () => {
    it('appear: new, changed, paused and removed postings', async () => {
      await given(jobDocument(1));
      await put(jobDocument(2, { title: 'Surgeon', ...yearlyPay(300_000) }));
      expect(await foundBy('surgeon')).toEqual([jobIdOf(2)]);

      await put(jobDocument(2, { title: 'Anesthetist', revision: 2 }));
      expect(await foundBy('surgeon')).toEqual([]);
      expect(await foundBy('anesthetist')).toEqual([jobIdOf(2)]);
      expect((await find()).total).toBe(2);

      await put(jobDocument(2, { title: 'Anesthetist', revision: 3, status: 'paused' }));
      expect(await foundBy('anesthetist')).toEqual([]);
      expect((await find()).facets.location).toEqual([{ value: 'Boston, MA', count: 1 }]);

      await index().apply([{ kind: 'remove', id: jobIdOf(1) }]);
      await settled();
      expect(await find()).toMatchObject({ hits: [], total: 0 });
    });

    it('of an older revision change nothing, of the same one they do', async () => {
      await given(jobDocument(1, { revision: 5, title: 'Surgeon' }));
      await put(jobDocument(1, { revision: 4, title: 'Dentist' }));
      expect(await foundBy('surgeon')).toEqual([jobIdOf(1)]);
      expect(await foundBy('dentist')).toEqual([]);
      await put(jobDocument(1, { revision: 5, title: 'Surgeon', organization: 'Renamed Clinic' }));
      expect(await foundBy('renamed')).toEqual([jobIdOf(1)]);
    });

    it('may name one posting twice, and an unknown one', async () => {
      await given(jobDocument(1));
      await index().apply([
        { kind: 'put', document: jobDocument(2, { title: 'Surgeon', revision: 7 }) },
        { kind: 'put', document: jobDocument(2, { title: 'Dentist', revision: 6 }) },
        { kind: 'remove', id: jobIdOf(99) },
      ]);
      await settled();
      expect((await found()).sort()).toEqual([jobIdOf(1), jobIdOf(2)]);
      expect(await foundBy('surgeon')).toEqual([jobIdOf(2)]);
    });
  });

  describe('a rebuild', () => {
    it('replaces everything', async () => {
      await given(jobDocument(1), jobDocument(2));
      expect(await index().rebuild(each([jobDocument(3)]))).toEqual({ documents: 1 });
      await settled();
      expect(await found()).toEqual([jobIdOf(3)]);
      await given();
      expect(await found()).toEqual([]);
    });

    it('does not interrupt searching', async () => {
      await given(...Array.from({ length: 40 }, (_, index) => jobDocument(index)));
      const totals = new Set<number>();
      const rebuilt = index().rebuild(each(Array.from({ length: 60 }, (_, index) => jobDocument(index))));
      for (let count = 0; count < 10; count += 1) totals.add((await find()).total);
      await rebuilt;
      await settled();
      totals.add((await find()).total);
      expect([...totals].every((total) => total === 40 || total === 60)).toBe(true);
      expect((await find()).total).toBe(60);
    });
  });
};
