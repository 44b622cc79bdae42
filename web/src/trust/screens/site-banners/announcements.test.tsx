import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { Announcements } from './announcements';

const announcement = (audience: 'everyone' | 'employers', en: string, id: string) => ({
  announcementId: `ann_0000000000000000000000000${id}`,
  text: { en, es: en, fr: en },
  audience,
  from: '2026-11-20T08:00:00.000Z',
  until: '2026-11-30T08:00:00.000Z',
});
answering({
  getSiteState: () => ({
    switches: { registration: true, resumeReading: true },
    announcements: [announcement('everyone', 'Maintenance tonight', '1'), announcement('employers', 'New plans', '2')],
  }),
});
const professional = { userType: 'doctor', membership: null } as Me;
const show = () =>
  act(() =>
    Promise.resolve(
      render(
        <QueryClientProvider client={new QueryClient()}>
          <Suspense>
            <Announcements me={professional} />
          </Suspense>
        </QueryClientProvider>,
      ),
    ),
  );

beforeEach(async () => {
  localStorage.clear();
  await loadTexts('site-notes');
});

it('shows announcements for the reader, and stays closed once closed', async () => {
  const { unmount } = await show();
  expect(await screen.findByText('Maintenance tonight')).toBeDefined();
  expect(screen.queryByText('New plans')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Maintenance tonight')).toBeNull();
  unmount();
  await show();
  expect(screen.queryByText('Maintenance tonight')).toBeNull();
});
