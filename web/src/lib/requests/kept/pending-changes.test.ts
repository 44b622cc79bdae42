import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error';
import { createPendingChanges } from './pending-changes';
import type { PendingChange, PendingChangeStore } from './pending-change-store';

const unreachable = new ApiError(0, { code: 'UNREACHABLE', error: 'No answer' });
const refused = new ApiError(409, { code: 'STALE_VERSION', error: 'Changed in the meantime' });
const ended = new ApiError(401, { code: 'UNAUTHENTICATED', error: 'Sign in' });
const saveJob = { params: { jobId: 'job_1' } };

const browser = () => {
  const list: PendingChange[] = [];
  const open = new Set<string>();
  const store: PendingChangeStore = {
    read: async () => [...list],
    add: async (change) => void list.push(change),
    remove: async (id) =>
      void list.splice(
        list.findIndex((it) => it.id === id),
        1,
      ),
  };
  const send = vi.fn<(change: PendingChange) => Promise<unknown>>(async () => 'saved');
  let ids = 0;
  const page = (name: string) => {
    const onResumed = vi.fn();
    const onWaiting = vi.fn();
    const resumptions: (() => void)[] = [];
    open.add(name);
    const changes = createPendingChanges({
      page: name,
      store,
      newId: () => `change-${(ids += 1)}`,
      send,
      isOpen: async (it) => open.has(it),
      pause: () => new Promise((resolve) => void resumptions.push(resolve)),
      onResumed,
      onWaiting,
    });
    return { changes, onResumed, onWaiting, close: () => open.delete(name), reconnect: () => resumptions.pop()?.() };
  };
  return { page, send, list };
};

describe('a pending change', () => {
  it('is stored before it is sent, and deleted once the server answered', async () => {
    const { page, send, list } = browser();
    send.mockImplementationOnce(async () => {
      expect(list).toMatchObject([{ name: 'saveJob', call: saveJob, page: 'a' }]);
      return 'answer';
    });
    await expect(page('a').changes.send('saveJob', saveJob)).resolves.toBe('answer');
    expect(list).toEqual([]);
  });

  it('stays open offline, and is sent with the same id when the connection returns', async () => {
    const { page, send, list } = browser();
    const { changes, onWaiting, reconnect } = page('a');
    send.mockRejectedValueOnce(unreachable);
    const sent = changes.send('saveJob', saveJob);
    await waitFor(() => expect(onWaiting).toHaveBeenLastCalledWith(1));
    expect(list).toHaveLength(1);
    reconnect();
    await expect(sent).resolves.toBe('saved');
    expect(send.mock.calls.map(([{ id }]) => id)).toEqual(['change-1', 'change-1']);
    expect(onWaiting).toHaveBeenLastCalledWith(0);
  });

  it.each([
    ['refused', refused],
    ['sent after the session ended', ended],
  ])('is not sent again when it was %s', async (_, error) => {
    const { page, send, list } = browser();
    send.mockRejectedValueOnce(error);
    await expect(page('a').changes.send('saveJob', saveJob)).rejects.toBe(error);
    expect(list).toEqual([]);
  });

  it('of a closed page is sent by the next one, once, and in order', async () => {
    const { page, send, list } = browser();
    const first = page('a');
    send.mockRejectedValue(unreachable);
    void first.changes.send('saveJob', saveJob);
    void first.changes.send('unsaveJob', saveJob);
    await waitFor(() => expect(first.onWaiting).toHaveBeenLastCalledWith(2));
    first.close();
    send.mockReset().mockResolvedValue('saved');
    const second = page('b');
    await second.changes.resume();
    expect(send.mock.calls.map(([{ name }]) => name)).toEqual(['saveJob', 'unsaveJob']);
    expect(second.onResumed.mock.calls.map(([{ id }, problem]) => [id, problem])).toEqual([
      ['change-1', null],
      ['change-2', null],
    ]);
    expect(list).toEqual([]);
  });

  it('of another open page is left to that page', async () => {
    const { page, send } = browser();
    const other = page('a');
    send.mockRejectedValue(unreachable);
    void other.changes.send('saveJob', saveJob);
    await waitFor(() => expect(other.onWaiting).toHaveBeenLastCalledWith(1));
    send.mockClear();
    await page('b').changes.resume();
    expect(send).not.toHaveBeenCalled();
  });

  it('that the server refuses after a reload is reported, and does not stop the others', async () => {
    const { page, send } = browser();
    const first = page('a');
    send.mockRejectedValue(unreachable);
    void first.changes.send('saveJob', saveJob);
    void first.changes.send('hideJob', saveJob);
    await waitFor(() => expect(first.onWaiting).toHaveBeenLastCalledWith(2));
    first.close();
    send.mockReset().mockRejectedValueOnce(refused).mockResolvedValue('saved');
    const second = page('b');
    await second.changes.resume();
    expect(second.onResumed.mock.calls.map(([, problem]) => problem)).toEqual([refused, null]);
  });
});
