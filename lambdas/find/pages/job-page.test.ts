import { errorTexts } from '@shared/text/english.fixture';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { JobItem } from '../../store/hiring/jobs/job-item';
import { publishedJob } from '../../store/hiring/jobs/published-job.fixture';
import { jobPosting } from './job-structured-data';
import { fillHead, scriptJson } from './page-head';
import type { Company } from '../../store/hiring/jobs/ports';
import { createShell } from './shell-gateway';
import { showJobPage, type PageDeps } from './show-job-page';

const siteUrl = 'https://site.test';
const jobId = `job_${'0'.repeat(26)}`;
const shell = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Wardline</title>
<meta
  name="description"
  content="Wardline connects doctors, nurses and others."
/><script src="/before-paint.js"></script></head><body><div id="root"></div></body></html>`;
const company: Company = {
  name: 'Harbor',
  logoPath: '/media/a.png',
  website: 'https://harbor.test',
  country: 'United States',
};

const job = (fields: Partial<JobItem> = {}): JobItem =>
  publishedJob({ jobId, description: 'Care for patients.\n\nNights & weekends.', ...fields });

const deps = (found: JobItem | null | Error, of: Company = company): PageDeps => ({
  pages: {
    find: async () => {
      if (found instanceof Error) throw found;
      return found && { job: found, company: of };
    },
  },
  shell: { read: async () => shell },
  clock: { now: () => new Date('2026-11-21T12:00:00.000Z') },
  siteUrl,
});
const show = (found: JobItem | null | Error, of?: Company) => showJobPage(deps(found, of), jobId);
const dataIn = (html: string): Record<string, unknown> | null => {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return text === undefined ? null : (JSON.parse(text) as Record<string, unknown>);
};

describe('the page of an active job', () => {
  it('has a title and description for search engines and previews', async () => {
    const { status, html, cacheControl } = await show(job());
    expect(status).toBe(200);
    expect(cacheControl).toBe('public, max-age=0, s-maxage=60');
    expect(html).toContain('<title>Ward physician at Harbor · Wardline</title>');
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}/jobs/${jobId}" />`);
    expect(html).toContain('<meta property="og:title" content="Ward physician at Harbor · Wardline" />');
    expect(html).toContain(`<meta property="og:url" content="${siteUrl}/jobs/${jobId}" />`);
    expect(html).toContain(`<meta property="og:image" content="${siteUrl}/media/a.png" />`);
    const description = 'Boston, MA · $200,000 - $250,000 per year. Care for patients. Nights &amp; weekends.';
    expect(html).toContain(`<meta name="description" content="${description}" />`);
    expect(html).toContain(`<meta property="og:description" content="${description}" />`);
    expect(html).not.toContain('noindex');
    expect(html).toContain('<div id="root"></div>');
    expect(html.match(/name="description"/g)).toHaveLength(1);
  });

  it('strips the markup from texts for search engines and previews', async () => {
    const [description, requirements] = ['## Nights\n**Calm** ward:\n- six beds\n- two _nurses_', '- BLS\n- <ACLS>'];
    const { html } = await show(job({ description, requirements }));
    const words = 'Nights Calm ward: • six beds • two nurses';
    expect(html).toContain(`content="Boston, MA · $200,000 - $250,000 per year. ${words}"`);
    expect(dataIn(html)).toMatchObject({
      description:
        '<h3>Nights</h3><p><strong>Calm</strong> ward:</p><ul><li>six beds</li><li>two <em>nurses</em></li></ul>' +
        '<ul><li>BLS</li><li>&lt;ACLS&gt;</li></ul>',
    });
  });

  it('has the structured data that schema.org asks for', async () => {
    const { html } = await show(job({ applicationDeadlineOn: '2026-12-01', experience: '3-5', numberOfOpenings: 2 }));
    expect(dataIn(html)).toEqual({
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: 'Ward physician',
      description: '<p>Care for patients.</p><p>Nights &amp; weekends.</p><p>Board certified.</p>',
      identifier: { '@type': 'PropertyValue', name: 'Harbor', value: jobId },
      url: `${siteUrl}/jobs/${jobId}`,
      datePosted: '2026-11-02T08:00:00.000Z',
      validThrough: '2026-12-01T23:59:59-12:00',
      employmentType: 'FULL_TIME',
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Harbor',
        sameAs: 'https://harbor.test',
        logo: `${siteUrl}/media/a.png`,
      },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Boston',
          addressRegion: 'MA',
          addressCountry: 'US',
        },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', minValue: 200_000, maxValue: 250_000, unitText: 'YEAR' },
      },
      experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 36 },
      totalJobOpenings: 2,
      directApply: true,
    });
  });

  it('includes qualifications, hours, and start in the structured data', () => {
    const travel = job({
      professions: ['rn', 'lpn'],
      requiredCertifications: ['bls', 'acls'],
      minUnitYears: 2,
      experience: '5-10',
      shift: 'nights',
      pattern: '3x12',
      startOn: '2027-01-04',
    });
    expect(jobPosting(travel, company, { url: '', logo: null })).toMatchObject({
      occupationalCategory: ['Registered nurse (RN)', 'Licensed practical nurse (LPN/LVN)'],
      qualifications: 'Basic Life Support (BLS), Advanced Cardiovascular Life Support (ACLS)',
      experienceRequirements: { monthsOfExperience: 24 },
      workHours: 'Nights, 3x12',
      jobStartDate: '2027-01-04',
    });
    const now = job({ startAsap: true, shift: 'days', pattern: 'other' });
    expect(jobPosting(now, company, { url: '', logo: null })).toMatchObject({
      workHours: 'Days',
      jobImmediateStart: true,
    });
  });

  it('says where remote work can be done, and lists pay only per period', () => {
    const addresses = { url: '', logo: null };
    const remote = jobPosting(job({ remote: true, location: '', payBy: 'per_read' }), company, addresses);
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'United States' },
    });
    expect(remote).not.toHaveProperty('jobLocation');
    const anywhere = job({ remote: true, location: 'Anywhere in the United States' });
    expect(jobPosting(anywhere, company, addresses)).not.toHaveProperty('jobLocation');
    expect(remote).not.toHaveProperty('baseSalary');
    const exact = jobPosting(job({ payBy: 'exact', rate: 'hour', salaryMaxCents: 200_000_00 }), company, addresses);
    expect(exact).toMatchObject({ baseSalary: { value: { value: 200_000, unitText: 'HOUR' } } });
    expect(jobPosting(job({ salaryMinCents: null, salaryMaxCents: null }), company, addresses)).not.toHaveProperty(
      'baseSalary',
    );
  });

  it('escapes typed text in the page', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom(
        '</script><script>alert(1)</script>',
        '"><img src=x>',
        "'&quot;",
        '$& $` $1',
        '</title>',
        '<!--',
        '\u2028',
      ),
    );
    return fc.assert(
      fc.asyncProperty(anyText, anyText, anyText, anyText, async (title, description, location, name) => {
        const { html } = await show(job({ title, description, location }), { ...company, name });
        expect(html.match(/<script/g)).toHaveLength(2);
        expect(html.match(/<\/script>/g)).toHaveLength(2);
        expect(html.match(/<\/title>/g)).toHaveLength(1);
        expect(html).not.toContain('<img');
        const data = dataIn(html);
        expect(data).toMatchObject({ title, hiringOrganization: { name } });
        const [before, after] = [shell.split('<title>')[0], shell.split('</head>')[1]];
        expect(html.startsWith(before!)).toBe(true);
        expect(html.endsWith(after!)).toBe(true);
      }),
    );
  });

  it('writes JSON that parses to the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = scriptJson(value);
        expect(text).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(value));
      }),
    );
  });
});

