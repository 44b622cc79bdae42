import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { matchCatalogs } from '@/hiring/parts/applications/match-texts';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import type { JobMatch } from '@shared/hiring/model/match';
import { testUserId } from '@/lib/testing/ids';
import { listedJobOf, managedJobOf } from '@/hiring/parts/jobs/testing';
import { PageFrameContext } from '@/components/ui/base/page-frame';
import { WorkspacePage } from '@/components/ui/workspace-page';
import { ada, cardOf, limitedCard, resultOf, showAt, viewOf } from './testing';

const [{ ProfessionalsView }] = await Promise.all([
  import('./professionals-view'),
  import('./search/found'),
  import('./search/filter-panel'),
  import('./search/search-chips'),
  import('./workspace-professionals'),
  import('@/hiring/parts/candidates/invite-dialog'),
]);
const noFrame = { Page: WorkspacePage, start: null, end: null };
const inWorkspace = (
  <PageFrameContext value={noFrame}>
    <ProfessionalsView />
  </PageFrameContext>
);

const isWide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
const place = () => screen.getByTestId('place').textContent;

let savedIds: string[] = [];
let result = resultOf([cardOf()]);
const server = answering({
  searchProfessionals: () => result,
  searchPublicProfessionals: () => result,
  listSavedProfessionalIds: () => ({ userIds: savedIds }),
  saveProfessional: ({ params }) => {
    savedIds = [params.userId];
    return { userId: params.userId, savedAt: '2026-11-21T08:00:00.000Z' };
  },
  listManagedJobs: () => ({ items: [listedJobOf({ title: 'Ward nurse' })], nextCursor: null }),
  inviteToApply: ({ params }) => ({ userId: params.userId, invitedAt: '2026-11-21T08:00:00.000Z', isNew: true }),
  recordProfileView: ({ params }) => params,
  getProfessional: () => viewOf({ contact: { email: 'ada@example.com', phone: '+15125550142' } }),
});
const searches = () =>
  (['searchProfessionals', 'searchPublicProfessionals'] as const).flatMap((name) =>
    server.calls(name).map(({ query }) => ({ name, query })),
  );

beforeEach(async () => {
  result = resultOf([cardOf()]);
  savedIds = [];
  window.matchMedia = vi.fn(
    (query) => ({ ...isWide, matches: query.includes('min-width') }) as unknown as MediaQueryList,
  );
  await loadTexts(
    'professionals',
    'professional-profile',
    'find-professionals',
    'marketplace',
    'search',
    'credentials',
    'candidates',
    'match',
    'job-row',
    ...matchCatalogs,
  );
});

const filter = async (menu: string): Promise<HTMLElement> => {
  fireEvent.click(screen.getByRole('button', { name: menu }));
  return screen.findByRole('dialog', { name: menu });
};

const [nurse, doctor, anonymous] = [1, 2, 3].map((number) => testUserId(number + 10)) as [string, string, string];
const people = [
  cardOf({ userId: nurse, displayName: 'Tasha Brooks' }),
  cardOf({ userId: doctor, displayName: 'Maria Delgado' }),
  cardOf({ userId: anonymous, displayName: 'J. P.', anonymous: true, rating: { average: 4.5, reviews: 12 } }),
];
const able: JobMatch = {
  rules: 3,
  state: 'eligible',
  readyOn: null,
  license: { code: 'licensed', args: { state: 'IL' } },
  reasons: [],
  steps: [],
  score: 93,
  parts: [{ part: 'place', points: 93, of: 100, reason: { code: 'place_near', args: { miles: 12 } } }],
  counterfactuals: [],
};
const unable: JobMatch = {
  ...able,
  state: 'not_eligible',
  license: null,
  score: null,
  parts: [],
  reasons: [{ code: 'no_license', args: { state: 'IL' } }],
};

