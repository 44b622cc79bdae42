import { describe, expect, it } from 'vitest';
import { withShiftLine } from './shift-lines';
import { timesheetView, type TimesheetItem } from './timesheet-item';

const sheet = (fields: Partial<TimesheetItem> = {}): TimesheetItem => ({
  placementId: 'plc_1',
  weekStartsOn: '2026-11-30',
  jobId: 'job_1',
  jobTitle: 'ICU nurse',
  organizationId: 'org_1',
  organization: 'Lakeshore Health',
  professional: { userId: 'pro', name: 'Josephine Quigley' },
  lines: [],
  status: 'draft',
  submittedAt: null,
  approvedAt: null,
  approvedBy: null,
  dueOn: null,
  paidAt: null,
  payReference: '',
  version: 0,
  rate: { payCents: 50_00, rate: 'hour', currency: 'USD' },
  ...fields,
});

const at = new Date('2026-12-04T15:00:00.000Z');
const zone = 'America/Chicago';
const by = { at, by: 'Ada Lovelace', zone };
const night = { day: '2026-12-03', minutes: 690, shiftId: 'shf_1', cents: 655_50 };
const morning = { day: '2026-12-03', minutes: 240, shiftId: 'shf_2', cents: 200_00 };
const typed = { day: '2026-12-01', minutes: 480, note: '', dispute: null };

describe('a shift in a weekly timesheet', () => {
  it('is due a number of days after its local approval day', () => {
    const evening = { at: new Date('2026-12-05T03:00:00.000Z'), by: null, zone };
    expect(withShiftLine(sheet(), night, evening).dueOn).toBe('2026-12-18');
    expect(withShiftLine(sheet(), night, { ...evening, zone: 'UTC' }).dueOn).toBe('2026-12-19');
  });

  it('approves a week without other entries, and pays the computed amount', () => {
    const first = withShiftLine(sheet(), night, by);
    expect(first).toMatchObject({ status: 'approved', approvedBy: 'Ada Lovelace', dueOn: '2026-12-18', version: 1 });
    const second = withShiftLine(first, morning, { at, by: null, zone });
    expect(timesheetView(second)).toMatchObject({
      status: 'approved',
      totalMinutes: 930,
      expectedCents: 855_50,
      approvedCents: 855_50,
      paidCents: null,
    });
    expect(second.lines.map(({ day, shift }) => [day, shift?.shiftId])).toEqual([
      ['2026-12-03', 'shf_1'],
      ['2026-12-03', 'shf_2'],
    ]);
  });

  it('leaves typed hours to their approver', () => {
    const mixed = withShiftLine(sheet({ lines: [typed], version: 1 }), night, by);
    expect(timesheetView(mixed)).toMatchObject({
      status: 'draft',
      expectedCents: 400_00 + 655_50,
      approvedCents: 655_50,
      approvedBy: null,
    });
    expect(mixed.lines.map(({ day }) => day)).toEqual(['2026-12-01', '2026-12-03']);
    const submitted = withShiftLine(sheet({ lines: [typed], status: 'submitted', version: 2 }), night, by);
    expect([submitted.status, submitted.version]).toEqual(['submitted', 3]);
  });

  it('is due again for the rest in a week that was paid', () => {
    const paid = { ...withShiftLine(sheet(), night, by), status: 'paid' as const, paidAt: at.toISOString() };
    expect(timesheetView(paid)).toMatchObject({ paidCents: 655_50 });
    const again = withShiftLine(paid, morning, by);
    expect(timesheetView(again)).toMatchObject({
      status: 'approved',
      paidAt: null,
      approvedCents: 855_50,
      paidCents: 655_50,
    });
  });

  it('reads weeks that were stored before shifts existed', () => {
    expect(timesheetView(sheet({ lines: [typed], status: 'approved' }))).toMatchObject({
      expectedCents: 400_00,
      approvedCents: 400_00,
      paidCents: null,
    });
    expect(timesheetView(sheet({ lines: [typed] }))).toMatchObject({ approvedCents: null, paidCents: null });
  });
});
