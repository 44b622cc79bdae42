import { describe, expect, it, vi } from 'vitest';
import { jobDocument, jobIdOf, now, publicSearch } from '../../../test/support/hiring/job-documents';
import type { JobDocument, JobSearch } from '../port';
import { createEmbeddedIndex } from './embedded-index';
import { createEmbeddedJobSearch } from './jobs/embedded-job-search';
import { embeddedFake } from './embedded.fake';
import { jobShape } from './jobs/job-shape';

const found = async (search: JobSearch): Promise<string[]> =>
  (await search.search(publicSearch({ sort: 'title' }))).hits.map(({ document }) => document.title);
const titled = (number: number, title: string, more: Partial<JobDocument> = {}) =>
  jobDocument(number, { title, ...more });
const put = (document: JobDocument) => ({ kind: 'put', document }) as const;
const each = async function* (...documents: JobDocument[]) {
  yield* documents;
};

describe('the first search of a process', () => {
  it('reads the table where there is no snapshot, and the changes of the log since', async () => {
    const fake = embeddedFake<JobDocument>(now);
    fake.stored.push(titled(1, 'A'), titled(2, 'B'));
    await fake.log.append([put(titled(3, 'C'))]);
    expect(await found(createEmbeddedJobSearch(fake))).toEqual(['A', 'B', 'C']);
  });

  it('loads the newest snapshot and the changes after it, and does not read the table', async () => {
    const fake = embeddedFake<JobDocument>(now);
    const index = createEmbeddedIndex(jobShape, fake);
    await index.rebuild(each(titled(1, 'A'), titled(2, 'B', { revision: 3 })));
    fake.pass(1800);
    await index.apply([put(titled(1, 'A2', { revision: 2 })), put(titled(2, 'old', { revision: 2 }))]);
    await index.apply([put(titled(3, 'C')), { kind: 'remove', id: jobIdOf(3) }]);
    fake.pass(1800);
    const documents = vi.fn();
    expect(await found(createEmbeddedJobSearch({ ...fake, documents }))).toEqual(['A2', 'B']);
    expect(documents).not.toHaveBeenCalled();
  });

  it('finds the first jobs after an empty snapshot', async () => {
    const fake = embeddedFake<JobDocument>(now);
    const index = createEmbeddedIndex(jobShape, fake);
    await index.rebuild(each());
    fake.pass(1800);
    await index.apply([put(titled(1, 'A')), put(titled(2, 'B')), put(titled(3, 'C'))]);
    expect(await found(createEmbeddedJobSearch(fake))).toEqual(['A', 'B', 'C']);
  });

  it('includes changes made while the snapshot was written', async () => {
    const fake = embeddedFake<JobDocument>(now);
    const index = createEmbeddedIndex(jobShape, fake);
    await index.rebuild(
      (async function* () {
        yield titled(1, 'A');
        fake.pass(20);
        await index.apply([put(titled(1, 'A2', { revision: 2 })), put(titled(9, 'New'))]);
        fake.pass(20);
        yield titled(2, 'B');
      })(),
    );
    fake.pass(60);
    expect(await found(createEmbeddedJobSearch(fake))).toEqual(['A2', 'B', 'New']);
  });

  it('ignores a snapshot that is older than the log, and a broken one', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const fake = embeddedFake<JobDocument>(now);
    await createEmbeddedIndex(jobShape, fake).rebuild(each(titled(1, 'Old')));
    fake.stored.push(titled(2, 'True'));
    fake.pass(3 * 24 * 3600);
    expect(await found(createEmbeddedJobSearch(fake))).toEqual(['True']);

    const broken = { ...fake, snapshots: { ...fake.snapshots, newest: async () => new Uint8Array([1, 2, 3]) } };
    expect(await found(createEmbeddedJobSearch(broken))).toEqual(['True']);
    const away = { ...fake, snapshots: { ...fake.snapshots, newest: () => Promise.reject(new Error('away')) } };
    expect(await found(createEmbeddedJobSearch(away))).toEqual(['True']);
    expect(error).toHaveBeenCalledTimes(2);
    error.mockRestore();
  });

  it('is retried after it failed', async () => {
    const fake = embeddedFake<JobDocument>(now);
    fake.stored.push(titled(1, 'A'));
    let isAway = true;
    const documents = () => {
      if (isAway) throw new Error('away');
      return fake.documents();
    };
    const search = createEmbeddedJobSearch({ ...fake, documents });
    await expect(found(search)).rejects.toThrow('away');
    isAway = false;
    expect(await found(search)).toEqual(['A']);
  });

  it('loads once for concurrent searches', async () => {
    const fake = embeddedFake<JobDocument>(now);
    fake.stored.push(titled(1, 'A'));
    const documents = vi.fn(() => fake.documents());
    const search = createEmbeddedJobSearch({ ...fake, documents });
    expect(await Promise.all([found(search), found(search), found(search)])).toEqual([['A'], ['A'], ['A']]);
    expect(documents).toHaveBeenCalledTimes(1);
  });
});