describe('the search for professionals', () => {
  it('requests what its address says, with more than the public part for an employer', async () => {
    await showAt('/doctors?q=icu&specialty=critical-care&experience=5-10&rating=4&sort=rate', 'member', inWorkspace);
    expect(await screen.findByRole('heading', { name: '1 professional' })).toBeDefined();
    expect(searches()).toEqual([
      {
        name: 'searchProfessionals',
        query: { q: 'icu', specialty: 'Critical Care', experience: '5-10', rating: '4', sort: 'rate' },
      },
    ]);
    expect(await screen.findAllByText('$80 - $110 per hour')).not.toHaveLength(0);
    for (const chosen of ['Critical Care', '5-10 years', '4 stars and up']) {
      expect(screen.getByRole('button', { name: `Remove filter: ${chosen}` })).toBeDefined();
    }
    expect(screen.queryByText(/Sign in as an employer to see/)).toBeNull();
  });

  it('shows a visitor the public part, says what is missing and does not sort by rate', async () => {
    result = resultOf([limitedCard()]);
    await showAt('/doctors?sort=rate', 'visitor', <ProfessionalsView />);
    expect(await screen.findByRole('link', { name: 'Ada R.' })).toBeDefined();
    expect(searches()).toEqual([{ name: 'searchPublicProfessionals', query: {} }]);
    const order = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
    expect(within(order).queryByRole('option', { name: 'Lowest Rate' })).toBeNull();
    expect(order.value).toBe('newest');
    expect(screen.getByText(/Sign in as an employer to see full names/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
      '/login?next=%2Fdoctors%3Fsort%3Drate',
    );
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  });

  it('filters by place, state and credentials, and removes the filters again', async () => {
    await showAt('/doctors', 'member', inWorkspace);
    // Shown in the list, and beside it.
    await screen.findAllByRole('link', { name: 'Ada Rivera' });
    fireEvent.change(screen.getByRole('combobox', { name: 'Location' }), { target: { value: 'Austin, TX' } });
    await waitFor(() => expect(place()).toBe('/doctors?location=Austin%2C+TX'));
    const licensed = await filter('Licensed in');
    fireEvent.change(within(licensed).getByRole('combobox'), { target: { value: 'TX' } });
    fireEvent.click(screen.getByRole('button', { name: 'Verified credentials' }));
    await waitFor(() => expect(place()).toBe('/doctors?location=Austin%2C+TX&licensedIn=TX&verified=true'));
    expect(await screen.findByRole('button', { name: 'Remove filter: Licensed in Texas' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(place()).toBe('/doctors'));
  });

  it('filters by people’s preferences, where these are counted', async () => {
    const { facets, ...found } = resultOf([cardOf()]);
    result = { ...found, facets: { ...facets, interest: [{ value: 'Research', count: 1 }], flexible: 1 } };
    await showAt('/doctors', 'member', inWorkspace);
    fireEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    const interests = await screen.findByRole('group', { name: 'Interested in' });
    fireEvent.click(within(interests).getByRole('checkbox', { name: /^Research/ }));
    await waitFor(() => expect(place()).toBe('/doctors?interest=Research'));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Flexible Hours/ }));
    await waitFor(() => expect(place()).toBe('/doctors?interest=Research&flexible=true'));
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter: Flexible Hours' }));
    await waitFor(() => expect(place()).toBe('/doctors?interest=Research'));
  });

  it('hides filters that are counted for employers only', async () => {
    await showAt('/doctors', 'member', inWorkspace);
    fireEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    await screen.findByRole('group', { name: 'Availability' });
    expect(screen.queryByRole('group', { name: 'Interested in' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /^Flexible Hours/ })).toBeNull();
  });

  it('shows how its text was read, as removable filters', async () => {
    result = resultOf([cardOf()], {
      understood: {
        search: { profession: 'rn', area: 'critical_care', certification: 'ccrn', q: 'bilingual' },
        didYouMean: null,
      },
    });
    await showAt('/doctors?q=bilingual ICU RN CCRN', 'member', inWorkspace);
    await screen.findByRole('button', { name: 'Remove filter: Registered nurse (RN)' });
    fireEvent.click(screen.getByRole('button', { name: /^Remove filter: .*CCRN/ }));
    await waitFor(() => expect(place()).toBe('/doctors?q=bilingual&profession=rn&area=critical_care'));
  });

  it('says that no one has been rated when a search asks for ratings', async () => {
    await showAt('/doctors?sort=reviews', 'member', inWorkspace);
    expect(await screen.findByText(/so this sort has no effect/)).toBeDefined();
    const rating = await filter('Rating');
    expect(within(rating).getByText(/Ratings come from reviews after a placement/)).toBeDefined();
    result = resultOf([]);
    fireEvent.change(within(rating).getByRole('combobox'), { target: { value: '5' } });
    expect(await screen.findByRole('heading', { name: 'No professionals found' })).toBeDefined();
    expect(place()).toBe('/doctors?rating=5&sort=reviews');
    fireEvent.click(screen.getByRole('button', { name: 'Any Rating' }));
    await waitFor(() => expect(place()).toBe('/doctors?sort=reviews'));
  });

  it('omits that once there are ratings', async () => {
    result = resultOf([cardOf({ rating: { average: 4.5, reviews: 12 } })]);
    await showAt('/doctors?sort=rating', 'member', inWorkspace);
    expect(await screen.findByText(/4\.5 \(12\)/)).toBeDefined();
    expect(screen.queryByText(/this sort has no effect/)).toBeNull();
  });

  it('saves at once', async () => {
    await showAt('/doctors', 'member', inWorkspace);
    fireEvent.click(await screen.findByRole('button', { name: 'Save Ada Rivera' }));
    expect(
      await screen.findByRole('button', { name: 'Remove Ada Rivera from your saved professionals' }),
    ).toBeDefined();
    expect(server.calls('saveProfessional')).toEqual([{ params: { userId: ada } }]);
  });
});

