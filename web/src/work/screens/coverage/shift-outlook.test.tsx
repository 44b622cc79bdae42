import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@shared/errors';
import type { ShiftOutlook } from '@shared/work/model/shifts/shift-outlook';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { lakeshore } from '@/work/parts/locations/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import type { ShiftWithBookings } from './coverage-queries';
import { CoverageView } from './coverage-view';
import { rowOf, shiftOf } from './testing';

const forecast = { scope: 'unit' as const, covered: 18, of: 22, share: 18 / 22, low: 0.69, high: 0.9 };

const atRisk: ShiftOutlook = {
  ...{
    forecast,
    calibration: { from: 80, covered: 34, of: 40 },
    target: 90,
    asked: 3,
    approvedCents: 900_00,
    leftCents: 412_00,
    split: { minutes: [480, 240] as [number, number], extraCents: 27_00 },
  },
  raises: [
    { kind: 'raise_10', hourlyCents: 600, bonusCents: 0, costCents: 138_00, needsManager: false },
    { kind: 'raise_25', hourlyCents: 1500, bonusCents: 0, costCents: 500_00, needsManager: true },
  ],
};

let stored: ShiftWithBookings;

const server = answering({
  listUnitBlocks: () => ({ people: [] }),
  listLocations: () => ({ items: [lakeshore()] }),
  getBoard: () => ({
    people: [],
    days: [
      {
        unitId: testId('unt', 1),
        day: '2026-11-27',
        shifts: [rowOf(1, { confirmed: 1, flags: ['at_risk'] }), rowOf(2, { confirmed: 1 })],
      },
    ],
  }),
  getShift: () => stored,
  listShiftPlans: () => ({ templates: [], patterns: [] }),
  splitShift: ({ body: { version } }) => {
    if (version !== stored.shift.version) throw new AppError('STALE_VERSION');
    stored = { ...stored, shift: { ...stored.shift, endTime: '03:00', version: version + 1 }, outlook: null };
    return stored;
  },
  raiseShiftPay: ({ body: { version } }) => {
    if (version !== stored.shift.version) throw new AppError('STALE_VERSION');
    stored = { ...stored, shift: { ...stored.shift, rateCents: 63_00, version: version + 1 } };
    return stored;
  },
});

const show = (role: 'manager' | 'member' = 'manager') =>
  showTo(memberOf(role), <CoverageView />, `/coverage?shift=${testId('shf')}`);
const button = (name: string | RegExp) => screen.findByRole('button', { name, hidden: true });

beforeEach(async () => {
  // Noon in Chicago.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T18:00:00.000Z') });
  stored = { shift: shiftOf(), bookings: [], favorites: [], ladder: [], filling: null, outlook: atRisk };
  await loadTexts('coverage', 'shift-plans', 'labels/professions', 'labels/certifications', 'errors');
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the forecast of an open shift', () => {
  it('shows how many like it were covered, and the confidence', async () => {
    stored.outlook = { ...atRisk, raises: [] };
    await show();
    expect(await screen.findByText('18 of 22 like this were covered (82%)')).toBeDefined();
    expect(screen.getByText('Likely between 69% and 90%. The target of ICU is 90%.')).toBeDefined();
    expect(screen.getByText('Of shifts forecast at 80-90%, 34 of 40 were covered.')).toBeDefined();
    expect(screen.queryByText('Raise the pay')).toBeNull();
  });

  it('shows no number without enough history', async () => {
    stored.outlook = { ...atRisk, forecast: null, calibration: null };
    await show();
    expect(await screen.findByText('Not enough history')).toBeDefined();
    expect(screen.getByText('No one has requested this shift yet.')).toBeDefined();
  });
});

describe('a raise', () => {
  it('names its cost and the rest of the week’s budget, and is sent once', async () => {
    await show();
    expect(await screen.findByText('$6/hr for 2 people × 11.5 h = $138')).toBeDefined();
    expect(screen.getByText('$412 of $900 left this week')).toBeDefined();
    const raise = await button('Raise by +$6/hr (11%), $138');
    await act(async () => {
      fireEvent.click(raise);
      fireEvent.click(raise);
    });
    expect(await screen.findByText('Pay raised. The shift now pays $63 per hour.')).toBeDefined();
    expect(server.calls('raiseShiftPay')).toMatchObject([{ body: { raise: 'raise_10', version: 1 } }]);
  });

  it('above the approved amount is left to managers', async () => {
    await show('member');
    expect(await screen.findByText('Needs a manager')).toBeDefined();
    expect(await button(/^Raise by/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Approve \+/, hidden: true })).toBeNull();
  });
});

describe('a split', () => {
  it('names its parts and their extra cost, and is sent once', async () => {
    await show('member');
    expect(await screen.findByText('8 hours + 4 hours')).toBeDefined();
    expect(screen.getByText('$27 more')).toBeDefined();
    const split = await button('Split into 8 hours and 4 hours');
    await act(async () => {
      fireEvent.click(split);
      fireEvent.click(split);
    });
    expect(server.calls('splitShift')).toMatchObject([{ body: { version: 1 } }]);
    expect(screen.queryByText('8 hours + 4 hours')).toBeNull();
  });

  it('isn’t offered where people are on the shift', async () => {
    stored.outlook = { ...atRisk, split: null };
    await show();
    await screen.findByText('$6/hr for 2 people × 11.5 h = $138');
    expect(screen.queryByText('Split the shift')).toBeNull();
  });
});

describe('the board', () => {
  it('marks shifts at risk, and shows only these on request', async () => {
    await show();
    const chip = await button(/^At Risk\s*1/);
    await act(async () => fireEvent.click(chip));
    expect(await button(/1 of 2 covered, at risk$/)).toBeDefined();
  });
});
