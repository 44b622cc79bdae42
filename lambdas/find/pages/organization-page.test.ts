import { CompanyProfile } from '@shared/organizations/model/organization';
import { describe, expect, it, vi } from 'vitest';
import { RatedOrganization } from '../../store/organizations/organizations/organizations';
import { showOrganizationPage, type OrganizationPageDeps } from './show-organization-page';

const siteUrl = 'https://site.test';
const organizationId = `org_${'0'.repeat(26)}`;
const shell =
  '<!doctype html><html lang="en"><head><title>Wardline</title><meta name="description" content="Work." /></head><body></body></html>';

const organization = (changes: Partial<RatedOrganization> = {}): RatedOrganization =>
  RatedOrganization.parse({
    ...CompanyProfile.parse({
      company_name: 'Harbor "Health" </title>',
      industry: 'Clinic Network',
      company_size: null,
      email: 'people@harbor.test',
      phone: '',
      tax_id: '12-3456789',
      headquarters_address: '1 Secret Street',
      headquarters_city: 'Boston',
      headquarters_state: 'MA',
      website: 'https://harbor.test',
      founded_year: 1921,
    }),
    organizationId,
    logo_url: '/media/a.png',
    version: 1,
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
    ...changes,
  });

const show = (found: RatedOrganization | null | Error, activeJobs = 2, id = organizationId) => {
  const deps: OrganizationPageDeps = {
    organizations: {
      find: async () => {
        if (found instanceof Error) throw found;
        return found && { organization: found, activeJobs };
      },
    },
    shell: { read: async () => shell },
    siteUrl,
  };
  return showOrganizationPage(deps, id);
};
const dataIn = (html: string): unknown => {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return text === undefined ? null : JSON.parse(text);
};

describe('the page of an organization', () => {
  it('has a title and description for search engines and previews', async () => {
    const { status, html, cacheControl } = await show(organization());
    expect([status, cacheControl]).toEqual([200, 'public, max-age=0, s-maxage=60']);
    expect(html).toContain('<title>Jobs at Harbor &quot;Health&quot; &lt;/title&gt; · Wardline</title>');
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}/organizations/${organizationId}" />`);
    expect(html).toContain('Clinic Network · Boston, MA · 2 open jobs');
    expect(html).not.toContain('noindex');
    expect(dataIn(html)).toEqual({
      '@context': 'https://schema.org/',
      '@type': 'Organization',
      name: 'Harbor "Health" </title>',
      url: `${siteUrl}/organizations/${organizationId}`,
      sameAs: 'https://harbor.test',
      logo: `${siteUrl}/media/a.png`,
      foundingDate: '1921',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Boston',
        addressRegion: 'MA',
        addressCountry: 'US',
      },
    });
  });

  it('shows nothing private', async () => {
    const { html } = await show(organization());
    for (const secret of ['people@harbor.test', '12-3456789', 'Secret Street']) expect(html).not.toContain(secret);
  });

  it('is indexed only with jobs or a description', async () => {
    expect((await show(organization(), 0)).html).toContain('noindex');
    const described = await show(organization({ company_description: '**Care** close to home.' }), 0);
    expect(described.html).toContain('Care close to home.');
    expect(described.html).not.toContain('noindex');
  });

  it('answers 404 for an organization that does not exist', async () => {
    for (const reply of [await show(null), await show(organization(), 1, 'org_x')]) {
      expect(reply).toMatchObject({ status: 404, cacheControl: 'no-cache' });
      expect(reply.html).toContain('<title>Organization not found · Wardline</title>');
      expect(reply.html).not.toContain('Harbor');
    }
  });

  it('serves the application when the organization can’t be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await show(new Error('down'))).toEqual({ status: 503, html: shell, cacheControl: 'no-store' });
    vi.restoreAllMocks();
  });
});
