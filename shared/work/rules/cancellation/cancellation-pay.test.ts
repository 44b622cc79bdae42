import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facilityExemptions, reportingPay } from '../../../data/reporting-pay';
import { type StateCode, stateCodes } from '../../../people/model/profile-vocabulary';
import { bandEndsAt, canUndo, cancellationBand, cancellationBands, noticeMinutes } from './cancellation-bands';
import { type CanceledBooking, cancellationLine, cancellationPay, type FacilityCancellation } from './cancellation-pay';
import { withLine } from '../pay/shift-pay';
import golden from '../pay/shifts-golden.json';

type Input = {
  noticeHours?: number;
  workedMinutes?: number;
  exempt?: boolean;
  state?: string;
  minimumWageCents?: number;
  scheduledPaidMinutes: number;
  rateCents: number;
};

const howOf = ({ noticeHours, workedMinutes = 0 }: Input): FacilityCancellation =>
  noticeHours === undefined
    ? { how: 'sent_home', workedMinutes }
    : { how: 'canceled', noticeMinutes: noticeHours * 60 };

const bookingOf = (input: Input): CanceledBooking => ({
  day: '2026-12-01',
  state: (input.state as StateCode | undefined) ?? null,
  engagement: 'agency',
  scheduledMinutes: input.scheduledPaidMinutes,
  rateCents: input.rateCents,
  minimumWageCents: input.minimumWageCents ?? 725,
  exemption: input.exempt ? 'worker_late' : null,
});

const booking = bookingOf({ scheduledPaidMinutes: 690, rateCents: 5200 });

describe('cancellation pay', () => {
  it.each(golden.cancellationPay)('$id: $title', ({ input, expect: expected }) => {
    const { minutes, topUpMinutes, cents, basis } = cancellationPay(howOf(input), bookingOf(input));
    expect({ hours: minutes / 60, topUpHours: topUpMinutes / 60, cents, basis }).toEqual(expected);
  });

  it('follows the law if only the policy is exempt', () => {
    const atWork = { how: 'sent_home', workedMinutes: 0 } as const;
    const inCalifornia = { ...booking, state: 'CA', scheduledMinutes: 360, rateCents: 6000 } as const;
    expect(cancellationPay(atWork, { ...inCalifornia, exemption: 'credential_lapsed' })).toMatchObject({
      minutes: 180,
      cents: 180_00,
      basis: 'law',
    });
    expect(cancellationPay(atWork, { ...inCalifornia, exemption: 'disaster' })).toMatchObject({
      cents: 0,
      basis: 'exempt',
    });
    expect(
      cancellationPay(atWork, { ...booking, state: 'NY', minimumWageCents: 1600, exemption: 'conduct' }),
    ).toMatchObject({ minutes: 240, cents: 64_00, basis: 'law' });
  });

  it('follows the law only for employees who came and worked less than the legal minimum', () => {
    const exempt = { ...booking, state: 'CA', exemption: 'conduct' } as const;
    expect(cancellationPay({ how: 'canceled', noticeMinutes: 60 }, exempt).cents).toBe(0);
    expect(cancellationPay({ how: 'sent_home', workedMinutes: 0 }, { ...exempt, engagement: 'contractor' }).cents).toBe(
      0,
    );
    expect(cancellationPay({ how: 'sent_home', workedMinutes: 345 }, exempt).cents).toBe(0);
    expect(cancellationPay({ how: 'sent_home', workedMinutes: 120 }, exempt)).toMatchObject({
      topUpMinutes: 120,
      cents: 104_00,
    });
  });

  it('follows the contract guarantee if that is higher', () => {
    const canceled = { how: 'canceled', noticeMinutes: 30 * 60 } as const;
    expect(cancellationPay(canceled, { ...booking, guaranteedCents: 400_00 })).toMatchObject({
      cents: 400_00,
      basis: 'guarantee',
    });
    const late = { how: 'canceled', noticeMinutes: 60 } as const;
    expect(cancellationPay(late, { ...booking, guaranteedCents: 100_00 })).toMatchObject({
      cents: 208_00,
      basis: 'policy',
    });
  });

  it('is one line, or null if nothing is owed', () => {
    const late = { how: 'canceled', noticeMinutes: 180 } as const;
    expect(cancellationLine(late, cancellationPay(late, booking))).toEqual({
      code: 'cancellation',
      minutes: 240,
      hourlyCents: 5200,
      cents: 208_00,
    });
    const early = { how: 'canceled', noticeMinutes: 5000 } as const;
    expect(cancellationLine(early, cancellationPay(early, booking))).toBeNull();
  });

  it('is added to worked pay, and excluded from overtime', () => {
    const sentHome = { how: 'sent_home', workedMinutes: 180 } as const;
    const worked = { id: 'a', lines: [], cents: 156_00 };
    const line = cancellationLine(sentHome, cancellationPay(sentHome, booking));
    expect(withLine(worked, line)).toEqual({
      id: 'a',
      lines: [{ code: 'sent_home', minutes: 165, hourlyCents: 5200, cents: 143_00 }],
      cents: 299_00,
    });
    expect(withLine(worked, null)).toEqual(worked);
  });

  const sent = fc.record({
    scheduledMinutes: fc.integer({ min: 120, max: 960 }),
    rateCents: fc.integer({ min: 1700, max: 20_000 }),
    state: fc.option(fc.constantFrom(...stateCodes)),
    exemption: fc.option(fc.constantFrom(...facilityExemptions), { freq: 1 }),
  });

  it('never pays more for more notice, or more hours than scheduled', () => {
    fc.assert(
      fc.property(sent, fc.nat(6000), fc.nat(6000), (fields, notice, more) => {
        const it = { ...booking, ...fields };
        const pay = cancellationPay({ how: 'canceled', noticeMinutes: notice }, it);
        expect(pay.minutes).toBeLessThanOrEqual(it.scheduledMinutes);
        expect(cancellationPay({ how: 'canceled', noticeMinutes: notice + more }, it).cents).toBeLessThanOrEqual(
          pay.cents,
        );
      }),
    );
  });

  it('never pays less in total for longer work', () => {
    fc.assert(
      fc.property(sent, fc.nat(960), (fields, minute) => {
        const it = { ...booking, ...fields };
        const [before, after] = [minute, minute + 1].map((workedMinutes) => {
          const top = cancellationPay({ how: 'sent_home', workedMinutes }, it).cents;
          return top + Math.round((it.rateCents * workedMinutes) / 60);
        });
        // California's law ends at half the shift; below that it adds up to half of it.
        expect(after).toBeGreaterThanOrEqual((before ?? 0) - 1);
      }),
    );
  });
});

