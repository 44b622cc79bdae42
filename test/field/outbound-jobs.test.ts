import { feedDocument } from '@lambdas/connect/job-feed/feed-document';
import { inOrder, siteUrl, validatorOf } from '@lambdas/connect/job-feed/feed.fixture';
import { linkedInDocument } from '@lambdas/connect/job-feed/linkedin-document';
import { tidyDraft } from '@lambdas/hiring/jobs/job-rules';
import { interviewCalendar } from '@lambdas/notifications/interview-invite';
import { jobPosting } from '@lambdas/find/pages/job-structured-data';
import { showSitemapPart } from '@lambdas/find/pages/show-sitemap';
import { JobItem } from '@lambdas/store/hiring/jobs/job-item';
import { placeOf } from '@shared/core/rules/places/place-of';
import { stateCodes } from '@shared/people/model/profile-vocabulary';
import ICAL from 'ical.js';
import { XmlDocument, XmlElement } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { seedJobsOf } from '../../scripts/seed/data/jobs/jobs';
import { seedOrganizations } from '../../scripts/seed/data/organizations';
import { jobDraftOf } from '../../scripts/seed/seed-job-draft';

// Checks the demo jobs as other companies read them, by the rules of each format.

const now = new Date('2026-11-23T15:00:00.000Z');
const idOf = (prefix: string, index: number): string => `${prefix}_${String(index).padStart(26, '0')}`;

const employers = seedOrganizations.map((organization, index) => {
  let made = 0;
  const newId = <P extends string>(prefix: P): `${P}_${string}` =>
    idOf(prefix, index * 1000 + (made += 1)) as `${P}_${string}`;
  const organizationId = newId('org');
  const jobs = seedJobsOf(organization)
    .filter(({ status = 'active' }) => status === 'active')
    .map((job) => {
      const at = new Date(now.getTime() - job.age * 24 * 3600 * 1000).toISOString();
      return JobItem.parse({
        ...tidyDraft(jobDraftOf(job, organization, { now, deployed: false }, newId)),
        jobId: newId('job'),
        organizationId,
        status: 'active',
        createdAt: at,
        updatedAt: at,
        publishedAt: at,
        postedBy: '5f0c3d7e-1f3a-4c59-9a41-2f6f4c1d7e10',
        assignedTo: null,
        applicationCount: 0,
        version: 1,
      });
    });
  return { organization: { ...organization.profile, organizationId, updatedAt: now.toISOString() }, jobs };
});
const every = employers.flatMap(({ organization, jobs }) => jobs.map((job) => ({ organization, job })));
const addressOf = ({ jobId }: JobItem): string => `${siteUrl}/jobs/${jobId}`;

const State = z.enum(stateCodes);
const Moment = z.iso.datetime({ offset: true });
/** https://developers.google.com/search/docs/appearance/structured-data/job-posting */
const Posting = z
  .object({
    '@context': z.literal('https://schema.org/'),
    '@type': z.literal('JobPosting'),
    title: z.string().min(1),
    description: z.string().startsWith('<p>'),
    identifier: z.object({ name: z.string().min(1), value: z.string().startsWith('job_') }),
    url: z.url(),
    datePosted: Moment,
    validThrough: Moment.optional(),
    employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'PER_DIEM']),
    hiringOrganization: z.object({ name: z.string().min(1), sameAs: z.url().optional() }),
    jobLocation: z
      .object({
        address: z.strictObject({
          '@type': z.literal('PostalAddress'),
          addressLocality: z.string().min(1).optional(),
          addressRegion: State,
          addressCountry: z.literal('US'),
        }),
      })
      .optional(),
    jobLocationType: z.literal('TELECOMMUTE').optional(),
    applicantLocationRequirements: z.object({ '@type': z.literal('Country'), name: z.string().min(1) }).optional(),
    baseSalary: z
      .object({
        currency: z.literal('USD'),
        value: z
          .object({
            value: z.number().positive().optional(),
            minValue: z.number().positive().optional(),
            maxValue: z.number().positive().optional(),
            unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
          })
          .refine(
            ({ value, minValue, maxValue }) => value !== undefined || minValue !== undefined || maxValue !== undefined,
          )
          .refine(({ minValue = 0, maxValue = Infinity }) => minValue <= maxValue),
      })
      .optional(),
    jobStartDate: z.iso.date().optional(),
    totalJobOpenings: z.int().positive(),
  })
  .refine(({ jobLocation, jobLocationType }) => jobLocation !== undefined || jobLocationType !== undefined)
  .refine((it) => it.jobLocationType === undefined || it.applicantLocationRequirements !== undefined);

