import { describe, expect, it, vi } from 'vitest';
import { professional, storedProfile } from '../../../test/support/people/professionals';
import { showProfessionalPage, type ProfessionalPageDeps } from './show-professional-page';

const siteUrl = 'https://site.test';
const shell =
  '<!doctype html><html lang="en"><head><title>Wardline</title><meta name="description" content="Work." /></head><body></body></html>';

type Differing = NonNullable<Parameters<typeof storedProfile>[0]>;
const indexed = { visibility: 'public', allowSearchEngineIndexing: true } as const;

const show = async (differing: Differing | null, privacy: object = indexed, id?: string) => {
  const profile = differing && storedProfile(differing);
  const found = profile && { ...profile, privacy: { ...profile.privacy, ...privacy } };
  const deps: ProfessionalPageDeps = {
    professionals: {
      profile: async () => found,
      person: async (of) => ({ ...professional(), profile: of }),
    },
    shell: { read: async () => shell },
    siteUrl,
  };
  return showProfessionalPage(deps, id ?? storedProfile().userId);
};
const { userId } = storedProfile();
const { account } = professional();

describe('the page of a professional who allows indexing', () => {
  it('says what visitors see, and is never cached', async () => {
    const { status, html, cacheControl } = await show({});
    expect([status, cacheControl]).toEqual([200, 'no-cache']);
    expect(html).not.toContain('noindex');
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}/doctors/profile/${userId}" />`);
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!) as object;
    expect(data).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: `${account.firstName} ${account.lastName[0]}.`, identifier: userId },
    });
  });

  it('shows nothing that is hidden from visitors', async () => {
    const { html } = await show({});
    for (const secret of [account.lastName, account.email, account.phone]) expect(html).not.toContain(secret);
  });
});

describe('the page of any other professional', () => {
  it.each([
    ['who has the switch off', {}, { allowSearchEngineIndexing: false }],
    ['who is anonymous', {}, { ...indexed, visibility: 'anonymous' }],
  ] as const)('is closed to search engines and names no one: %s', async (_who, differing, privacy) => {
    const { status, html } = await show(differing, { ...indexed, ...privacy });
    expect(status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).not.toContain('canonical');
    expect(html).not.toContain('ld+json');
    expect(html).not.toContain(account.firstName);
  });

  it.each([
    ['private', {}, { ...indexed, visibility: 'private' }],
    ['hidden by moderators', { hidden: true }, indexed],
    ['excluded', { excluded: true }, indexed],
    ['not complete enough', { profile_completion: 10 }, indexed],
  ] as const)('answers as if it didn’t exist: %s', async (_why, differing, privacy) => {
    const missing = await show(null);
    expect(missing).toMatchObject({ status: 404, cacheControl: 'no-cache' });
    expect(await show(differing, privacy)).toEqual(missing);
  });

  it('answers 404 without an ID', async () => {
    expect((await show({}, indexed, 'profile')).status).toBe(404);
  });

  it('serves the application when the profile can’t be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const deps: ProfessionalPageDeps = {
      professionals: { profile: () => Promise.reject(new Error('down')), person: async () => null },
      shell: { read: async () => shell },
      siteUrl,
    };
    expect(await showProfessionalPage(deps, userId)).toEqual({ status: 503, html: shell, cacheControl: 'no-store' });
    vi.restoreAllMocks();
  });
});
