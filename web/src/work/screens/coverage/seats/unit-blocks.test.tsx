import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@shared/errors';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { lakeshore } from '@/work/parts/locations/testing';
import type { ApiResult } from '@/lib/api/api';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId, testUserId } from '@/lib/testing/ids';
import { CoverageView } from '../coverage-view';
import { bookingOf, shiftOf } from '../testing';

let people: ApiResult<'listUnitBlocks'>['people'];
let isFull: boolean;

const server = answering({
  listLocations: () => ({ items: [lakeshore()] }),
  getBoard: () => ({ days: [], people: [] }),
  getShift: () => ({
    shift: shiftOf(),
    bookings: [bookingOf(2, 'Josephine Quigley')],
    ...{ favorites: [], ladder: [], filling: null, outlook: null },
  }),
  listShiftPlans: () => ({ templates: [], patterns: [] }),
  listFavorites: () => ({ people: [] }),
  listUnitBlocks: () => ({ people }),
  blockFromUnit: ({ params: { userId }, body: { reason } }) => {
    if (isFull) throw new AppError('LIMIT_REACHED');
    people = [{ userId, name: 'Josephine Quigley', by: 'Maya Chen', reason, blockedAt: '2026-11-26T18:00:00.000Z' }];
    return { people };
  },
  unblockFromUnit: () => {
    people = [];
    return { people };
  },
});

const press = async (name: string) => {
  const found = await screen.findByRole('button', { name, hidden: true });
  await act(async () => fireEvent.click(found));
};
const showShift = (role: 'manager' | 'member') =>
  showTo(memberOf(role), <CoverageView />, `/coverage?shift=${testId('shf')}`);
const giveReason = async (reason: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: /^Block Josephine/, hidden: true }));
  fireEvent.change(dialog.getByRole('textbox', { hidden: true }), { target: { value: reason } });
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Block', hidden: true })));
};

beforeEach(async () => {
  // Noon in Chicago.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T18:00:00.000Z') });
  people = [];
  isFull = false;
  await loadTexts('coverage', 'shift-plans', 'labels/professions', 'labels/certifications', 'errors');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('blocking someone from a unit', () => {
  it('needs a reason, and states the consequences', async () => {
    await showShift('manager');
    await press('Block Josephine Quigley from ICU');
    expect(await screen.findByText(/Current bookings stay\. Cancel those separately/)).toBeDefined();
    await giveReason('');
    expect(server.calls('blockFromUnit')).toEqual([]);
    await giveReason('Unsafe handover');
    expect(await screen.findByText('Josephine Quigley is blocked from ICU')).toBeDefined();
    expect(server.calls('blockFromUnit')).toMatchObject([{ body: { reason: 'Unsafe handover' } }]);
  });

  it('keeps input where the unit has too many', async () => {
    isFull = true;
    await showShift('manager');
    await press('Block Josephine Quigley from ICU');
    await giveReason('Unsafe handover');
    expect(await screen.findByText('ICU has 50 blocked people, the most a unit can have.')).toBeDefined();
    expect(screen.getByDisplayValue('Unsafe handover')).toBeDefined();
  });

  it('is not offered to members', async () => {
    await showShift('member');
    await screen.findByText('Josephine Quigley');
    expect(screen.queryByRole('button', { name: /^Block/, hidden: true })).toBeNull();
    expect(server.calls('listUnitBlocks')).toEqual([]);
  });
});

describe('blocked people of a unit', () => {
  it('are listed beside its day with the reason, and can be unblocked', async () => {
    people = [
      {
        ...{ userId: testUserId(2), name: 'Josephine Quigley', by: 'Maya Chen' },
        ...{ reason: 'Late', blockedAt: '2026-11-20T18:00:00.000Z' },
      },
    ];
    await showTo(memberOf('manager'), <CoverageView />, `/coverage?cell=${testId('unt', 1)}.2026-11-26`);
    expect(await screen.findByText('Since Nov 20, 2026, by Maya Chen: Late')).toBeDefined();
    await press('Unblock Josephine Quigley from ICU');
    expect(await screen.findByText('Josephine Quigley can book ICU shifts again')).toBeDefined();
    expect(screen.queryByText('Blocked from ICU')).toBeNull();
  });
});
