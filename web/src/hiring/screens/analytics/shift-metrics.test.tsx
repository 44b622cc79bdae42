import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FillReport } from '@shared/work/model/shifts/fill-report';
import type { ShiftBill } from '@shared/work/model/shifts/shift-bill';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { FillReportView } from './fill-report-view';
import { ShiftBillView } from './shift-bill-view';

const few = { value: null, samples: 2 };
const parts = { base: 720_00, differentials: 60_00, bonus: 0, overtime: 0, breaks: 0, canceled: 0, other: 0 };
const sums = { currency: 'USD' as const, minutes: 720, cents: 780_00, parts };

const reportOf = (changes: Partial<FillReport> = {}): FillReport => ({
  from: '2026-09',
  to: '2026-11',
  shifts: 50,
  covered: 46,
  wait: { value: 14 * 60, samples: 40 },
  inTime: few,
  people: 24,
  partial: false,
  invites: { count: 120, fairness: { gini: 0.18, deciles: [16, 14, 12, 11, 10, 9, 8, 8, 7, 5] } },
  hours: { minutes: 0, fairness: null },
  calibration: [
    { from: 90, covered: null, of: 12 },
    { from: 80, covered: 27, of: 32 },
    { from: 70, covered: null, of: 0 },
  ],
  units: [
    {
      unitId: testId('unt', 1),
      unit: 'ICU East',
      location: 'Tower B',
      shifts: 50,
      covered: 46,
      wait: { value: 30, samples: 40 },
      inTime: few,
    },
  ],
  ...changes,
});

const billOf = (changes: Partial<ShiftBill> = {}): ShiftBill => ({
  from: '2026-11-23',
  to: '2026-11-29',
  partial: false,
  units: [{ ...sums, unitId: testId('unt', 1), unit: 'ICU East', location: 'Tower B' }],
  totals: [sums],
  ...changes,
});

const server = answering({ getFillReport: () => reportOf(), getShiftBill: () => billOf() });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => loadTexts('shift-figures', 'analytics', 'marketplace', 'common'));

describe('shift filling metrics', () => {
  it('show how evenly invites are shared, and how accurate forecasts were', async () => {
    await showTo(memberOf('manager'), <FillReportView />, '/coverage/filling');
    const invites = await region('Who gets invites');
    expect(invites.getByText(/Shared evenly\. The top 20% of people get 30%\./)).toBeDefined();
    expect(invites.getByText('Top 10%')).toBeDefined();
    expect(screen.getByText('46 of 50 shifts')).toBeDefined();
    expect(screen.getByText('About 14 hours')).toBeDefined();
    expect((await region('Who gets hours')).getByText('No booked hours in this period.')).toBeDefined();
    const forecast = await region('Forecast and outcome');
    expect(forecast.getByRole('row', { name: /80-90%.*84%.*32/ })).toBeDefined();
    expect(forecast.getByRole('row', { name: /90-100%.*Too few to say.*12/ })).toBeDefined();
    expect(forecast.queryByText('70-80%')).toBeNull();
    expect(
      (await region('By unit')).getByRole('row', { name: /ICU East, Tower B.*50.*92%.*About 30 minutes/ }),
    ).toBeDefined();
  });

  it('load another period, and hide what few people reveal', async () => {
    await showTo(memberOf('manager'), <FillReportView />, '/coverage/filling');
    await region('By unit');
    server.use({ getFillReport: () => reportOf({ people: 4, invites: { count: 3, fairness: null } }) });
    fireEvent.change(screen.getByRole('combobox', { name: 'Period' }), { target: { value: '1' } });
    await waitFor(() => expect(server.calls('getFillReport')).toHaveLength(2));
    const [, second] = server.calls('getFillReport');
    expect(second?.query.from).toBe(second?.query.to);
    const invites = await region('Who gets invites');
    await waitFor(() => expect(invites.getByText('Shown once your pool has 10 people.')).toBeDefined());
  });

  it('are for managers', async () => {
    await showTo(memberOf('member'), <FillReportView />, '/coverage/filling');
    await screen.findByText('Only managers and administrators can see these figures.');
    expect(server.calls('getFillReport')).toEqual([]);
  });
});

describe('shift cost metrics', () => {
  it('show parts by unit, and that Wardline takes no share', async () => {
    await showTo(memberOf('admin'), <ShiftBillView />, '/coverage/costs');
    const units = await region('Costs by unit');
    expect(units.getByRole('row', { name: /ICU East, Tower B.*\$720.*\$60.*\$780/ })).toBeDefined();
    expect(units.queryByText('Bonuses')).toBeNull();
    expect(screen.getByText(/Wardline takes no share/)).toBeDefined();
  });

  it('go back a week, but not beyond this one', async () => {
    await showTo(memberOf('admin'), <ShiftBillView />, '/coverage/costs');
    await region('Costs by unit');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Later' }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Earlier' }));
    await waitFor(() => expect(server.calls('getShiftBill')).toHaveLength(2));
    const [now, before] = server.calls('getShiftBill').map(({ query }) => Date.parse(query.from));
    expect(now! - before!).toBe(7 * 86_400_000);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Later' }).disabled).toBe(false);
  });
});
