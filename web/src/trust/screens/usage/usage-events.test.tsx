import { render, waitFor } from '@testing-library/react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '@/lib/api/api';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { UsageEvents } from './usage-events';

const server = answering({
  recordUsage: () => ({ recorded: true }),
  saveJob: ({ params }) => ({ jobId: params.jobId, savedAt: '2026-11-20T10:00:00.000Z' }),
});

let go: NavigateFunction;
const Here = () => {
  go = useNavigate();
  return null;
};
const show = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Here />
      <UsageEvents />
    </MemoryRouter>,
  );
const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};
const sent = () => server.calls('recordUsage');
const signals = ['globalPrivacyControl', 'doNotTrack'] as const;
const signal = (name: (typeof signals)[number], value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => {
  signal('globalPrivacyControl', undefined);
  signal('doNotTrack', null);
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of signals) Reflect.deleteProperty(navigator, name);
});

describe('usage events', () => {
  it('name pages without IDs, and are sent once when the page is left', async () => {
    const { unmount } = show(`/jobs/${testId('job')}`);
    await act(async () => go('/jobs'));
    await act(async () => go('/jobs/post?draft=1'));
    await act(async () => go('/jobs'));
    expect(sent()).toEqual([]);
    hide();
    hide();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toEqual({
      body: {
        events: [
          { kind: 'page', name: 'job', count: 1 },
          { kind: 'page', name: 'jobs', count: 2 },
          { kind: 'page', name: 'postJob', count: 1 },
        ],
      },
    });
    unmount();
  });

  it('count features by successful operations', async () => {
    const { unmount } = show('/jobs');
    await api('saveJob', { params: { jobId: testId('job') } }).catch(() => undefined);
    hide();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ body: { events: [{ name: 'jobs' }, { kind: 'feature', name: 'saveJob' }] } });
    unmount();
  });

  it('are dropped unsent once it is turned off', async () => {
    const { unmount } = show('/jobs');
    unmount();
    hide();
    await api('saveJob', { params: { jobId: testId('job') } }).catch(() => undefined);
    hide();
    expect(sent()).toEqual([]);
  });

  it.each([
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ] as const)('respect %s', async (name, value) => {
    signal(name, value);
    const { unmount } = show('/jobs');
    hide();
    expect(sent()).toEqual([]);
    unmount();
  });
});
