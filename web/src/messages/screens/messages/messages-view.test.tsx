import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { messages as texts, errorTexts, said } from '@shared/text/english.fixture';
import type { Conversation, ConversationApplication, Message } from '@shared/messages/model/conversation';
import { useUnreadMessages } from '@/messages/parts/messages/use-unread-messages';
import { loadTexts } from '@/lib/i18n/i18n';
import { FixedSession } from '@/lib/auth/session';
import { act } from '@/lib/testing/act';
import { type Answers, answering, refuse, refusedByContract } from '@/lib/testing/api-server';
import { testId, testUserId } from '@/lib/testing/ids';
import { liveServer } from '@/lib/testing/live';
import { ann, bob, conversation, message, myUserId, other, reportOf } from '@/messages/parts/messages/testing';
import { MessagesView } from './messages-view';

const live = liveServer();

const me = { userId: myUserId, userType: 'doctor', membership: null } as unknown as Me;
let stored: { conversations: Conversation[]; messages: Message[]; applications: ConversationApplication[] };

const usual = {
  listConversations: () => ({ items: stored.conversations, nextCursor: null, unread_total: 0 }),
  getUnreadMessages: () => ({
    unread_total: stored.conversations.reduce((sum, { unread_count }) => sum + unread_count, 0),
  }),
  getConversation: () => ({
    conversation: stored.conversations[0]!,
    items: stored.messages.toReversed(),
    nextCursor: null,
  }),
  markConversationRead: () => {
    stored.conversations = stored.conversations.map((known) => ({ ...known, unread_count: 0 }));
    return stored.conversations[0]!;
  },
  listConversationApplications: () => ({ items: stored.applications }),
  sendMessage: ({ body: { id, content } }) => {
    const sent = message(0, { id, content, sender_id: myUserId, created_at: new Date().toISOString() });
    stored.messages.push(sent);
    return sent;
  },
} satisfies Answers;
const server = answering(usual);
const { calls } = server;

const Place = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
};
/** Counts unread messages like the page frame. */
const Unread = () => <output aria-label="Unread messages">{useUnreadMessages()}</output>;
const show = (address = '/messages', view = <MessagesView />) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <FixedSession session={{ status: 'signedIn', me, error: null, refresh: vi.fn(), signOut: vi.fn() }}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <Suspense>
            <Unread />
            {view}
          </Suspense>
        </QueryClientProvider>
      </FixedSession>
      <Place />
    </MemoryRouter>,
  );
const openThread = async () => {
  show(`/messages?conversation=${ann}`);
  return screen.findByRole('log', { name: 'Messages with Ann Keller' });
};
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Ann Keller' });

beforeEach(async () => {
  await loadTexts('messages', 'message-templates', 'match', 'labels/jobs', 'labels/hiring');
  stored = { conversations: [conversation(), other], messages: [message(1), message(2)], applications: [] };
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the conversations', () => {
  it('show the person, the time and unread counts, and can be searched', async () => {
    stored.conversations = [conversation({ unread_count: 12 }), other];
    show();
    const list = await screen.findByRole('region', { name: 'Conversations' });
    expect(await within(list).findByRole('link', { name: /Ann Keller.*Online/ })).toBeDefined();
    expect(within(list).getAllByText('Just now')).toHaveLength(2);
    expect(within(list).getByText('Mercy Hospital · Night shifts')).toBeDefined();
    expect(within(list).getByText('12 unread messages')).toBeDefined();
    await waitFor(() => expect(screen.getByRole('status', { name: 'Unread messages' }).textContent).toBe('12'));
    const search = screen.getByRole('searchbox', { name: 'Search people and messages' });
    fireEvent.change(search, { target: { value: 'clinic' } });
    expect(within(list).queryByText('Ann Keller')).toBeNull();
    expect(within(list).getByText('Bob Marsh')).toBeDefined();
    fireEvent.change(search, { target: { value: 'nobody' } });
    expect(screen.getByText('No conversation matches “nobody”.')).toBeDefined();
  });

  it('can be filtered to those with unread messages', async () => {
    stored.conversations = [conversation({ unread_count: 2 }), other];
    show();
    const list = await screen.findByRole('region', { name: 'Conversations' });
    const unread = await within(list).findByRole('button', { name: 'Unread 2' });
    fireEvent.click(unread);
    expect(within(list).getByText('Ann Keller')).toBeDefined();
    expect(within(list).queryByText('Bob Marsh')).toBeNull();
    fireEvent.click(within(list).getByRole('button', { name: 'All' }));
    expect(within(list).getByText('Bob Marsh')).toBeDefined();
  });

  it('are announced as empty', async () => {
    stored.conversations = [];
    show();
    expect(await screen.findByText('No messages yet')).toBeDefined();
  });
});

