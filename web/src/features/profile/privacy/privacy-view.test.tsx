import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '@shared/messages';
import { loadWording } from '@/lib/i18n/i18n';
import { FixedSession, type Session } from '@/lib/auth/session';

const api = vi.hoisted(() => vi.fn());
const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('@/lib/api/api', async (original) => ({ ...(await original<object>()), api }));
vi.mock('@/components/ui/base/toast', () => ({ toast }));
const { PrivacyView } = await import('./privacy-view');

const session: Session = {
  status: 'signedIn',
  me: null,
  error: null,
  refresh: () => Promise.resolve(null),
  signOut: () => Promise.resolve(),
};
const mercy = { organizationId: 'org_1', organization: 'Mercy' };
const lakeside = { organizationId: 'org_2', organization: 'Lakeside' };
const answers: Record<string, (call?: { body?: unknown; params?: unknown }) => unknown> = {
  getMyProfile: () => ({ privacy: { visibility: 'public', contactInfoVisible: false, showOnlineStatus: false } }),
  saveProfilePrivacy: (call) => call?.body,
  listBlockedOrganizations: () => ({ items: [mercy] }),
  findOrganizations: () => ({ items: [mercy, lakeside] }),
  blockOrganization: () => lakeside,
  unblockOrganization: (call) => call?.params,
};

const show = () =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <FixedSession session={session}>
          <Suspense>
            <PrivacyView />
          </Suspense>
        </FixedSession>
      </QueryClientProvider>
    </MemoryRouter>,
  );

beforeEach(async () => {
  vi.clearAllMocks();
  api.mockImplementation((name: string, call?: object) => Promise.resolve(answers[name]?.(call)));
  await loadWording('profile-privacy', 'marketplace');
});

describe('the privacy of the profile', () => {
  it('is saved as chosen, and says so', async () => {
    show();
    fireEvent.click(await screen.findByRole('radio', { name: 'Anonymous' }));
    fireEvent.click(screen.getByRole('switch', { name: /contact details/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
    await screen.findByText(messages.privacySaved);
    expect(api).toHaveBeenCalledWith('saveProfilePrivacy', {
      body: { visibility: 'anonymous', contactInfoVisible: true, showOnlineStatus: false },
    });
  });

  it('says when it could not be saved and keeps the choice', async () => {
    show();
    fireEvent.click(await screen.findByRole('radio', { name: 'Private' }));
    api.mockRejectedValueOnce(new Error('down'));
    fireEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
    await screen.findByText(messages.privacySaveFailed);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Private' }).checked).toBe(true);
  });
});

describe('blocked employers', () => {
  it('are found by the beginning of their name and blocked', async () => {
    show();
    fireEvent.change(await screen.findByLabelText('Block an employer'), { target: { value: ' la' } });
    const found = await screen.findByRole('list', { name: 'Employers found' });
    expect(api).toHaveBeenCalledWith('findOrganizations', { query: { name: 'la' } }, expect.anything());
    expect(within(found).queryByRole('button', { name: 'Block Mercy' })).toBeNull();
    fireEvent.click(within(found).getByRole('button', { name: 'Block Lakeside' }));
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith(messages.employerBlocked));
    expect(screen.getByRole('button', { name: 'Unblock Lakeside' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Block an employer').value).toBe('');
  });

  it('are let in again', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Unblock Mercy' }));
    await screen.findByText('You have not blocked anybody.');
    expect(toast.success).toHaveBeenCalledWith(messages.employerUnblocked);
  });
});
