import type { JobDocument } from '@lambdas/search-index/port';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jobDocument, jobIdOf, publicSearch } from '../support/hiring/job-documents';
import { each } from '../support/find/job-search-context';
import { openTestIndex } from './open-test-index';

let opened: ReturnType<typeof openTestIndex>;
beforeEach(() => {
  opened = openTestIndex();
});
afterEach(() => opened.close());

const titles = async (): Promise<string[]> => {
  await opened.settled();
  const { hits } = await opened.search.search(publicSearch({ sort: 'title' }));
  return hits.map(({ document }) => document.title);
};
const put = (...documents: JobDocument[]) =>
  opened.index.apply(documents.map((document) => ({ kind: 'put', document })));

/** Documents of a rebuild, with an event after the first one. */
const meanwhile = async function* (documents: JobDocument[], happens: () => Promise<unknown>) {
  for (const [index, document] of documents.entries()) {
    if (index === 1) await happens();
    yield document;
  }
};

describe('before there is an index', () => {
  it('a search finds nothing', async () => {
    const page = await opened.search.search(publicSearch({ filters: { q: 'nurse' }, sort: 'relevance' }));
    expect(page).toMatchObject({ hits: [], total: 0, next: null });
    expect(await opened.search.similar(jobDocument(1), 4)).toEqual([]);
    expect(await opened.search.publishedSince({ q: 'nurse' }, new Date(0).toISOString(), 4)).toEqual([]);
    await put(jobDocument(1));
  });

  it('the first changes create one, also concurrently', async () => {
    await Promise.all([1, 2, 3].map((number) => put(jobDocument(number, { title: `Nurse ${number}` }))));
    expect(await titles()).toEqual(['Nurse 1', 'Nurse 2', 'Nurse 3']);
    expect(await opened.indexNames()).toHaveLength(1);
  });
});

describe('while an index is rebuilt', () => {
  const old = [jobDocument(1, { title: 'Surgeon', revision: 2 }), jobDocument(2, { title: 'Nurse', revision: 2 })];

  it('new and changed postings are kept, and older reads of the rebuild do not replace them', async () => {
    await opened.index.rebuild(each(old));
    const changed = [jobDocument(1, { title: 'Dentist', revision: 3 }), jobDocument(3, { title: 'Pharmacist' })];
    await opened.index.rebuild(meanwhile(old, () => put(...changed)));
    expect(await titles()).toEqual(['Dentist', 'Nurse', 'Pharmacist']);
  });

  it('changes show at once in the old index', async () => {
    await opened.index.rebuild(each(old));
    let seen: string[] = [];
    const change = async (): Promise<void> => {
      await put(jobDocument(3, { title: 'Pharmacist' }));
      seen = await titles();
    };
    await opened.index.rebuild(meanwhile(old, change));
    expect(seen).toEqual(['Nurse', 'Pharmacist', 'Surgeon']);
  });

  it('removed postings do not return', async () => {
    await opened.index.rebuild(each(old));
    const remove = () => opened.index.apply([{ kind: 'remove', id: jobIdOf(1) }]);
    await opened.index.rebuild(meanwhile(old, remove));
    expect(await titles()).toEqual(['Nurse']);
  });

  it('a change of the same revision stays, because the rebuild may have read the organization earlier', async () => {
    await opened.index.rebuild(each(old));
    const renamed = jobDocument(2, { title: 'Nurse', revision: 2, organization: 'Renamed Clinic' });
    await opened.index.rebuild(meanwhile(old, () => put(renamed)));
    await opened.settled();
    const { hits } = await opened.search.search(publicSearch({ filters: { q: 'renamed' }, sort: 'relevance' }));
    expect(hits.map(({ document }) => document.jobId)).toEqual([jobIdOf(2)]);
  });

  it('a failure leaves the old index as it is, and the next rebuild cleans up', async () => {
    await opened.index.rebuild(each(old));
    const failing = meanwhile(old, () => Promise.reject(new Error('The table cannot be read.')));
    await expect(opened.index.rebuild(failing)).rejects.toThrow('The table cannot be read.');
    await put(jobDocument(3, { title: 'Pharmacist' }));
    expect(await titles()).toEqual(['Nurse', 'Pharmacist', 'Surgeon']);
    await opened.index.rebuild(each(old));
    expect(await titles()).toEqual(['Nurse', 'Surgeon']);
    // The active index and the previous one.
    expect(await opened.indexNames()).toHaveLength(2);
    await opened.index.rebuild(each(old));
    expect(await opened.indexNames()).toHaveLength(2);
  });

  it('a newer rebuild that finishes first wins', async () => {
    await opened.index.rebuild(each(old));
    const newer = () => opened.index.rebuild(each([jobDocument(4, { title: 'Midwife' })]));
    await expect(opened.index.rebuild(meanwhile(old, newer))).rejects.toThrow('replaced');
    expect(await titles()).toEqual(['Midwife']);
    expect(await opened.indexNames()).toHaveLength(2);
  });

  it('searches continue without an error', async () => {
    await opened.index.rebuild(each(old));
    let searching = true;
    let searches = 0;
    const search = async (): Promise<void> => {
      while (searching) {
        expect((await opened.search.search(publicSearch())).total).toBe(2);
        searches += 1;
      }
    };
    const readers = [search(), search()];
    for (let count = 0; count < 3; count += 1) await opened.index.rebuild(each(old));
    searching = false;
    await Promise.all(readers);
    expect(searches).toBeGreaterThan(5);
  });
});