describe('a job that doesn’t take applications', () => {
  it.each([
    ['paused', {}],
    ['closed', {}],
    ['active', { applicationDeadlineOn: '2026-11-19' }],
  ] as const)('is closed to search engines: %s', async (status, fields) => {
    const { status: code, html } = await show(job({ status, ...fields }));
    expect(code).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).toContain(`content="${errorTexts.JOB_NOT_OPEN}"`);
    expect(html).not.toContain('canonical');
    expect(dataIn(html)).toBeNull();
  });
});

describe('a closed job', () => {
  it.each([
    ['2026-08-23T12:00:00.000Z', 200],
    ['2026-08-23T11:59:59.999Z', 410],
  ])('on %s answers %i', async (updatedAt, code) => {
    const { status, html } = await show(job({ status: 'closed', updatedAt }));
    expect(status).toBe(code);
    expect(html).toContain('<meta name="robots" content="noindex" />');
  });

  it('answers 410 only for a closed job', async () => {
    const updatedAt = '2026-01-01T00:00:00.000Z';
    for (const status of ['paused', 'active'] as const)
      expect((await show(job({ status, updatedAt }))).status).toBe(200);
  });
});

describe('a job that no one can see', () => {
  it('answers 404 with the application shell', async () => {
    for (const reply of [
      await show(null),
      await show(job({ status: 'draft' })),
      await showJobPage(deps(job()), 'job_x'),
    ]) {
      expect(reply).toMatchObject({ status: 404, cacheControl: 'no-cache' });
      expect(reply.html).toContain('<title>Job not found · Wardline</title>');
      expect(reply.html).toContain('noindex');
      expect(reply.html).toContain('<div id="root"></div>');
      expect(reply.html).not.toContain('Ward physician');
    }
  });

  it('serves the application when the job can’t be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await show(new Error('down'))).toEqual({ status: 503, html: shell, cacheControl: 'no-store' });
    vi.restoreAllMocks();
  });
});

describe('the shell', () => {
  it('is read once a minute, and kept when a later read fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers = [
      { status: 200, body: Buffer.from('one') },
      { status: 500, body: Buffer.from('') },
      { status: 200, body: Buffer.from('two') },
    ];
    const read = vi.fn(async () => answers.shift()!);
    let now = 0;
    const kept = createShell(siteUrl, () => now, read);
    expect([await kept.read(), await kept.read()]).toEqual(['one', 'one']);
    expect(read).toHaveBeenCalledTimes(1);
    now = 60_000;
    expect([await kept.read(), await kept.read()]).toEqual(['one', 'two']);
    vi.restoreAllMocks();
  });

  it('stays unchanged without a place for the head', () => {
    const head = { title: 'x', description: 'x', canonical: null, openGraph: {}, data: null };
    expect(fillHead('<p>', head)).toBe('<p>');
  });
});