describe('reporting pay laws', () => {
  it('have a source, a date, and sensible bounds', () => {
    for (const row of reportingPay) {
      expect(row.source).toMatch(/^https?:/u);
      expect(row.since <= row.checkedOn).toBe(true);
      expect(row.leastMinutes).toBeLessThanOrEqual(row.mostMinutes);
    }
    expect(new Set(reportingPay.map(({ state }) => state)).size).toBe(reportingPay.length);
  });
});

describe('cancellation bands', () => {
  it('include their lower bound, to the second', () => {
    const startsAt = '2026-12-04T01:00:00Z';
    const codeAt = (at: string) => cancellationBand(noticeMinutes(startsAt, at)).code;
    expect(codeAt('2026-12-01T01:00:00Z')).toBe('days3');
    expect(codeAt('2026-12-01T01:00:01Z')).toBe('day1');
    expect(codeAt('2026-12-03T01:00:01Z')).toBe('hours4');
    expect(codeAt('2026-12-03T21:00:01Z')).toBe('late');
    expect(codeAt('2026-12-04T02:00:00Z')).toBe('late');
    expect(cancellationBands.map((band) => bandEndsAt(startsAt, band))).toEqual([
      '2026-12-01T01:00:00.000Z',
      '2026-12-03T01:00:00.000Z',
      '2026-12-03T21:00:00.000Z',
      null,
    ]);
  });

  it('never give fewer points for less notice', () => {
    fc.assert(
      fc.property(fc.integer({ min: -600, max: 6000 }), fc.nat(6000), (notice, more) => {
        expect(cancellationBand(notice).points).toBeGreaterThanOrEqual(cancellationBand(notice + more).points);
      }),
    );
  });

  it('can be undone for 10 minutes if the start is more than 8 hours away', () => {
    const doneAt = '2026-12-03T12:00:00Z';
    const undo = (at: string, startsAt: string) => canUndo({ doneAt, at, startsAt });
    expect(undo('2026-12-03T12:10:00Z', '2026-12-04T01:00:00Z')).toBe(true);
    expect(undo('2026-12-03T12:10:01Z', '2026-12-04T01:00:00Z')).toBe(false);
    expect(undo('2026-12-03T12:05:00Z', '2026-12-03T20:05:00Z')).toBe(false);
  });
});