const indeed = validatorOf(new URL('../../lambdas/connect/job-feed/job-feed.xsd', import.meta.url).href);
const linkedIn = validatorOf(new URL('../../lambdas/connect/job-feed/linkedin-feed.xsd', import.meta.url).href);

/** Texts by element of each job, after the whole document was validated. */
const read = (text: string, validator: typeof indeed): Record<string, string>[] => {
  const document = XmlDocument.fromString(text);
  try {
    validator.validate(document);
    return document
      .find('/source/job')
      .map((job) =>
        Object.fromEntries(job.find('*').flatMap((it) => (it instanceof XmlElement ? [[it.name, it.content]] : []))),
      );
  } finally {
    document.dispose();
  }
};

describe('the jobs of the demo', () => {
  it('are many, some without a place', () => {
    expect(every.length).toBeGreaterThan(60);
    expect(every.some(({ job }) => job.remote && placeOf(job.location) === null)).toBe(true);
  });

  it.each(every)('$job.title meets the requirements of search engines', ({ organization, job }) => {
    const company = {
      name: organization.company_name,
      website: organization.website,
      country: organization.headquarters_country,
    };
    const posting: unknown = JSON.parse(
      JSON.stringify(jobPosting(job, { ...company, logoPath: null }, { url: addressOf(job), logo: null })),
    );
    const read = Posting.parse(posting);
    const place = placeOf(job.location);
    expect(read.jobLocation?.address.addressRegion).toBe(place?.state);
    if (!job.remote) expect(read.jobLocation?.address.addressLocality).toBe(place?.city);
    expect(read.jobLocationType).toBe(job.remote ? 'TELECOMMUTE' : undefined);
    expect(read.url).toBe(addressOf(job));
  });

  it.each(employers)('of $organization.company_name are in the feed of job boards', async ({ organization, jobs }) => {
    const found = read((await feedDocument({ organization, jobs: inOrder(jobs) }, siteUrl)).text, indeed);
    expect(found.map(({ url }) => url)).toEqual(jobs.map(addressOf));
    found.forEach((element, index) => {
      const place = placeOf(jobs[index]!.location);
      const { city = '', state = '', country } = element;
      expect([city, state, country]).toEqual([place?.city ?? '', place?.state ?? '', 'US']);
      expect(Moment.safeParse(element['date']).success).toBe(true);
      expect(element['salary'] ?? '$').toMatch(/\$/);
      if (!jobs[index]!.remote) expect([city, state]).not.toContain('');
    });
  });

  it.each(employers)('of $organization.company_name are in the feed for LinkedIn', async ({ organization, jobs }) => {
    const poster = { companyId: '2414183', posterEmail: 'jobs@harbor.example' };
    const source = { organization, jobs: inOrder(jobs), poster };
    const found = read((await linkedInDocument(source, siteUrl)).text, linkedIn);
    expect(found.map(({ applyUrl }) => applyUrl)).toEqual(jobs.map(addressOf));
    for (const { location = '', workplaceTypes } of found) {
      expect(placeOf(location) !== null || (workplaceTypes === 'Remote' && location === 'United States')).toBe(true);
    }
  });

  it('are in the sitemap', async () => {
    const entries = {
      page: async () => every.map(({ job }) => ({ id: job.jobId, changedAt: job.updatedAt })),
      pageStarts: async () => [],
    };
    const { text } = await showSitemapPart({ entries, siteUrl }, 'jobs');
    expect([...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)).toEqual(
      every.map(({ job }) => addressOf(job)),
    );
    for (const [, at] of text.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)) expect(Moment.safeParse(at).success).toBe(true);
  });

  it.each(every)('$job.title is named in the invitation to an interview', ({ organization, job }) => {
    const { content } = interviewCalendar(
      {
        interviewId: idOf('int', 1),
        jobTitle: job.title,
        organization: organization.company_name,
        organizer: 'Ada Admin',
        type: 'in_person',
        place: job.location,
        note: '',
        startsAt: '2026-12-01T16:00:00.000Z',
        endsAt: '2026-12-01T16:30:00.000Z',
        sequence: 0,
        updatedAt: now.toISOString(),
        state: 'confirmed',
        url: `${siteUrl}/interviews`,
      },
      { from: 'no-reply@site.test', attendees: [], language: 'en' },
    );
    const event = new ICAL.Component(ICAL.parse(content) as unknown[]).getFirstSubcomponent('vevent')!;
    expect(event.getFirstPropertyValue('summary')).toContain(job.title);
    expect(event.getFirstPropertyValue('location')).toBe(job.location);
    expect(String(event.getFirstPropertyValue('dtstart'))).toBe('2026-12-01T16:00:00Z');
  });
});