describe('a later search of a process', () => {
  it('finds writes of another process, also under a clock that is a little behind', async () => {
    const fake = embeddedFake<JobDocument>(now);
    fake.stored.push(titled(1, 'A'));
    const search = createEmbeddedJobSearch(fake);
    await found(search);
    fake.pass(-5);
    await fake.log.append([put(titled(2, 'B'))]);
    fake.pass(5);
    expect(await found(search)).toEqual(['A', 'B']);
    fake.pass(3600);
    await fake.log.append([put(titled(3, 'C'))]);
    expect(await found(search)).toEqual(['A', 'B', 'C']);
  });

  it('reads the log once, for the last seconds only', async () => {
    const fake = embeddedFake<JobDocument>(now);
    const since = vi.fn((position: string) => fake.log.since(position));
    const search = createEmbeddedJobSearch({ ...fake, log: { ...fake.log, since } });
    await found(search);
    fake.pass(600);
    await found(search);
    since.mockClear();
    fake.pass(60);
    await found(search);
    expect(since.mock.calls).toEqual([[new Date(now.getTime() + 590_000).toISOString()]]);
  });

  it('keeps its pages while the last seconds of the log are read again', async () => {
    const fake = embeddedFake<JobDocument>(now);
    const search = createEmbeddedJobSearch(fake);
    await fake.log.append(Array.from({ length: 27 }, (_, index) => put(titled(index, 'Nurse'))));
    const query = publicSearch({ filters: { q: 'nurse' }, sort: 'relevance', limit: 9 });
    const seen: string[] = [];
    for (let page = await search.search(query); ; page = await search.search({ ...query, after: page.next })) {
      seen.push(...page.hits.map(({ document }) => document.jobId));
      if (!page.next) break;
    }
    expect(seen).toEqual([...new Set(seen)]);
    expect(seen).toHaveLength(27);
  });

  it('switches to a new snapshot', async () => {
    const fake = embeddedFake<JobDocument>(now);
    fake.stored.push(titled(1, 'Lost'));
    const search = createEmbeddedJobSearch(fake);
    await found(search);
    fake.pass(600);
    await createEmbeddedIndex(jobShape, fake).rebuild(each(titled(2, 'True')));
    expect(await found(search)).toEqual(['True']);
  });

  it('continues when the announced snapshot cannot be loaded', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const fake = embeddedFake<JobDocument>(now);
    fake.stored.push(titled(1, 'A'));
    const newest = vi.fn(() => Promise.reject(new Error('away')));
    const search = createEmbeddedJobSearch({ ...fake, snapshots: { ...fake.snapshots, newest } });
    await found(search);
    fake.pass(600);
    await fake.log.append([{ kind: 'rebuilt', position: new Date(now.getTime() + 500_000).toISOString() }]);
    newest.mockClear();
    expect(await found(search)).toEqual(['A']);
    expect(await found(search)).toEqual(['A']);
    expect(newest).toHaveBeenCalledTimes(1);
    error.mockRestore();
  });
});
