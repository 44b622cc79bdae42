import { limits } from '@shared/limits';
import fc from 'fast-check';
import { XmlDocument, XmlElement } from 'libxml2-wasm';
import { beforeEach, describe, expect, it } from 'vitest';
import { keyedHash } from '../../platform/crypto/keyed-hash';
import { jobFeedTokens } from '../../store/connect/job-feeds/feed-token';
import type { JobItem } from '../../store/hiring/jobs/job-item';
import { publishedJob } from '../../store/hiring/jobs/published-job.fixture';
import type { RatedOrganization } from '../../store/organizations/organizations/organizations';
import { inOrder, jobIdOf, organization, organizationId, siteUrl, validatorOf } from './feed.fixture';
import { feedDocument } from './feed-document';
import type { Deps } from './ports';
import { createJobFeedReader } from './read-job-feed';

const job = (fields: Partial<JobItem> = {}): JobItem =>
  publishedJob({
    professions: ['physician'],
    description: 'Care for **patients**.\n\nNights & weekends.',
    jobId: jobIdOf(1),
    organizationId,
    updatedAt: '2026-11-03T08:00:00.000Z',
    ...fields,
  });

const validator = validatorOf('./job-feed.xsd');
const feedOf = (...jobs: JobItem[]) => feedDocument({ organization, jobs: inOrder(jobs) }, siteUrl);

/** Texts by element of each job. Throws if the schema doesn't allow the document. */
const read = (text: string): Record<string, string>[] => {
  const document = XmlDocument.fromString(text);
  try {
    validator.validate(document);
    return document.find('/source/job').map((found) => {
      const elements = found
        .find('*')
        .flatMap((it) => (it instanceof XmlElement ? [[it.name, it.content] as const] : []));
      return Object.fromEntries(elements);
    });
  } finally {
    document.dispose();
  }
};

describe('a job feed', () => {
  it('has the fields that job boards require of each job', async () => {
    const [found] = read((await feedOf(job({ applicationDeadlineOn: '2026-12-24' }))).text);
    expect(found).toEqual({
      title: 'Ward physician',
      date: '2026-11-02T08:00:00.000Z',
      referencenumber: jobIdOf(1),
      requisitionid: jobIdOf(1),
      url: `${siteUrl}/jobs/${jobIdOf(1)}`,
      company: 'Harbor & Sons',
      city: 'Boston',
      state: 'MA',
      country: 'US',
      description: '<p>Care for <strong>patients</strong>.</p><p>Nights & weekends.</p><p>Board certified.</p>',
      salary: '$200,000 - $250,000 per year',
      jobtype: 'fulltime',
      category: 'Physician (MD/DO)',
      expirationdate: '2026-12-24',
    });
  });

  it('omits fields that a job does not have', async () => {
    const bare = job({ location: 'Chicago', salaryMinCents: null, salaryMaxCents: null, remote: true });
    const [found] = read((await feedOf(bare)).text);
    expect(found).toMatchObject({ city: 'Chicago', state: 'IL', remotetype: 'Fully remote' });
    for (const name of ['salary', 'expirationdate']) expect(found).not.toHaveProperty(name);
  });

  it('spells out the state, and has no town for a remote job without one', async () => {
    const [found] = read((await feedOf(job({ location: 'Austin, Texas' }))).text);
    expect(found).toMatchObject({ city: 'Austin', state: 'TX', country: 'US' });
    const [anywhere] = read((await feedOf(job({ location: 'Anywhere in the United States', remote: true }))).text);
    expect(anywhere).not.toHaveProperty('city');
    expect(anywhere).toMatchObject({ country: 'US' });
  });

  it('is valid without jobs', async () => {
    expect(read((await feedOf()).text)).toEqual([]);
  });

  it('is valid and complete for any typed text', async () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(']]>', '<![CDATA[', '</job></source>', '&amp;&lt;', 'a\u0000b\u0008\ufffe', '\ud800', ']]]]>>'),
    );
    await fc.assert(
      fc.asyncProperty(typed, typed, typed, async (title, location, description) => {
        const one = job({ title: `x${title}`, location: `y${location}`, description: `z${description}` });
        const found = read((await feedOf(one, job({ jobId: jobIdOf(2), title: 'Second' }))).text);
        expect(found.map((it) => it['referencenumber'])).toEqual([jobIdOf(1), jobIdOf(2)]);
        expect(found[1]?.['title']).toBe('Second');
      }),
      { numRuns: 300 },
    );
  });

  it('is limited in jobs, and stays below the response limit of a function', async () => {
    const many = Array.from({ length: limits.jobsPerFeed + 5 }, (_, index) => job({ jobId: jobIdOf(index) }));
    expect(read((await feedOf(...many)).text)).toHaveLength(limits.jobsPerFeed);
    const long = many.map((it) => ({ ...it, description: 'é'.repeat(5000), requirements: 'é'.repeat(5000) }));
    const { text } = await feedOf(...long);
    expect(Buffer.byteLength(JSON.stringify(text))).toBeLessThan(6_000_000);
    expect(read(text).length).toBeGreaterThan(100);
  });

  it('changes its ETag only if it changed', async () => {
    const [one, same, other] = [await feedOf(job()), await feedOf(job()), await feedOf(job({ title: 'Surgeon' }))];
    expect(same).toEqual(one);
    expect(other.tag).not.toBe(one.tag);
  });
});

