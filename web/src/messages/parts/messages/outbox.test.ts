import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '@shared/messages/model/conversation';
import { ApiError } from '@/lib/api/api-error';
import { createOutbox, type Outbox } from './outbox';
import type { Outgoing, OutboxStore } from './outbox-store';

const online = vi.spyOn(navigator, 'onLine', 'get');
const unreachable = new ApiError(0, { code: 'UNREACHABLE', error: 'No answer' });
const refused = new ApiError(409, { code: 'CONVERSATION_BLOCKED', error: 'Blocked' });

const browser = () => {
  let kept: Outgoing[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const tabs: Outbox[] = [];
  const store: OutboxStore = {
    read: async () => structuredClone(kept),
    change: async (next) => (kept = next(structuredClone(kept))),
  };
  const alone = (work: () => Promise<void>) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
  const deliver = vi.fn<(outgoing: Outgoing) => Promise<Message>>(
    async ({ id, conversationId, content }) =>
      ({ id, conversationId, content, sender_id: 'me', created_at: '', is_read: false }) as Message,
  );
  const tab = () => {
    const onSent = vi.fn();
    const outbox: Outbox = createOutbox({
      store,
      deliver,
      onSent,
      alone,
      announce: () => tabs.filter((other) => other !== outbox).forEach((other) => void other.load()),
    });
    tabs.push(outbox);
    return { outbox, onSent };
  };
  return { tab, deliver, kept: () => kept };
};

const write = (outbox: Outbox, id: string) =>
  outbox.add({ id, conversationId: 'cnv_1', content: `text of ${id}`, attachments: [] });
const settle = () => vi.advanceTimersByTimeAsync(0);
const ids = (deliver: { mock: { calls: [Outgoing][] } }) => deliver.mock.calls.map(([{ id }]) => id);

beforeEach(() => {
  vi.useFakeTimers();
  online.mockReturnValue(true);
});
afterEach(() => void vi.useRealTimers());

describe('the outbox', () => {
  it('shows a message at once, sends it, and is empty afterwards', async () => {
    const { tab, deliver, kept } = browser();
    const { outbox, onSent } = tab();
    write(outbox, 'a');
    expect(outbox.get().list).toMatchObject([{ id: 'a', problem: null }]);
    await settle();
    expect(ids(deliver)).toEqual(['a']);
    expect(onSent).toHaveBeenCalledOnce();
    expect([outbox.get().list, kept()]).toEqual([[], []]);
  });

  it('stores offline messages and sends them once and in order', async () => {
    const { tab, deliver, kept } = browser();
    const { outbox } = tab();
    online.mockReturnValue(false);
    for (const id of ['a', 'b', 'c']) write(outbox, id);
    await settle();
    expect(outbox.get().stalled).toBe(true);
    expect(kept().map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    online.mockReturnValue(true);
    await Promise.all([outbox.flush(), outbox.flush()]);
    expect(ids(deliver)).toEqual(['a', 'b', 'c']);
  });

  it('sends after a reload', async () => {
    const { tab, deliver } = browser();
    online.mockReturnValue(false);
    write(tab().outbox, 'a');
    await settle();
    online.mockReturnValue(true);
    const { outbox } = tab();
    await outbox.load();
    expect(outbox.get().list).toHaveLength(1);
    await outbox.flush();
    expect(ids(deliver)).toEqual(['a']);
  });

  it('sends once from two tabs, which both know', async () => {
    const { tab, deliver } = browser();
    const [first, second] = [tab(), tab()];
    online.mockReturnValue(false);
    write(first.outbox, 'a');
    write(second.outbox, 'b');
    await settle();
    expect(first.outbox.get().list).toHaveLength(2);
    online.mockReturnValue(true);
    await Promise.all([first.outbox.flush(), second.outbox.flush()]);
    await settle();
    expect(ids(deliver).sort()).toEqual(['a', 'b']);
    expect([first.outbox.get().list, second.outbox.get().list]).toEqual([[], []]);
  });

  it('retries with longer pauses until it succeeds', async () => {
    const { tab, deliver } = browser();
    const { outbox } = tab();
    deliver.mockRejectedValueOnce(unreachable).mockRejectedValueOnce(unreachable);
    write(outbox, 'a');
    await settle();
    write(outbox, 'b');
    expect(outbox.get().stalled).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ids(deliver)).toEqual(['a', 'a', 'a', 'b']);
    expect(outbox.get()).toEqual({ list: [], stalled: false });
  });

  it('waits as long as the server asks for', async () => {
    const { tab, deliver } = browser();
    const { outbox } = tab();
    deliver.mockRejectedValueOnce(new ApiError(429, { code: 'TOO_MANY_REQUESTS', error: '', retryAfterSeconds: 40 }));
    write(outbox, 'a');
    await vi.advanceTimersByTimeAsync(39_000);
    expect(deliver).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(deliver).toHaveBeenCalledTimes(2);
  });

  it('reports a refusal, continues with the rest, and allows retry or deletion', async () => {
    const { tab, deliver } = browser();
    const { outbox } = tab();
    deliver.mockRejectedValueOnce(refused);
    write(outbox, 'a');
    write(outbox, 'b');
    await settle();
    expect(outbox.get().list).toMatchObject([{ id: 'a', problem: 'Blocked' }]);
    expect(ids(deliver)).toEqual(['a', 'b']);
    deliver.mockRejectedValueOnce(refused);
    await outbox.retry('a');
    expect(outbox.get().list).toMatchObject([{ id: 'a', problem: 'Blocked' }]);
    await outbox.discard('a');
    expect(outbox.get().list).toEqual([]);
  });
});
