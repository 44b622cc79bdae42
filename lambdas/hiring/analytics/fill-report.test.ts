import { describe, expect, it } from 'vitest';
import { waitSlot } from '@shared/work/rules/filling/fill-report';
import type { PlacementItem } from '../../store/work/placements/placement-item';
import type { FillMonth, FillMonths, FillShare } from '../../store/work/shifts/ports';
import { getFillReport, type FillReportDeps } from './fill-report';

const month = (unitId: string, fields: Partial<FillMonth> = {}): FillMonth => ({
  unitId,
  shifts: 4,
  covered: 3,
  answered: 2,
  inTime: 2,
  waits: new Map([[waitSlot(120), 3]]),
  ...fields,
});

const placed = (userId: string, startOn: string, endOn: string | null = null): PlacementItem =>
  ({ professional: { userId, name: '' }, terms: { startOn }, endOn }) as PlacementItem;

type Stored = { pool?: PlacementItem[]; people?: FillShare[]; forecasts?: { covered: number; of: number } };

const setUp = ({ pool = [], people = [], forecasts = { covered: 0, of: 0 } }: Stored = {}) => {
  const months: string[] = [];
  const fillMonths: FillMonths = {
    units: async (_organizationId, at) => {
      months.push(at);
      return at === '2026-11' ? [month('lun_1'), month('lun_gone')] : [month('lun_1', { covered: 1 })];
    },
    people: async (_organizationId, at) => (at === '2026-11' ? people : []),
    pool: async () => pool,
    calibration: async (_organizationId, decile) => (decile === 80 ? forecasts : { covered: 0, of: 0 }),
  };
  const units = [{ unitId: 'lun_1', name: 'ICU East' }];
  const locations = { list: async () => [{ name: 'Tower B', units }] } as unknown as FillReportDeps['locations'];
  return { months, read: () => getFillReport({ fillMonths, locations }, 'org_1', { from: '2026-09', to: '2026-11' }) };
};

describe('the fill report', () => {
  it('adds up its months, and lists only existing units', async () => {
    const { months, read } = setUp();
    const report = await read();
    expect(months).toEqual(['2026-09', '2026-10', '2026-11']);
    expect(report).toMatchObject({ shifts: 16, covered: 8, inTime: { value: 100, samples: 8 }, partial: false });
    expect(report.wait.value).toBeGreaterThan(105);
    expect(report.wait.value).toBeLessThan(135);
    expect(report.units).toMatchObject([{ unit: 'ICU East', location: 'Tower B', shifts: 12, covered: 5 }]);
  });

  it('counts each person of the pool once, including those who got nothing', async () => {
    const pool = Array.from({ length: 9 }, (_, index) => placed(`usr_${index}`, '2026-01-01'));
    const ended = placed('usr_ended', '2026-01-01', '2026-08-31');
    const later = placed('usr_later', '2026-12-01');
    const people = [
      { userId: 'usr_0', invited: 6, minutes: 720 },
      { userId: 'usr_own', invited: 0, minutes: 720 },
    ];
    const report = await setUp({ pool: [...pool, placed('usr_0', '2026-10-01'), ended, later], people }).read();
    expect(report.people).toBe(10);
    expect(report.invites).toEqual({ count: 6, fairness: { gini: 0.9, deciles: [100, 0, 0, 0, 0, 0, 0, 0, 0, 0] } });
    expect(report.hours).toMatchObject({ minutes: 1440, fairness: { gini: 0.8 } });
  });

  it('leaves out figures with too few people, waits, or forecasts', async () => {
    const people = [{ userId: 'usr_0', invited: 6, minutes: 720 }];
    const few = await setUp({ people, forecasts: { covered: 15, of: 19 } }).read();
    expect(few.invites).toEqual({ count: 6, fairness: null });
    expect(few.calibration.find(({ from }) => from === 80)).toEqual({ from: 80, covered: null, of: 19 });
    const enough = await setUp({ forecasts: { covered: 17, of: 20 } }).read();
    expect(enough.calibration.find(({ from }) => from === 80)).toEqual({ from: 80, covered: 17, of: 20 });
  });
});
