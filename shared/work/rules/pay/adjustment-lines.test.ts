import { describe, expect, it } from 'vitest';
import type { PayLine } from '../../model/pay-line';
import { linesAdded, adjustmentLine, type Due } from './adjustment-lines';

const base: PayLine = { code: 'base', minutes: 690, hourlyCents: 57_00, cents: 655_50 };
const premium: PayLine = {
  ...{ code: 'overtime_premium', minutes: 360, factor: 0.5, cents: 171_00 },
  period: '2026-11-29T06:00:00.000Z',
};
const work = (...lines: PayLine[]): Due => ({ of: 'work', lines });
const canceled = (cents: number): Due => ({
  of: 'cancellation',
  lines: cents === 0 ? [] : [{ code: 'cancellation', minutes: 240, hourlyCents: 52_00, cents }],
});

describe('the adjustment line of a shift', () => {
  it('pays a cancellation once, and is null afterward', () => {
    const line = adjustmentLine([], canceled(208_00));
    expect(line).toEqual({ kind: 'cancellation', cents: 208_00, pay: canceled(208_00).lines });
    expect(adjustmentLine([line!], canceled(208_00))).toBeNull();
    expect(adjustmentLine([], canceled(0))).toBeNull();
  });

  it('takes the cancellation back after a new booking, and pays the rest if more is owed', () => {
    const paid = { kind: 'cancellation', cents: 104_00 } as const;
    const back = adjustmentLine([paid], canceled(0));
    expect(back).toEqual({ kind: 'cancellation', cents: -104_00, pay: [{ code: 'correction', cents: -104_00 }] });
    expect(adjustmentLine([paid, back!], canceled(208_00))).toMatchObject({
      cents: 208_00,
      pay: canceled(208_00).lines,
    });
    expect(adjustmentLine([paid], canceled(208_00))).toMatchObject({ cents: 104_00, pay: [{ code: 'correction' }] });
  });

  it('pays overtime first, and later changes as corrections', () => {
    const first = adjustmentLine([{ cents: 655_50 }], work(base, premium));
    expect(first).toEqual({ kind: 'overtime', cents: 171_00, pay: [premium] });
    const written = [{ cents: 655_50 }, first!];
    expect(adjustmentLine(written, work(base, premium))).toBeNull();
    expect(adjustmentLine(written, work(base))).toEqual({
      ...{ kind: 'correction', cents: -171_00 },
      pay: [{ code: 'correction', cents: -171_00 }],
    });
  });

  it('ignores the cancellation of an earlier attempt', () => {
    const written = [{ cents: 104_00, kind: 'cancellation' as const }, { cents: 655_50 }];
    expect(adjustmentLine(written, work(base))).toBeNull();
  });
});

describe('added minutes', () => {
  it('add the difference to each line', () => {
    const before: PayLine[] = [
      { code: 'base', minutes: 600, hourlyCents: 57_00, cents: 570_00 },
      { code: 'bonus', cents: 50_00 },
    ];
    const after: PayLine[] = [base, { code: 'night', minutes: 60, hourlyCents: 5_00, cents: 5_00 }, before[1]!];
    expect(linesAdded(before, after)).toEqual([
      { code: 'base', minutes: 90, hourlyCents: 57_00, cents: 85_50 },
      { code: 'night', minutes: 60, hourlyCents: 5_00, cents: 5_00 },
    ]);
  });
});
