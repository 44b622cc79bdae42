import type { SearchPosition } from '@lambdas/search-index/index-port';
import type { JobDocument, PublicJobSearch } from '@lambdas/search-index/port';
import { loadGazetteer } from '@shared/core/rules/places/gazetteer';
import type { HighlightedText, JobFilters } from '@shared/find/model/job-search';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  AnySearch,
  daysAgo,
  jobDocument,
  jobIdOf,
  now,
  organizationIdOf,
  sampledDocuments,
  yearlyPay,
} from '../hiring/job-documents';
import { openedContext, type OpenedJobSearch } from './job-search-context';
import { describeChanges, describeLikeAndNew, describeManagedJobs } from './job-index-contract';
import { expectedOf } from './job-search-expected';

const matched = (text: HighlightedText | null): string[] | null =>
  text && text.filter(({ match }) => match).map((part) => part.text);
const joined = (text: HighlightedText | null): string => (text ?? []).map((part) => part.text).join('');

/** Contract test for all search adapters. */
export const describeJobSearch = (name: string, open: () => Promise<OpenedJobSearch>, { runs = 60 } = {}): void => {
  describe(name, () => {
    beforeAll(() => loadGazetteer());
    const context = openedContext(open);
    const { given, find, found, foundBy } = context;

    const everyPage = async (query: Partial<PublicJobSearch>): Promise<{ jobIds: string[]; sizes: number[] }> => {
      const pages: string[][] = [];
      let after: SearchPosition | null = null;
      do {
        const page = await find({ ...query, after });
        pages.push(page.hits.map(({ document }) => document.jobId));
        after = page.next;
      } while (after);
      return { jobIds: pages.flat(), sizes: pages.map((page) => page.length) };
    };

    describe('text', () => {
      const nurse = jobDocument(1, { title: 'ICU Nurse', specialty: 'Critical Care' });
      const physician = jobDocument(2, {
        title: 'Staff Physician',
        specialty: 'Cardiology',
        organization: 'Clínica São José',
        organizationId: organizationIdOf(2),
        department: 'Radiology',
        description: 'A quiet ward by the river. The nurse in charge answers to you.',
      });
      const therapist = jobDocument(3, {
        title: 'Physical Therapist',
        specialty: 'Physical Medicine',
        description: 'Rehabilitation after strokes.',
      });
      beforeAll(() => given(nurse, physician, therapist, jobDocument(4, { title: 'Draft Nurse', status: 'draft' })));

      it('is found in title, organization, specialty, department and description of active postings', async () => {
        expect(await foundBy('therapist')).toEqual([therapist.jobId]);
        expect(await foundBy('clinica')).toEqual([physician.jobId]);
        expect(await foundBy('cardiology')).toEqual([physician.jobId]);
        expect(await foundBy('radiology')).toEqual([physician.jobId]);
        expect(await foundBy('strokes')).toEqual([therapist.jobId]);
      });

      it('counts more in the title than in the description', async () => {
        expect(await foundBy('nurse')).toEqual([nurse.jobId, physician.jobId]);
      });

      it('requires every word, and ignores filler words', async () => {
        expect(await foundBy('icu nurse')).toEqual([nurse.jobId]);
        expect(await foundBy('nurse in the ICU')).toEqual([nurse.jobId]);
        expect(await foundBy('nurse river')).toEqual([physician.jobId]);
        expect(await foundBy('therapist river')).toEqual([]);
      });

      it('is compared without case and accents, in both directions', async () => {
        expect(await foundBy('CLINICA sao jose')).toEqual([physician.jobId]);
        expect(await foundBy('thérapist')).toEqual([therapist.jobId]);
      });

      it('matches the beginning of a word', async () => {
        expect(await foundBy('physi')).toEqual(expect.arrayContaining([physician.jobId, therapist.jobId]));
        expect(await foundBy('rehab')).toEqual([therapist.jobId]);
      });

      it('matches short words entirely: a PA is not the beginning of a patient', async () => {
        expect(await foundBy('phy')).toEqual([]);
        expect(await foundBy('the')).not.toContain(nurse.jobId);
      });

      it('lists the words that no posting has', async () => {
        expect(await context.search().unknown(['therapist', 'therapi', 'zzyzx'])).toEqual(['therapi', 'zzyzx']);
      });

      it.each([
        ['a letter left out', 'cardiolgy'],
        ['a letter too many', 'cardiollogy'],
        ['another letter', 'cardiolegy'],
        ['swapped letters', 'cadriology'],
      ])('tolerates %s', async (_what, q) => {
        expect(await foundBy(q)).toEqual([physician.jobId]);
      });

      it('forgives no typo in short words', async () => {
        expect(await foundBy('ucu')).toEqual([]);
      });

      it('finds nothing for unrelated words, and everything for no words', async () => {
        const none = await find({ filters: { q: 'zzyzx' }, sort: 'relevance' });
        expect(none).toMatchObject({ hits: [], total: 0, next: null });
        expect(none.facets).toMatchObject({ jobType: [], specialty: [], location: [], remote: 0, urgent: 0 });
        expect(await foundBy('')).toHaveLength(3);
        expect(await foundBy('…!')).toHaveLength(3);
      });

      it('treats input as words, never as operators', async () => {
        for (const q of [
          '"nurse',
          'nurse AND (',
          'nurse~2',
          'title:nurse*',
          '{"match_all":{}}',
          '\\',
          'a'.repeat(120),
        ]) {
          await expect(find({ filters: { q }, sort: 'relevance' })).resolves.toBeDefined();
        }
      });
    });

    describe('relevance', () => {
      const text = { title: 'Nurse in the ICU', publishedAt: daysAgo(0) };
      const same = { title: 'ICU Nurse, Days', publishedAt: daysAgo(30) };
      const first = async (...documents: JobDocument[]) => {
        await given(...documents);
        return (await foundBy('icu nurse'))[0];
      };

      it('prefers the text as typed in a title', async () => {
        expect(await first(jobDocument(1, { ...text, publishedAt: daysAgo(30) }), jobDocument(2, same))).toBe(
          jobIdOf(2),
        );
      });

      it('prefers newer jobs, and jobs with pay', async () => {
        expect(await first(jobDocument(1, same), jobDocument(2, { ...same, publishedAt: daysAgo(2) }))).toBe(
          jobIdOf(2),
        );
        expect(await first(jobDocument(1, { ...same, ...yearlyPay(90_000) }), jobDocument(2, same))).toBe(jobIdOf(1));
      });
    });

    describe('hidden jobs', () => {
      beforeAll(() => given(jobDocument(1), jobDocument(2, { publishedAt: daysAgo(1) }), jobDocument(3)));
      const hidden = [jobIdOf(2)];

      it('are neither found nor counted', async () => {
        const { hits, total, facets } = await find({ hidden });
        expect(hits.map(({ document }) => document.jobId).sort()).toEqual([jobIdOf(1), jobIdOf(3)]);
        expect([total, facets.jobType[0]?.count]).toEqual([2, 2]);
        expect(await found({ filters: { q: 'nurse' }, hidden })).not.toContain(jobIdOf(2));
      });

      it('are not in new jobs', async () => {
        const since = daysAgo(3);
        const news = async (without: string[]) =>
          (await context.search().publishedSince({}, since, 5, without)).map(({ jobId }) => jobId);
        expect(await news([])).toEqual([jobIdOf(2)]);
        expect(await news(hidden)).toEqual([]);
      });
    });

    describe('filter options', () => {
      beforeAll(() =>
        given(
          jobDocument(1, { professions: ['rn'], unit: 'icu', specialty: null, location: 'Austin, Texas' }),
          jobDocument(2, { professions: ['rn', 'lpn'], unit: 'icu', specialty: null, location: 'Austin, TX' }),
          jobDocument(3, { status: 'closed' }),
        ),
      );

      it('are counted over all active jobs', async () => {
        expect(await context.search().offered()).toEqual({
          profession: [
            { value: 'rn', count: 2 },
            { value: 'lpn', count: 1 },
          ],
          unit: [{ value: 'icu', count: 2 }],
          area: [{ value: 'critical_care', count: 2 }],
          specialty: [],
          town: [{ value: 'Austin, TX', count: 2 }],
          organization: [{ value: 'Harbor Medical Center', count: 2 }],
        });
      });
    });

    describe('the kind of work', () => {
      const icuNurse = jobDocument(1, {
        title: 'Nights',
        professions: ['rn'],
        unit: 'micu',
        specialty: 'Critical Care',
      });
      const neonatal = jobDocument(2, { title: 'Days', professions: ['rn'], unit: 'nicu', specialty: 'Critical Care' });
      const intensivist = jobDocument(3, { title: 'Days', professions: ['physician'], specialty: 'Critical Care' });
      const either = jobDocument(4, { title: 'Days', professions: ['np', 'pa'], specialty: 'Urgent Care' });
      beforeAll(() => given(icuNurse, neonatal, intensivist, either));
      const by = async (filters: JobFilters) => (await found({ filters })).sort();

      it('joins units of nurses and specialties of physicians in an area', async () => {
        expect(await by({ area: ['critical_care'] })).toEqual([icuNurse.jobId, intensivist.jobId]);
      });

      it('is found for each profession that may apply', async () => {
        expect(await by({ profession: ['np'] })).toEqual([either.jobId]);
        expect(await by({ profession: ['pa', 'physician'] })).toEqual([intensivist.jobId, either.jobId]);
      });

      it('is found by the names of professions and units', async () => {
        expect(await foundBy('neonatal')).toEqual([neonatal.jobId]);
        expect(await foundBy('NP')).toEqual([either.jobId]);
      });
    });

    describe('places', () => {
      const austin = jobDocument(1, { location: 'Austin, Texas' });
      const waco = jobDocument(2, { location: 'waco tx' });
      const hutto = jobDocument(3, { location: 'Hutto, TX' });
      const boston = jobDocument(4, { location: 'Boston, MA' });
      beforeAll(() => given(austin, waco, hutto, boston));
      const by = async (filters: JobFilters) => (await found({ filters })).sort();

      it('are one per town, however it is written', async () => {
        expect(await by({ location: 'Austin, TX' })).toEqual([austin.jobId]);
        const { facets } = await find();
        expect(facets.location.map(({ value }) => value).sort()).toEqual([
          'Austin, TX',
          'Boston, MA',
          'Hutto, TX',
          'Waco, TX',
        ]);
      });

      it('are within a radius of a city, or in a state', async () => {
        expect(await by({ city: 'Austin, TX' })).toEqual([austin.jobId, hutto.jobId]);
        expect(await by({ city: 'Austin, TX', radius: 10 })).toEqual([austin.jobId]);
        expect(await by({ city: 'Austin, TX', radius: 100 })).toEqual([austin.jobId, waco.jobId, hutto.jobId]);
        expect(await by({ city: '78634' })).toEqual([austin.jobId, hutto.jobId]);
        expect(await by({ city: '00000' })).toEqual([]);
        expect(await by({ city: 'Nowhereville, TX' })).toEqual([]);
        expect(await by({ state: ['TX'] })).toEqual([austin.jobId, waco.jobId, hutto.jobId]);
      });
    });

    describe('highlights', () => {
      const long = `${'We care for people. '.repeat(30)}Experience with Cardiology is asked for. ${'We pay well. '.repeat(30)}`;
      beforeAll(() =>
        given(
          jobDocument(1, {
            title: 'Cardiology Nurse, <b>Night</b>',
            organization: 'Cárdio Partners',
            specialty: 'Cardiology',
            description: long,
          }),
        ),
      );
      const highlightsOf = async (q: string) => {
        const { hits } = await find({ filters: { q }, sort: 'relevance' });
        return hits[0]!.highlights;
      };

      it('cut a text where it matches', async () => {
        const { title, specialty } = await highlightsOf('cardiology nurse');
        expect(matched(title)).toEqual(['Cardiology', 'Nurse']);
        expect(joined(title)).toBe('Cardiology Nurse, <b>Night</b>');
        expect(matched(specialty)).toEqual(['Cardiology']);
      });

      it('are whole words as they are written', async () => {
        expect(matched((await highlightsOf('cardio')).organization)).toEqual(['Cárdio']);
        expect(matched((await highlightsOf('cardio')).title)).toEqual(['Cardiology']);
        expect(matched((await highlightsOf('cardiolgy')).title)).toEqual(['Cardiology']);
      });

      it('show the part of the description around the first match', async () => {
        const { description } = await highlightsOf('cardiology');
        expect(matched(description)).toEqual(['Cardiology']);
        expect(long).toContain(joined(description));
        expect(joined(description).length).toBeGreaterThan(60);
        expect(joined(description).length).toBeLessThanOrEqual(240);
      });

      it('are null where nothing matches', async () => {
        const { title, organization, description } = await highlightsOf('partners');
        expect({ title, description }).toEqual({ title: null, description: null });
        expect(matched(organization)).toEqual(['Partners']);
        const { hits } = await find();
        expect(hits[0]?.highlights).toEqual({ title: null, organization: null, specialty: null, description: null });
      });
    });

    describe('filters, counts, orders and pages', () => {
      const documents = sampledDocuments(150);
      beforeAll(() => given(...documents));
      const byId = new Map(documents.map((document) => [document.jobId, document]));

      it('apply the filters, with counts that a filter’s own choice does not narrow', async () => {
        await fc.assert(
          fc.asyncProperty(AnySearch, async ({ filters: { q: _q, ...filters }, sort }) => {
            const page = await find({ filters, sort, limit: 200 });
            const expected = expectedOf(documents, { filters, now });
            expect(page.hits.map(({ document }) => document.jobId).sort()).toEqual(expected.jobIds.sort());
            expect(page.total).toBe(expected.jobIds.length);
            expect(page.facets).toEqual(expected.facets);
          }),
          { numRuns: runs },
        );
      });

      it('page through every match exactly once, and only the last page is short', async () => {
        await fc.assert(
          fc.asyncProperty(AnySearch, async ({ filters, sort, limit }) => {
            const whole = await find({ filters, sort, limit: 200 });
            const { jobIds, sizes } = await everyPage({ filters, sort, limit });
            expect(jobIds).toEqual(whole.hits.map(({ document }) => document.jobId));
            expect(new Set(jobIds).size).toBe(whole.total);
            expect(sizes.slice(0, -1).every((size) => size === limit)).toBe(true);
          }),
          { numRuns: runs },
        );
      });

      const orders = {
        newest: (one, other) => other.publishedAt!.localeCompare(one.publishedAt!),
        oldest: (one, other) => one.publishedAt!.localeCompare(other.publishedAt!),
        title: (one, other) => one.title.toLowerCase().localeCompare(other.title.toLowerCase()),
        organization: (one, other) => one.organization.toLowerCase().localeCompare(other.organization.toLowerCase()),
        salary: (one, other) => dollars(other) - dollars(one),
        weekly_pay: (one, other) => weeklyDollars(other) - weeklyDollars(one),
      } satisfies Record<string, (one: JobDocument, other: JobDocument) => number>;
      const dollars = ({ currency, payYearlyCents }: JobDocument): number =>
        currency === 'USD' ? (payYearlyCents ?? -1) : -1;

      const weeklyDollars = ({ currency, payWeeklyCents }: JobDocument): number =>
        currency === 'USD' ? (payWeeklyCents ?? -1) : -1;

      it.each(Object.keys(orders) as (keyof typeof orders)[])('come in the order %s', async (sort) => {
        const jobs = (await everyPage({ sort, limit: 7 })).jobIds.map((jobId) => byId.get(jobId)!);
        expect(jobs.length).toBeGreaterThan(50);
        for (const [index, job] of jobs.entries()) {
          if (index > 0) expect(orders[sort](jobs[index - 1]!, job)).toBeLessThanOrEqual(0);
        }
      });

      it('put the newest first by relevance without a text', async () => {
        expect(await found({ sort: 'relevance' })).toEqual(await found({ sort: 'newest' }));
      });

      it('compare pay by the year, in dollars', async () => {
        const filters = { payMin: 50, payUnit: 'hour' as const };
        const { hits } = await find({ filters, limit: 200 });
        expect(hits.map(({ document }) => document.jobId).sort()).toEqual(
          expectedOf(documents, { filters, now }).jobIds.sort(),
        );
        expect(hits.length).toBeGreaterThan(0);
      });

      it('return the complete document', async () => {
        const { hits } = await find({ limit: 200 });
        for (const { document } of hits) expect(document).toEqual(byId.get(document.jobId));
      });
    });

    describeManagedJobs(context);
    describeLikeAndNew(context);
    describeChanges(context);
  });
};
