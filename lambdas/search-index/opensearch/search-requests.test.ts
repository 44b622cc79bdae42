import { describe, expect, it } from 'vitest';
import { jobDocument, jobIdOf, managedSearch, now, publicSearch } from '../../../test/support/hiring/job-documents';
import { indexedJob } from './indexed-job';
import { positionOf } from './request-parts';
import { managedRequest, publicSort, searchRequest } from './search-requests';

const markers = { start: '<1>', end: '</1>' };
const request = (differing: Parameters<typeof publicSearch>[0] = {}, spelling: 'asTyped' | 'withTypos' = 'asTyped') =>
  searchRequest(publicSearch(differing), spelling, markers);
const text = (value: unknown): string => JSON.stringify(value);

describe('a search request', () => {
  it('requires every word of the text, except stop words', () => {
    const { query } = request({ filters: { q: 'Nurse in the ICÚ' } });
    expect(query?.bool?.must).toHaveLength(1);
    expect(text(query).match(/"query":"(.*?)"/g)).toEqual(['"query":"nurse"', '"query":"nurse"', '"query":"icu"']);
  });

  it('tolerates typos only on request', () => {
    expect(text(request({ filters: { q: 'nurse' } }))).not.toContain('fuzziness');
    expect(text(request({ filters: { q: 'nurse' } }, 'withTypos').query)).toContain('"fuzziness":"AUTO:5,8"');
  });

  it('reads operators as words', () => {
    const { query } = request({ filters: { q: 'title:nurse* AND ("x' } });
    expect(text(query)).not.toMatch(/query_string|[*(]/);
  });

  it('filters after the counts, each of which ignores its own filter', () => {
    const { post_filter, aggs } = request({
      filters: { jobType: ['locum'], remote: true, payMin: 50, payUnit: 'hour' },
    });
    const under = (facet: string): string => text(Object(aggs?.[facet]).filter);
    expect(text(post_filter)).toContain('jobType');
    expect(under('jobType')).not.toContain('jobType');
    expect(under('jobType')).toContain('"remote"');
    expect(under('remote')).not.toContain('"remote"');
    expect(under('specialty')).toContain('"order.payUsd":{"gte":10400000}');
  });

  it('counts days back from its time', () => {
    const { post_filter } = request({ filters: { postedWithin: 7 } });
    expect(text(post_filter)).toContain(String(now.getTime() - 7 * 24 * 3600 * 1000));
  });

  it('continues after a position with the fields that it sorts by', () => {
    const fields = publicSort('title', undefined);
    const after = positionOf(fields, ['nurse', 5, jobIdOf(1)]);
    expect(after).toEqual({ title: 'nurse', published: 5, jobId: jobIdOf(1) });
    expect(request({ sort: 'title', after }).search_after).toEqual(['nurse', 5, jobIdOf(1)]);
    expect(publicSort('relevance', undefined)).toEqual(publicSort('newest', undefined));
  });

  it('requests one row more than the page, which shows whether there is another', () => {
    expect(request({ limit: 25 }).size).toBe(26);
  });
});

describe('the employer’s list', () => {
  it('escapes wildcards', () => {
    expect(text(managedRequest(managedSearch({ q: 'A*?\\' })).query)).toContain('"value":"*a\\\\*\\\\?\\\\\\\\*"');
  });
});

describe('an indexed job', () => {
  it('compares only dollars, and has a number for missing values', () => {
    expect(indexedJob(jobDocument(1, { payYearlyCents: 5, currency: 'EUR' })).order.payUsd).toBe(-1);
    expect(indexedJob(jobDocument(1, { payYearlyCents: 5 })).order.payUsd).toBe(5);
    expect(indexedJob(jobDocument(1, { publishedAt: null })).order.published).toBe(0);
  });
});