describe('the profile beside the list', () => {
  const pane = () => screen.getByRole('region', { name: 'Professional profile' });

  it('is the first person’s until another is chosen, which counts as a view', async () => {
    result = resultOf(people);
    await showAt('/doctors?sort=rate', 'member', inWorkspace);
    await waitFor(pane);
    expect(await within(pane()).findByRole('heading', { name: /^Ada Rivera/ })).toBeDefined();
    expect(server.calls('getProfessional')).toEqual([{ params: { userId: nurse } }]);
    expect(server.called()).not.toContain('recordProfileView');
    fireEvent.click(screen.getByRole('link', { name: 'Maria Delgado' }), { detail: 1 });
    await waitFor(() => expect(place()).toBe(`/doctors?sort=rate&professional=${doctor}`));
    await waitFor(() => expect(server.calls('recordProfileView')).toHaveLength(1));
    const chosen = screen.getByRole('link', { name: 'Maria Delgado' });
    expect(chosen.getAttribute('aria-current')).toBe('true');
    fireEvent.keyDown(chosen, { key: 'j' });
    await waitFor(() => expect(place()).toBe(`/doctors?sort=rate&professional=${anonymous}`));
  });

  it('has ways to contact someone, and invites to a team’s job', async () => {
    await showAt('/doctors', 'member', inWorkspace);
    await waitFor(pane);
    expect((await within(pane()).findByText('ada@example.com')).closest('a')?.getAttribute('href')).toBe(
      'mailto:ada@example.com',
    );
    expect(within(pane()).getByText('(512) 555-0142').closest('a')?.getAttribute('href')).toBe('tel:+15125550142');
    expect(within(pane()).getByText('NPPES NPI Registry, Nov 3, 2026')).toBeDefined();
    fireEvent.click(within(pane()).getByRole('button', { name: 'Invite Ada Rivera to apply' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite Ada Rivera to apply' });
    fireEvent.change(await within(dialog).findByLabelText(/^Message/), { target: { value: 'Nights with us' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send Invitation' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls('inviteToApply')).toEqual([
      { params: { jobId: managedJobOf().jobId, userId: ada }, body: { message: 'Nights with us' } },
    ]);
  });

  it('hides beside a list that is too narrow for both', async () => {
    window.matchMedia = vi.fn(() => ({ ...isWide, matches: false }) as unknown as MediaQueryList);
    await showAt('/doctors', 'member', inWorkspace);
    const link = await screen.findByRole('link', { name: 'Ada Rivera' });
    expect(screen.queryByRole('region', { name: 'Professional profile' })).toBeNull();
    expect(link.getAttribute('href')).toBe(`/doctors/profile/${ada}`);
  });
});

describe('for a job', () => {
  it('shows rings, the relevant license, and why someone is ineligible; remembered, and removed', async () => {
    result = resultOf(people);
    server.use({
      matchProfessionals: ({ query }) => ({
        items: query.userIds.map((userId) => ({
          userId,
          match: userId === doctor ? unable : able,
          applied: userId === nurse,
          invitedAt: null,
        })),
      }),
    });
    const view = await showAt('/doctors', 'member', inWorkspace);
    await screen.findByRole('link', { name: 'Maria Delgado' });
    expect(screen.queryByRole('img', { name: '93% match' })).toBeNull();
    expect(server.called()).not.toContain('matchProfessionals');
    const rowOf = (name: string) => within(screen.getByRole('link', { name }).closest('article')!);
    const choose = async (jobId: string) =>
      fireEvent.change(await screen.findByRole('combobox', { name: 'For which job?' }), { target: { value: jobId } });
    await choose(managedJobOf().jobId);
    expect(await rowOf('Tasha Brooks').findByRole('img', { name: '93% match' })).toBeDefined();
    expect(rowOf('Tasha Brooks').getByText('Licensed in Illinois')).toBeDefined();
    expect(rowOf('Tasha Brooks').getByText('12 miles away')).toBeDefined();
    expect(rowOf('Tasha Brooks').getByText('Applied')).toBeDefined();
    expect(rowOf('Maria Delgado').getByText('No Illinois license in the profile')).toBeDefined();
    expect(rowOf('Maria Delgado').queryByRole('img')).toBeNull();
    expect(screen.getByText('2 can do this job')).toBeDefined();
    expect(await screen.findByRole('heading', { name: /^Can do Ward nurse/ })).toBeDefined();

    view.unmount();
    await showAt('/doctors', 'member', inWorkspace);
    await screen.findByRole('link', { name: 'Maria Delgado' });
    expect(await rowOf('Tasha Brooks').findByRole('img', { name: '93% match' })).toBeDefined();
    await choose('');
    expect(screen.queryByRole('img', { name: '93% match' })).toBeNull();
  });

  it('is not asked of professionals', async () => {
    result = resultOf([limitedCard()]);
    await showAt('/doctors', 'professional', inWorkspace);
    expect(await screen.findByRole('link', { name: 'Ada R.' })).toBeDefined();
    expect(screen.queryByRole('combobox', { name: 'For which job?' })).toBeNull();
    expect(server.called()).not.toContain('listManagedJobs');
  });
});

describe('a plan without the search', () => {
  const without = (trial: boolean) => () => ({
    billing: 'stripe' as const,
    kind: 'employer' as const,
    plan: { planId: null, state: 'none' as const, period: null, priceCents: null },
    use: [{ feature: 'candidateSearch' as const, used: null, limit: 0 }],
    mayChange: true,
    administrators: [],
    graceUntil: null,
    ...(trial && { trialAvailable: true as const }),
  });

  it.each([
    [true, 'Start Free Trial'],
    [false, 'See Plans'],
  ])('sends no request that it refuses, and says which plan has it; trial left: %s', async (trial, action) => {
    await loadTexts('plan-limits', 'notices');
    server.use({ getPlan: without(trial) });
    await showAt('/doctors', 'member', inWorkspace);
    expect((await screen.findByRole('link', { name: action })).getAttribute('href')).toBe('/settings/billing');
    expect(
      screen.getByText(/^Your plan doesn't include professional search\. Professional includes it\./),
    ).toBeDefined();
    expect(searches()).toEqual([]);
  });
});
