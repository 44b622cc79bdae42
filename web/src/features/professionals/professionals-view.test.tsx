import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { listedJobOf, managedJobOf } from '@/entities/jobs/testing';
import { ada, cardOf, limitedCard, resultOf, showAt, viewOf } from './testing';

const [{ ProfessionalsView }] = await Promise.all([
  import('./professionals-view'),
  import('./found'),
  import('./filter-panel'),
  import('./search-chips'),
  import('./quick-look'),
  import('@/entities/candidates/invite-dialog'),
]);

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
  getProfessional: () => viewOf({ contact: { email: 'ada@example.com', phone: '+15125550142' } }),
});
const searches = () =>
  (['searchProfessionals', 'searchPublicProfessionals'] as const).flatMap((name) =>
    server.calls(name).map(({ query }) => ({ name, query })),
  );

beforeEach(async () => {
  result = resultOf([cardOf()]);
  savedIds = [];
  window.matchMedia = vi.fn(() => isWide as unknown as MediaQueryList);
  await loadTexts('professionals', 'marketplace', 'search', 'credentials', 'candidates');
});

describe('finding professionals', () => {
  it('asks for what its address says, as an employer for more than the public part', async () => {
    await showAt(
      '/doctors?q=icu&specialty=critical-care&experience=5-10&rating=4&sort=rate',
      'member',
      <ProfessionalsView />,
    );
    expect(await screen.findByRole('heading', { name: '1 professional' })).toBeDefined();
    expect(searches()).toEqual([
      {
        name: 'searchProfessionals',
        query: { q: 'icu', specialty: 'Critical Care', experience: '5-10', rating: '4', sort: 'rate' },
      },
    ]);
    expect(await screen.findByText('$80 - $110 per hour')).toBeDefined();
    expect(screen.getByText('Nights in cardiac intensive care.')).toBeDefined();
    expect(screen.getByText('+1 more')).toBeDefined();
    for (const filter of ['Critical Care', '5-10 years', '4 stars and up']) {
      expect(screen.getByRole('button', { name: `Remove filter: ${filter}` })).toBeDefined();
    }
    expect(screen.queryByText(/You're seeing the public view/)).toBeNull();
  });

  it('shows a visitor the public part, says what is missing and does not order by rate', async () => {
    result = resultOf([limitedCard()]);
    await showAt('/doctors?sort=rate', 'visitor', <ProfessionalsView />);
    expect(await screen.findByRole('link', { name: 'Ada R.' })).toBeDefined();
    expect(searches()).toEqual([{ name: 'searchPublicProfessionals', query: {} }]);
    const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
    expect(within(order).queryByRole('option', { name: 'Lowest Rate' })).toBeNull();
    expect(order.value).toBe('newest');
    expect(screen.getByText(/Sign in as an employer to see full names/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
      '/login?next=%2Fdoctors%3Fsort%3Drate',
    );
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  });

  it('narrows by place, state and credentials, and takes all of it back', async () => {
    await showAt('/doctors', 'member', <ProfessionalsView />);
    await screen.findByText('Ada Rivera');
    fireEvent.change(screen.getByRole('combobox', { name: 'Location' }), { target: { value: 'Austin, TX' } });
    await waitFor(() => expect(place()).toBe('/doctors?location=Austin%2C+TX'));
    fireEvent.change(screen.getByRole('combobox', { name: 'Licensed in' }), { target: { value: 'TX' } });
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Verified credentials/ }));
    await waitFor(() => expect(place()).toBe('/doctors?location=Austin%2C+TX&licensedIn=TX&verified=true'));
    expect(await screen.findByRole('button', { name: 'Remove filter: Licensed in Texas' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(place()).toBe('/doctors'));
  });

  it('says that no one has been rated when a search asks for ratings', async () => {
    await showAt('/doctors?sort=reviews', 'member', <ProfessionalsView />);
    expect(await screen.findByText(/so this sort has no effect/)).toBeDefined();
    expect(await screen.findByText(/Ratings come from reviews after a placement/)).toBeDefined();
    result = resultOf([]);
    fireEvent.change(screen.getByRole('combobox', { name: 'Rating' }), { target: { value: '5' } });
    expect(await screen.findByRole('heading', { name: 'No professionals found' })).toBeDefined();
    expect(place()).toBe('/doctors?rating=5&sort=reviews');
    fireEvent.click(screen.getByRole('button', { name: 'Any Rating' }));
    await waitFor(() => expect(place()).toBe('/doctors?sort=reviews'));
  });

  it('says nothing of the kind once there are ratings', async () => {
    result = resultOf([cardOf({ rating: { average: 4.5, reviews: 12 } })]);
    result.facets.rating = [5, 4, 3].map((value) => ({ value, count: value === 5 ? 0 : 1 }));
    await showAt('/doctors?sort=rating', 'member', <ProfessionalsView />);
    expect(await screen.findByText('4.5 (12 reviews)')).toBeDefined();
    expect(screen.queryByText(/this sort has no effect/)).toBeNull();
    expect(screen.queryByText(/ratings come from reviews/)).toBeNull();
  });

  it('invites to a job of the team, with a message', async () => {
    await showAt('/doctors', 'member', <ProfessionalsView />);
    fireEvent.click(await screen.findByRole('button', { name: `Invite ${cardOf().displayName} to apply` }));
    const dialog = await screen.findByRole('dialog', { name: `Invite ${cardOf().displayName} to apply` });
    fireEvent.change(await within(dialog).findByLabelText(/^Message/), { target: { value: 'Nights with us' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send Invitation' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls('inviteToApply')).toEqual([
      { params: { jobId: managedJobOf().jobId, userId: cardOf().userId }, body: { message: 'Nights with us' } },
    ]);
  });

  it('saves at once', async () => {
    await showAt('/doctors', 'member', <ProfessionalsView />);
    fireEvent.click(await screen.findByRole('button', { name: 'Save Ada Rivera' }));
    expect(
      await screen.findByRole('button', { name: 'Remove Ada Rivera from your saved professionals' }),
    ).toBeDefined();
    expect(server.calls('saveProfessional')).toEqual([{ params: { userId: ada } }]);
  });

  it('gives a quick look with the way to reach someone and to the whole profile', async () => {
    await showAt('/doctors', 'member', <ProfessionalsView />);
    fireEvent.click(await screen.findByRole('button', { name: 'Quick look at Ada Rivera' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ada Rivera', hidden: true });
    const inDialog = within(dialog);
    expect((await inDialog.findByText('ada@example.com')).closest('a')?.getAttribute('href')).toBe(
      'mailto:ada@example.com',
    );
    expect(inDialog.getByText('(512) 555-0142').closest('a')?.getAttribute('href')).toBe('tel:+15125550142');
    expect(inDialog.getByText('NPPES NPI Registry, Nov 3, 2026')).toBeDefined();
    expect(inDialog.getByText('View Full Profile').closest('a')?.getAttribute('href')).toBe(`/doctors/profile/${ada}`);
    expect(server.called()).not.toContain('recordProfileView');
  });
});