describe('the address of a job feed', () => {
  const hash = keyedHash(async () => Buffer.from('key'));
  let now: Date;
  let stored: { on: boolean; generation: number };
  let published: JobItem[];
  let shownAs: RatedOrganization | null;
  let builds: number;
  let reader: ReturnType<typeof createJobFeedReader>;

  const tokenOf = (generation: number, by = hash) => jobFeedTokens.tokenOf(by, { ownerId: organizationId, generation });

  beforeEach(() => {
    now = new Date('2026-11-26T10:00:00.000Z');
    [stored, published, shownAs, builds] = [{ on: true, generation: 3 }, [job()], organization, 0];
    const deps: Deps = {
      feeds: { get: async () => stored },
      linkedInFeeds: { get: async () => ({ on: false, generation: 0, version: 0, poster: null }) },
      published: {
        organization: async () => shownAs,
        jobs: () => {
          builds += 1;
          return inOrder(published);
        },
      },
      hash,
      clock: { now: () => now },
      siteUrl,
    };
    reader = createJobFeedReader(deps);
  });

  it('opens the feed, which is built again after five minutes', async () => {
    const token = await tokenOf(3);
    expect(read((await reader(token))!.text)).toHaveLength(1);
    published = [];
    expect(read((await reader(token))!.text)).toHaveLength(1);
    expect(builds).toBe(1);
    now = new Date(now.getTime() + 5 * 60_000);
    expect(read((await reader(token))!.text)).toEqual([]);
  });

  it('returns nothing right after it was replaced or turned off', async () => {
    const token = await tokenOf(3);
    expect(await reader(token)).not.toBeNull();
    stored = { on: true, generation: 4 };
    expect(await reader(token)).toBeNull();
    stored = { on: false, generation: 3 };
    expect(await reader(token)).toBeNull();
  });

  it('returns nothing for an organization without a public page', async () => {
    const token = await tokenOf(3);
    expect(await reader(token)).not.toBeNull();
    shownAs = null;
    expect(await reader(token)).toBeNull();
  });

  it('cannot be forged', async () => {
    const token = await tokenOf(3);
    const other = keyedHash(async () => Buffer.from('other'));
    const forged = [
      '',
      'x',
      '.xml',
      token.replace('.3.', '.4.'),
      token.slice(0, -4),
      `${token}.xml`,
      await tokenOf(3, other),
    ];
    for (const it of forged) expect(await reader(it), it).toBeNull();
    expect(builds).toBe(0);
  });
});
