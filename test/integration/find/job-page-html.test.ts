import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { paths, pathTo } from '@shared/paths';
import { securityHeaders } from '@shared/platform/security-headers';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../support/client';
import { createJob } from '../../support/marketplace';
import { registerEmployer, type Employer } from '../../support/people';
import { startTestStack } from '../../support/stack';

const shell =
  '<!doctype html><html lang="en"><head><title>Wardline</title><meta name="description" content="Work." /></head><body><div id="root"></div></body></html>';

let directory: string;
let stack: Awaited<ReturnType<typeof startTestStack>>;
let employer: Employer;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'wardline-shell-'));
  await writeFile(join(directory, 'app.html'), shell);
  stack = await startTestStack({ serveSite: true, siteDirectory: directory });
  employer = await registerEmployer();
});
afterAll(async () => {
  await stack.stop();
  await rm(directory, { recursive: true });
});

const page = async (path: string) => {
  const response = await fetch(`${stack.gateway}${path}`);
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const dataIn = (html: string): unknown => {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return text === undefined ? null : JSON.parse(text);
};

describe('the page of a job, as a crawler gets it', () => {
  it('names the job, with the headers of every page', async () => {
    const job = await createJob(employer, { title: 'Nurse </script> "nights"', applicationDeadlineOn: '2099-12-31' });
    const { status, headers, html } = await page(`/jobs/${job.jobId}?utm_source=x`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    const other = await page('/jobs/post');
    for (const name of Object.keys(securityHeaders([])))
      expect(headers.get(name), name).toBe(other.headers.get(name) ?? 'missing');
    expect(html).toContain('<title>Nurse &lt;/script&gt; &quot;nights&quot; at ');
    expect(html).toContain(`<link rel="canonical" href="${stack.env['SITE_URL']}/jobs/${job.jobId}" />`);
    expect(dataIn(html)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Nurse </script> "nights"',
      hiringOrganization: { name: employer.organization },
      validThrough: '2099-12-31T23:59:59-12:00',
      identifier: { value: job.jobId },
    });
    expect(html).not.toContain('jobs@example.test');
  });

  it('answers whether it exists without sending the body', async () => {
    const job = await createJob(employer);
    const head = await fetch(`${stack.gateway}/jobs/${job.jobId}`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await fetch(`${stack.gateway}/jobs/job_${ulid()}`, { method: 'HEAD' })).status).toBe(404);
    expect((await fetch(`${stack.gateway}/jobs/${job.jobId}`, { method: 'POST' })).status).toBe(405);
  });

  it('says that a paused one takes no applications, and keeps search engines from indexing it', async () => {
    const job = await createJob(employer);
    await api(
      jobRoutes.changeJobStatus,
      { params: { jobId: job.jobId }, body: { status: 'paused', version: job.version } },
      { token: employer.token },
    );
    const { status, html } = await page(`/jobs/${job.jobId}`);
    expect(status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).toContain('no longer accepting applications');
    expect(dataIn(html)).toBeNull();
  });

  it('answers not found for a draft, an unknown job and a malformed id, and still starts the application', async () => {
    const draft = await createJob(employer, { title: 'Secret plan' }, 'draft');
    for (const path of [draft.jobId, `job_${ulid()}`, 'job_x', 'job_%2F..%2F', `${draft.jobId}/more`]) {
      const { status, headers, html } = await page(`/jobs/${path}`);
      expect(status, path).toBe(404);
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(html).toContain('<div id="root"></div>');
      expect(html).toContain('noindex');
      expect(html).not.toContain('Secret plan');
    }
  });

  it('leaves other addresses below /jobs to the application', async () => {
    const job = await createJob(employer);
    for (const path of [`/jobs/detail/${job.jobId}`, '/jobs/post', '/jobs/manage', `/jobs/edit/${job.jobId}`])
      expect(await page(path)).toMatchObject({ status: 200, html: shell });
  });
});

describe('the page of an organization, as a crawler gets it', () => {
  it('contains the organization’s name and nothing private', async () => {
    const other = await registerEmployer();
    const organizationId = other.me.membership!.organizationId;
    const { body } = await api(organizationRoutes.getOrganization, {}, { token: other.token });
    const profile = {
      company_name: 'Harbor Health',
      company_description: '',
      industry: 'Clinic Network',
      company_size: null,
      email: 'people@harbor.example.test',
      headquarters_address: '1 Secret Street',
      headquarters_city: 'Portland',
      tax_id: '12-3456789',
    } as const;
    const form = { profile, version: body.version };
    expect((await api(organizationRoutes.saveOrganization, { body: form }, { token: other.token })).status).toBe(200);
    await createJob(other);
    const { status, headers, html } = await page(pathTo(paths.organization, { organizationId }));
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    expect(html).toContain('<title>Jobs at Harbor Health · Wardline</title>');
    expect(html).toContain('content="Clinic Network · Portland · 1 open job"');
    expect(dataIn(html)).toMatchObject({ '@type': 'Organization', name: 'Harbor Health' });
    for (const secret of ['people@harbor', 'Secret Street', '12-3456789']) expect(html).not.toContain(secret);
    expect(await page('/organization/new')).toMatchObject({ status: 200, html: shell });
  });

  it('answers not found for an unknown organization and a malformed id', async () => {
    for (const id of [`org_${ulid()}`, 'org_x']) {
      expect(await page(`/organizations/${id}`)).toMatchObject({ status: 404 });
    }
  });
});
