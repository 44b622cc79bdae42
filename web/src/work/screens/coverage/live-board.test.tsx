import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardDay } from '@shared/work/model/shifts/board';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { lakeshore, locationId, unitOf } from '@/work/parts/locations/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { liveServer } from '@/lib/testing/live';
import { boardQuery } from './coverage-queries';
import { CoverageView } from './coverage-view';
import { rowOf } from './testing';
import { useLiveBoard } from './board/use-live-board';

const live = liveServer();
const [icu] = [testId('unt', 1)];
let days: BoardDay[];
let reads: { from: string; days: number }[];

const server = answering({
  listLocations: () => ({ items: [lakeshore()] }),
  getBoard: ({ query }) => {
    reads.push(query);
    const shown = days.filter(({ day }) => day >= query.from && (query.days > 1 || day === query.from));
    return { days: shown, people: [] };
  },
  listShiftPlans: () => ({ templates: [], patterns: [] }),
});

beforeEach(async () => {
  // Noon in Chicago.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T18:00:00.000Z') });
  reads = [];
  days = [
    { unitId: icu, day: '2026-11-27', shifts: [rowOf(1, { confirmed: 0 })] },
    { unitId: icu, day: '2026-11-28', shifts: [rowOf(2)] },
  ];
  await loadTexts('coverage', 'shift-plans', 'labels/professions', 'labels/certifications', 'errors');
});

afterEach(() => {
  vi.useRealTimers();
});

const changed = (day: string, elsewhere = false) =>
  live.says({
    type: 'board.changed',
    locationId: elsewhere ? testId('loc', 9) : locationId,
    weekStartsOn: '2026-11-23',
    cells: [{ unitId: icu, day }],
  });

describe('the open board', () => {
  it('shows another person’s changes, and reloads only that day', async () => {
    await showTo(memberOf('manager'), <CoverageView />, '/coverage');
    expect(await screen.findByText(/^Next gap: ICU/)).toBeDefined();
    expect(live.sent()).toContainEqual({ action: 'follow', topic: `board:${locationId}:2026-11-23` });
    expect(reads).toEqual([{ from: '2026-11-23', days: 7 }]);
    const friday = () => screen.findByRole('gridcell', { name: /^ICU, Fri/ });
    expect((await friday()).getAttribute('aria-label')).toContain('0 of 2 covered');
    days = [{ ...days[0]!, shifts: [rowOf(1)] }, days[1]!];
    await changed('2026-11-27');
    await waitFor(() => expect(reads.slice(1)).toEqual([{ from: '2026-11-27', days: 1 }]));
    expect(await screen.findByText('No gaps ahead.')).toBeDefined();
    expect((await friday()).getAttribute('aria-label')).toContain('2 of 2 covered');
  });

  it('has every unit of a large location', async () => {
    const units = Array.from({ length: 40 }, (_, index) => unitOf(index + 1, `Unit ${index + 1}`));
    server.use({ listLocations: () => ({ items: [lakeshore({ units })] }) });
    await showTo(memberOf('manager'), <CoverageView />, '/coverage');
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(units.length + 1));
  });

  it('reloads nothing for another location or for hidden days', async () => {
    await showTo(memberOf('manager'), <CoverageView />, '/coverage');
    await waitFor(() => expect(reads).toHaveLength(1));
    await changed('2026-11-27', true);
    await changed('2026-12-05');
    // A later read shows that the others would have arrived by now.
    await changed('2026-11-28');
    await waitFor(() => expect(reads.slice(1)).toEqual([{ from: '2026-11-28', days: 1 }]));
  });

  it('reloads when shown again, because no update arrived meanwhile', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
    const range = { from: '2026-11-23', days: 7 };
    const read = () => client.query(boardQuery(locationId, range));
    const { unmount } = renderHook(() => useLiveBoard({ locationId, range, shift: null }), {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    });
    await read();
    await read();
    expect(reads).toHaveLength(1);
    unmount();
    await read();
    expect(reads).toHaveLength(2);
  });
});
