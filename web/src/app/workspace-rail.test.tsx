import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EmployerQueue, QueueCoverage } from '@shared/hiring/model/work-queue';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering, unanswered } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { liveServer } from '@/lib/testing/live';
import { queryClient } from './query-client';
import { WorkspaceRail } from './workspace-rail';

vi.mock('./jump', () => ({ Jump: () => null }));
vi.mock('@/hiring/parts/jobs/saved/kept-job', () => ({ KeptJob: () => null }));
vi.mock('@/app/shell/workspace/waiting-changes', () => ({ WaitingChanges: () => null }));

const live = liveServer();
const locationId = testId('loc', 1);
const unitId = testId('unt', 1);
const boards = [{ locationId, from: '2026-11-22', until: '2026-11-24' }];
let coverage: QueueCoverage;
const queue = (): EmployerQueue => ({
  ...{ today: [], later: [], interviews: [], counts: { newApplications: 0, weeks: 0, interviews: 0 } },
  coverage,
});
const server = answering({
  getEmployerQueue: queue,
  getUnreadMessages: unanswered,
  listLocations: unanswered,
  getPlan: unanswered,
});

beforeEach(async () => {
  queryClient.clear();
  coverage = { late: 0, open: 3, isUrgent: false, boards };
  await loadTexts('workspace', 'shell', 'help');
});

const show = () => showTo(memberOf('manager'), <WorkspaceRail me={memberOf('manager')} />);
/** The rail's entry, not the bottom bar's. */
const entry = (name: string) =>
  within(screen.getAllByRole('navigation', { name: 'Main' })[0]!).findByRole('link', { name });
const isHot = (link: HTMLElement) => link.querySelector('[class*="hot"]') !== null;
const changed = (day: string, location = locationId) =>
  live.says({ type: 'board.changed', locationId: location, weekStartsOn: '2026-11-23', cells: [{ unitId, day }] });

describe('the rail’s entry of coverage', () => {
  it('counts open slots and people who are late, in orange once it’s urgent', async () => {
    await show();
    expect(isHot(await entry('Coverage, 3 open or late'))).toBe(false);
    coverage = { ...coverage, late: 2, isUrgent: true };
    await changed('2026-11-23');
    expect(isHot(await entry('Coverage, 5 open or late'))).toBe(true);
  });

  it('follows the boards of today, and reads once for many changes', async () => {
    await show();
    await entry('Coverage, 3 open or late');
    const topics = ['2026-11-16', '2026-11-23'].map((monday) => `board:${locationId}:${monday}`);
    await waitFor(() => {
      const followed = live.sent().flatMap((it) => (it.action === 'follow' ? [it.topic] : []));
      expect(followed).toEqual(topics);
    });
    const before = server.calls('getEmployerQueue').length;
    await changed('2026-11-29');
    await changed('2026-11-23', testId('loc', 2));
    coverage = { ...coverage, open: 2 };
    await changed('2026-11-23');
    await entry('Coverage, 2 open or late');
    await changed('2026-11-23');
    await changed('2026-11-24');
    expect(server.calls('getEmployerQueue')).toHaveLength(before + 1);
  });
});
