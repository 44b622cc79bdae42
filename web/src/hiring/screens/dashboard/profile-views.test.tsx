import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProfileVisibility } from '@shared/people/model/professional';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { ProfileViews } from './profile-views';

const server = answering({});
const show = (total: number, visibility: ProfileVisibility = 'public') => {
  const days = [
    { day: '2026-11-20', views: 0 },
    { day: '2026-11-21', views: total },
  ];
  server.use({ getProfileViews: () => ({ total, days }) });
  return render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <Suspense>
          <ProfileViews visibility={visibility} />
        </Suspense>
      </QueryClientProvider>
    </MemoryRouter>,
  );
};

beforeEach(() => loadTexts('dashboard', 'marketplace'));

describe('profile views', () => {
  it('are shown day by day with their sum', async () => {
    show(3);
    const chart = await screen.findByRole('img');
    expect(chart.getAttribute('aria-label')).toBe('Last 30 days: 3 from Nov 20 to Nov 21, with a high of 3 on Nov 21');
    expect(screen.getByText(/^3 views in total/)).toBeTruthy();
  });

  it('say when there were none, and why a private profile has none', async () => {
    const { unmount } = show(0);
    await screen.findByText(/No profile views yet/);
    unmount();
    show(0, 'private');
    expect((await screen.findByRole('link')).getAttribute('href')).toBe('/settings/privacy');
  });
});
