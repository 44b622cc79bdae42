import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '@shared/text/english.fixture';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering, refuse } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { sessionOf } from '@/lib/testing/session-of';
import { FixedSession } from '@/lib/auth/session';
import { myProfile } from '../testing';
import { PrivacyView } from './privacy-view';

const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('@/components/ui/base/toast', () => ({ toast }));

const session = sessionOf(null);
const mercy = { organizationId: testId('org'), organization: 'Mercy' };
const lakeside = { organizationId: testId('org', 2), organization: 'Lakeside' };
const server = answering({
  getMyProfile: () => myProfile(),
  saveProfilePrivacy: ({ body }) => body,
  listBlockedOrganizations: () => ({ items: [mercy] }),
  findOrganizations: () => ({ items: [mercy, lakeside] }),
  blockOrganization: () => lakeside,
  unblockOrganization: ({ params }) => params,
});

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
  await loadTexts('settings', 'profile-privacy', 'marketplace', 'help', 'help/articles');
});

describe('the privacy of the profile', () => {
  it('is saved as chosen, and says so', async () => {
    show();
    fireEvent.click(await screen.findByRole('radio', { name: 'Anonymous' }));
    fireEvent.click(screen.getByRole('switch', { name: /contact details/ }));
    fireEvent.click(screen.getByRole('switch', { name: /invitations/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
    await screen.findByText(messages.privacySaved);
    expect(server.calls('saveProfilePrivacy')).toEqual([
      {
        body: { visibility: 'anonymous', contactInfoVisible: true, showOnlineStatus: false, acceptsInvitations: false },
      },
    ]);
  });

  it('says when it could not be saved and keeps the choice', async () => {
    show();
    fireEvent.click(await screen.findByRole('radio', { name: 'Private' }));
    server.use({ saveProfilePrivacy: refuse('INTERNAL') });
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
    expect(server.calls('findOrganizations')).toContainEqual({ query: { name: 'la' } });
    expect(within(found).queryByRole('button', { name: 'Block Mercy' })).toBeNull();
    fireEvent.click(within(found).getByRole('button', { name: 'Block Lakeside' }));
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith(messages.employerBlocked));
    expect(screen.getByRole('button', { name: 'Unblock Lakeside' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Block an employer').value).toBe('');
  });

  it('are let in again', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Unblock Mercy' }));
    await screen.findByText("You haven't blocked anyone.");
    expect(toast.success).toHaveBeenCalledWith(messages.employerUnblocked);
  });
});
