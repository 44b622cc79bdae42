import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import type { Conversation, ConversationApplication, Message } from '@shared/messages/model/conversation';
import { errorTexts } from '@shared/text/english.fixture';
import { FixedSession } from '@/lib/auth/session';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering, refuse } from '@/lib/testing/api-server';
import { storeSession } from '@/lib/testing/identity';
import { testId } from '@/lib/testing/ids';
import { ann, conversation, message, myUserId } from '@/messages/parts/messages/testing';
import { MessagesView } from './messages-view';

const me = { userId: myUserId, userType: 'doctor', membership: null } as unknown as Me;
const person = conversation().with;
const jobId = testId('job');

const planWith = (used: number) => () => ({
  billing: 'stripe' as const,
  kind: 'professional' as const,
  plan: { planId: 'basic' as const, state: 'free' as const, period: null, priceCents: null },
  use: [{ feature: 'questionsPerMonth' as const, used, limit: 10 }],
  mayChange: true,
  administrators: [],
  graceUntil: null,
});

let thread: { conversation: Conversation; messages: Message[]; applications: ConversationApplication[] };
const server = answering({
  listConversations: () => ({ items: [], nextCursor: null, unread_total: 0 }),
  getUnreadMessages: () => ({ unread_total: 0 }),
  findConversation: () => ({ conversation: null, with: person, question: true }),
  getPlan: planWith(3),
  getConversation: () => ({ conversation: thread.conversation, items: thread.messages, nextCursor: null }),
  listConversationApplications: () => ({ items: thread.applications }),
  getApplication: refuse('NOT_FOUND'),
  listApplicationInterviews: () => ({ items: [] }),
});

const show = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <FixedSession session={{ status: 'signedIn', me, error: null, refresh: vi.fn(), signOut: vi.fn() }}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <Suspense>
            <MessagesView />
          </Suspense>
        </QueryClientProvider>
      </FixedSession>
    </MemoryRouter>,
  );
const asking = `/messages?candidate=${person.user_id}&job=${jobId}`;
const left = (count: number) => `1 question about this job · ${count} left this month`;

beforeEach(async () => {
  await loadTexts('messages', 'message-templates', 'match', 'labels/jobs', 'labels/hiring', 'plan-limits');
  storeSession();
  const waiting = conversation({ awaitsAnswer: true });
  thread = { conversation: waiting, messages: [message(1, { sender_id: myUserId })], applications: [] };
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});

describe('a question about a job', () => {
  it('shows the count before typing, and keeps input when it is refused', async () => {
    server.use({ startConversation: refuse('QUOTA_REACHED') });
    show(asking);
    expect(await screen.findByText(left(7))).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Write a Question' }));
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    expect(dialog.getByText(left(7))).toBeDefined();
    const field = (name: RegExp) => dialog.getByLabelText<HTMLInputElement>(name);
    fireEvent.input(field(/Subject/), { target: { value: 'Nights' } });
    fireEvent.input(field(/^Message/), { target: { value: 'Is it nights?' } });
    fireEvent.click(dialog.getByText('Send Message'));
    expect(await dialog.findByText(errorTexts.QUOTA_REACHED)).toBeDefined();
    expect(server.calls('startConversation')).toMatchObject([{ body: { jobId, content: 'Is it nights?' } }]);
    expect(field(/^Message/).value).toBe('Is it nights?');
    expect(window.localStorage.getItem(`wardline.draft.new-message.${myUserId}`)).toContain('Is it nights?');
  });

  it('is not offered once the month’s are used up', async () => {
    server.use({ getPlan: planWith(10) });
    show(asking);
    expect(await screen.findByRole('link', { name: 'See Plans' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Write a Question' })).toBeNull();
  });
});

describe('a conversation that waits for an answer', () => {
  const box = () => screen.queryByRole('textbox', { name: 'Message to Ann Keller' });

  it('says so instead of showing a form', async () => {
    show(`/messages?conversation=${ann}`);
    expect(await screen.findByText('You can write again when Ann Keller answers, or once you apply.')).toBeDefined();
    expect(box()).toBeNull();
  });

  it('opens with an answer', async () => {
    thread.messages = [message(2), ...thread.messages];
    show(`/messages?conversation=${ann}`);
    await waitFor(() => expect(box()).not.toBeNull());
  });

  it('opens with an application', async () => {
    const appliedAt = '2026-11-20T10:00:00.000Z';
    const applicationId = testId('app');
    thread.applications = [{ applicationId, jobId, jobTitle: 'ICU Nurse', status: 'new', appliedAt }];
    show(`/messages?conversation=${ann}`);
    await waitFor(() => expect(box()).not.toBeNull());
  });
});