/** Storage accepts the file at once. */
class Upload {
  upload = {};
  status = 204;
  onload = () => undefined;
  open = () => undefined;
  abort = () => undefined;
  send() {
    queueMicrotask(this.onload);
  }
}

describe('a thread', () => {
  it('shows the messages and the delivery of the person’s own ones, and is marked read', async () => {
    stored.conversations = [conversation({ unread_count: 1 }), other];
    stored.messages = [
      message(1, { sender_id: myUserId, is_read: true }),
      message(2, { sender_id: myUserId }),
      message(3),
    ];
    const log = await openThread();
    expect(within(log).getByText('Today')).toBeDefined();
    expect(within(log).getByRole('separator', { name: '1 new message' })).toBeDefined();
    expect([...log.querySelectorAll('[data-state]')].map((one) => one.getAttribute('data-state'))).toEqual([
      'read',
      'sent',
      'received',
    ]);
    await waitFor(() =>
      expect(calls('markConversationRead')).toEqual([
        { params: { conversationId: ann }, body: { messageId: testId('msg', 3) } },
      ]),
    );
  });

  it('is left for another one after unread messages were shown', async () => {
    // Current browsers return a promise, which React must not take for a cleanup function.
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => Promise.resolve() as never);
    stored.conversations = [conversation({ unread_count: 1 }), other];
    const log = await openThread();
    expect(within(log).getByRole('separator', { name: '1 new message' })).toBeDefined();
    server.use({
      getConversation: ({ params }) =>
        params.conversationId === bob
          ? { conversation: other, items: [message(9, { conversationId: bob })], nextCursor: null }
          : { conversation: stored.conversations[0]!, items: stored.messages.toReversed(), nextCursor: null },
    });
    fireEvent.click(screen.getByRole('link', { name: /Bob Marsh/ }));
    const next = await screen.findByRole('log', { name: 'Messages with Bob Marsh' });
    expect(await within(next).findByText('Text 9')).toBeDefined();
  });

  it('says when it does not exist', async () => {
    server.use({ getConversation: refusedByContract });
    show('/messages?conversation=x');
    expect(await screen.findByText('Conversation not found')).toBeDefined();
  });

  it('adds new messages, and shows who is typing and online', async () => {
    const log = await openThread();
    await live.says({ type: 'typing', conversationId: ann, userId: conversation().with.user_id });
    expect(screen.getByText('Ann is typing')).toBeDefined();
    stored.messages.push(message(3));
    await live.says({ type: 'message.created', conversationId: ann });
    expect(await within(log).findByText('Text 3')).toBeDefined();
    expect(screen.queryByText('Ann is typing')).toBeNull();
    expect(screen.getAllByText('Online')).toHaveLength(1);
    await live.says({ type: 'presence', userId: conversation().with.user_id, online: false });
    await waitFor(() => expect(screen.queryByText('Online')).toBeNull());
  });

  it('sends with Enter, adds lines with Shift and Enter, and rejects blank text', async () => {
    const log = await openThread();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
    fireEvent.change(box(), { target: { value: '  ' } });
    fireEvent.keyDown(box(), { key: 'Enter' });
    fireEvent.change(box(), { target: { value: ' Yes, I am. ' } });
    expect(live.sent().filter(({ action }) => action === 'typing')).toEqual([
      { action: 'typing', conversationId: ann },
    ]);
    fireEvent.keyDown(box(), { key: 'Enter', shiftKey: true });
    expect(calls('sendMessage')).toEqual([]);
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(box().value).toBe('');
    expect(await within(log).findByText('Yes, I am.')).toBeDefined();
    await waitFor(() => expect(within(log).getByText('Sent')).toBeDefined());
    expect(calls('sendMessage')).toMatchObject([
      { params: { conversationId: ann }, body: { content: 'Yes, I am.', attachments: [] } },
    ]);
    expect(within(log).getAllByText('Yes, I am.')).toHaveLength(1);
  });

  it('says why a message was refused, and retries it', async () => {
    server.use({ sendMessage: refuse('CONVERSATION_BLOCKED') });
    const log = await openThread();
    fireEvent.change(box(), { target: { value: 'Hello' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await within(log).findByText(errorTexts.CONVERSATION_BLOCKED)).toBeDefined();
    server.use({ sendMessage: usual.sendMessage });
    fireEvent.click(within(log).getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(within(log).getByText('Sent')).toBeDefined());
    const [first, second] = calls('sendMessage');
    expect(first?.body.id).toBe(second?.body.id);
  });

  it('keeps typed text for later', async () => {
    await openThread();
    fireEvent.change(box(), { target: { value: 'Not yet' } });
    expect(window.localStorage.getItem(`wardline.draft.message.${myUserId}.${ann}`)).toContain('Not yet');
  });

  it('sends files of allowed types', async () => {
    server.use({
      requestAttachmentUpload: () => ({
        uploadId: testId('upl'),
        url: '/u',
        fields: {},
        expiresAt: '2026-11-21T08:05:00.000Z',
      }),
    });
    vi.stubGlobal('XMLHttpRequest', Upload);
    await openThread();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    fireEvent.change(input, { target: { files: [new File(['x'], 'a.exe', { type: 'application/x-dos' })] } });
    expect(screen.getByRole('alert').textContent).toBe(texts.attachmentType);
    fireEvent.change(input, { target: { files: [new File(['x'], 'cv.pdf', { type: 'application/pdf' })] } });
    expect(await screen.findByText('1 KB')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(calls('sendMessage')).toMatchObject([
        { body: { content: '', attachments: [{ uploadId: testId('upl'), fileName: 'cv.pdf' }] } },
      ]),
    );
  });

  it('cannot be written in once blocked, until the person who blocked lifts it', async () => {
    stored.conversations = [conversation({ blocked: 'by_me' }), other];
    server.use({ unblockConversation: () => (stored.conversations[0] = conversation()) });
    await openThread();
    expect(screen.getByText(texts.conversationBlocked)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Unblock Conversation' }));
    await waitFor(() => expect(box()).toBeDefined());
  });

  it('is reported with a reason, and its sender blocked', async () => {
    server.use({
      sendReport: ({ body }) => ({ ...said('reportReceived'), report: reportOf(body) }),
      blockConversation: () => conversation({ blocked: 'by_me' }),
    });
    await loadTexts('reports', 'labels/moderation');
    await openThread();
    // Awaited, because the dialog suspends: a root that suspends in an event that isn't awaited may stall.
    await act(async () => void fireEvent.click(screen.getAllByRole('button', { name: 'Report Message' })[0]!));
    const dialog = await screen.findByRole('dialog', { hidden: true });
    fireEvent.click(within(dialog).getByText('Send Report'));
    expect(within(dialog).getByText(texts.required)).toBeDefined();
    fireEvent.change(within(dialog).getByRole('combobox', { hidden: true }), { target: { value: 'spam' } });
    fireEvent.click(within(dialog).getByRole('checkbox', { hidden: true }));
    fireEvent.click(within(dialog).getByText('Send Report'));
    await waitFor(() => expect(calls('blockConversation')).toHaveLength(1));
    expect(calls('sendReport')).toMatchObject([
      { body: { target: { kind: 'message', conversationId: ann, messageId: testId('msg', 1) }, reason: 'spam' } },
    ]);
  });

  it('says that moderators hid it', async () => {
    stored.messages = stored.messages.map((it, index) => (index === 0 ? { ...it, content: '', hidden: true } : it));
    await openThread();
    expect(screen.getByText('Our moderators hid this message.')).toBeDefined();
  });
});

describe('without a live connection', () => {
  beforeEach(() => {
    live.hold();
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => void vi.useRealTimers());

  it('polls now and then, and says so', async () => {
    const log = await openThread();
    stored.messages.push(message(3));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(await within(log).findByText('Text 3')).toBeDefined();
    expect(screen.getByText(/Checking for new messages every 10 seconds/)).toBeDefined();
  });
});

describe('a new message', () => {
  const person = { ...conversation().with, user_id: testUserId(4), user_name: 'Cleo Vance' };

  it('goes to a searched person; typed text is kept until it is sent', async () => {
    server.use({
      findCorrespondents: () => ({ items: [person] }),
      startConversation: ({ body }) => ({
        conversation: conversation({ conversationId: bob, with: person }),
        message: message(9, { id: body.id, conversationId: bob, sender_id: myUserId }),
      }),
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'New Message' }));
    const dialog = await screen.findByRole('dialog', { hidden: true });
    fireEvent.click(within(dialog).getByText('Send Message'));
    await waitFor(() => expect(within(dialog).getAllByText(texts.required).length).toBeGreaterThanOrEqual(2));
    const field = (name: RegExp) => within(dialog).getByLabelText<HTMLInputElement>(name);
    fireEvent.input(field(/Subject/), { target: { value: 'Hello' } });
    fireEvent.input(field(/^Message/), { target: { value: 'A question' } });
    expect(window.localStorage.getItem(`wardline.draft.new-message.${myUserId}`)).toContain('A question');
    const to = within(dialog).getByRole('combobox', { hidden: true });
    await act(() => to.focus());
    fireEvent.change(to, { target: { value: 'cle' } });
    expect(await within(dialog).findByText('Cleo Vance')).toBeDefined();
    await waitFor(() => expect(calls('findCorrespondents').at(-1)).toEqual({ query: { name: 'cle' } }));
    await waitFor(() => expect(to.getAttribute('aria-activedescendant')).toContain(person.user_id));
    fireEvent.keyDown(to, { key: 'Enter' });
    expect(await within(dialog).findByText('Change')).toBeDefined();
    fireEvent.click(within(dialog).getByText('Send Message'));
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe(`/messages?conversation=${bob}`));
    expect(calls('startConversation')).toMatchObject([
      { body: { to: person.user_id, subject: 'Hello', content: 'A question' } },
    ]);
    expect(window.localStorage.getItem(`wardline.draft.new-message.${myUserId}`)).toBeNull();
  });

  it('starts with another page’s person, whose conversation opens when there is one', async () => {
    server.use({ findConversation: () => ({ conversation: null, with: person }) });
    show(`/messages?candidate=${person.user_id}`);
    expect(await screen.findByText('No messages with Cleo Vance yet')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Write a Message' }));
    const dialog = await screen.findByRole('dialog', { hidden: true });
    expect(within(dialog).getByText('Cleo Vance')).toBeDefined();
  });

  it('is not offered to people who may not be written to', async () => {
    server.use({ findConversation: refuse('NOT_FOUND') });
    show(`/messages?candidate=${person.user_id}`);
    expect(await screen.findByText("You can't message this person yet")).toBeDefined();
  });

  it('becomes the existing conversation, with a panel beside it', async () => {
    server.use({
      findConversation: () => ({ conversation: stored.conversations[0]!, with: conversation().with }),
    });
    const close = vi.fn();
    show(
      `/interviews/schedule/${conversation().with.user_id}`,
      <MessagesView
        candidate={conversation().with.user_id}
        panel={<p>Interview</p>}
        panelTitle="Schedule"
        onClosePanel={close}
      />,
    );
    expect(await screen.findByRole('log', { name: 'Messages with Ann Keller' })).toBeDefined();
    const panel = screen.getByRole('complementary', { name: 'Schedule' });
    expect(within(panel).getByText('Interview')).toBeDefined();
    fireEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalled();
  });
});
