import { limits } from '@shared/limits';
import type { LinkedInPoster } from '@shared/connect/model/job-feed';
import fc from 'fast-check';
import { XmlDocument, XmlElement } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { keyedHash } from '../../platform/crypto/keyed-hash';
import { jobFeedTokens, linkedInFeedTokens } from '../../store/connect/job-feeds/feed-token';
import type { JobItem } from '../../store/hiring/jobs/job-item';
import { publishedJob } from '../../store/hiring/jobs/published-job.fixture';
import { inOrder, jobIdOf, organization, organizationId, siteUrl, validatorOf } from './feed.fixture';
import { linkedInDocument } from './linkedin-document';
import { createJobFeedReader } from './read-job-feed';

const poster: LinkedInPoster = { companyId: '2414183', posterEmail: 'jobs@harbor.example' };
const long =
  'Care for **patients** on a 24-bed unit.\n\n# Shifts\n\n1. Nights & weekends\n2. *Every* third holiday, with a rota';

const job = (fields: Partial<JobItem> = {}): JobItem =>
  publishedJob({ description: long, jobId: jobIdOf(1), organizationId, ...fields });

const validator = validatorOf('./linkedin-feed.xsd');
const feedOf = (...jobs: JobItem[]) => linkedInDocument({ organization, jobs: inOrder(jobs), poster }, siteUrl);

const textsIn = (elements: ReturnType<XmlDocument['find']>): Record<string, string> =>
  Object.fromEntries(elements.flatMap((it) => (it instanceof XmlElement ? [[it.name, it.content] as const] : [])));

/** Texts by element, of the feed and of each job. Throws if the schema doesn't allow the document. */
const read = (text: string): { head: Record<string, string>; jobs: Record<string, string>[] } => {
  const document = XmlDocument.fromString(text);
  try {
    validator.validate(document);
    return {
      head: textsIn(document.find('/source/*[not(self::job)]')),
      jobs: document.find('/source/job').map((found) => textsIn(found.find('*|.//amount|.//period'))),
    };
  } finally {
    document.dispose();
  }
};
const jobsIn = async (...jobs: JobItem[]) => read((await feedOf(...jobs)).text).jobs;

describe('a job feed for LinkedIn', () => {
  it('has the fields that LinkedIn requires of each job', async () => {
    const { head, jobs } = read((await feedOf(job({ applicationDeadlineOn: '2026-12-24' }))).text);
    expect(head).toEqual({
      lastBuildDate: 'Sun, 01 Nov 2026 08:00:00 GMT',
      publisherUrl: siteUrl,
      publisher: 'Wardline',
      expectedJobCount: '1',
    });
    expect(jobs).toEqual([
      {
        partnerJobId: jobIdOf(1),
        company: 'Harbor & Sons',
        title: 'Ward physician',
        description: expect.any(String) as string,
        applyUrl: `${siteUrl}/jobs/${jobIdOf(1)}`,
        companyId: '2414183',
        location: 'Boston, MA',
        workplaceTypes: 'On-site',
        jobtype: 'FULL_TIME',
        salaries: expect.any(String) as string,
        amount: '200000',
        period: 'YEARLY',
        listDate: '2026-11-02',
        expirationDate: '2026-12-24',
        posterEmail: 'jobs@harbor.example',
      },
    ]);
  });

  it('has only the tags that LinkedIn shows', async () => {
    const [found] = await jobsIn(job({ description: `${long}\n\n[Our site](https://harbor.example)` }));
    const tags = new Set([...found!['description']!.matchAll(/<\/?(\w+)[^>]*>/g)].map(([, tag]) => tag));
    expect([...tags].sort()).toEqual(['i', 'li', 'p', 'strong', 'ul']);
    expect(found!['description']).toContain('Our site');
    expect(found!['description']).toContain('Nights & weekends');
  });

  it('omits jobs that LinkedIn would drop, and fields that a job does not have', async () => {
    const short = job({ jobId: jobIdOf(2), description: 'Short.', requirements: '', benefits: '' });
    const nowhere = job({ jobId: jobIdOf(3), location: '' });
    const bare = job({ salaryMinCents: null, salaryMaxCents: null, remote: true, jobType: 'per_diem' });
    const found = await jobsIn(short, nowhere, bare);
    expect(found.map((it) => it['partnerJobId'])).toEqual([jobIdOf(1)]);
    expect(found[0]).toMatchObject({ workplaceTypes: 'Remote' });
    for (const name of ['salaries', 'expirationDate', 'jobtype']) expect(found[0]).not.toHaveProperty(name);
  });

  it('counts characters of the text, not of its tags', async () => {
    const text = 'a'.repeat(limits.linkedInDescriptionMin - 4);
    const at = (description: string) => jobsIn(job({ description, requirements: '', benefits: '' }));
    expect(await at(`**${text}**`)).toEqual([]);
    expect(await at(`**${text}aaaa**`)).toHaveLength(1);
  });

  it('is valid and complete for any typed text', async () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(']]>', '<![CDATA[', '</job></source>', '&amp;&lt;', 'a\u0000b\u0008\ufffe', '\ud800', '<em>'),
    );
    await fc.assert(
      fc.asyncProperty(typed, typed, typed, async (title, location, description) => {
        const one = job({ title: `x${title}`, location: `y${location}`, description: `${long} ${description}` });
        const found = await jobsIn(one, job({ jobId: jobIdOf(2), title: 'Second' }));
        expect(found.map((it) => it['partnerJobId'])).toEqual([jobIdOf(1), jobIdOf(2)]);
        expect(found[1]?.['title']).toBe('Second');
      }),
      { numRuns: 200 },
    );
  });
});

describe('the address of a LinkedIn feed', () => {
  const hash = keyedHash(async () => Buffer.from('key'));
  const stored = { on: true, generation: 3, version: 5, poster };
  const readerOf = (feed: typeof stored) =>
    createJobFeedReader({
      feeds: { get: async () => ({ on: true, generation: 3 }) },
      linkedInFeeds: { get: async () => feed },
      published: { organization: async () => organization, jobs: () => inOrder([job()]) },
      hash,
      clock: { now: () => new Date('2026-11-26T10:00:00.000Z') },
      siteUrl,
    });
  const key = { ownerId: organizationId, generation: 3 };

  it('opens only its own format, as does that of job boards', async () => {
    const reader = readerOf(stored);
    const [own, boards] = [await linkedInFeedTokens.tokenOf(hash, key), await jobFeedTokens.tokenOf(hash, key)];
    expect((await reader(own))?.text).toContain('<partnerJobId>');
    expect((await reader(boards))?.text).toContain('<referencenumber>');
    expect(own.split('.')[2]).not.toBe(boards.split('.')[2]);
  });

  it('shows a new company at once, and nothing after it is turned off or replaced', async () => {
    const token = await linkedInFeedTokens.tokenOf(hash, key);
    const feed = { ...stored };
    const reader = readerOf(feed);
    expect((await reader(token))?.text).toContain('2414183');
    Object.assign(feed, { version: 6, poster: { ...poster, companyId: '99' } });
    expect((await reader(token))?.text).toContain('<companyId><![CDATA[99]]>');
    feed.generation = 4;
    expect(await reader(token)).toBeNull();
    Object.assign(feed, { generation: 3, on: false });
    expect(await reader(token)).toBeNull();
  });

  it('cannot be derived from the address of another format', async () => {
    const boards = await jobFeedTokens.tokenOf(hash, key);
    expect(await readerOf(stored)(boards.replace(/\.xml$/, '.linkedin.xml'))).toBeNull();
  });
});
