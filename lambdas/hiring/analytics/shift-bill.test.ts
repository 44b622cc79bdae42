import { expect, it } from 'vitest';
import { getShiftBill, type ShiftBillDeps } from './shift-bill';

type Started = Awaited<ReturnType<ShiftBillDeps['shiftLines']['started']>>;
const line = (fields: Partial<Started['lines'][number]>): Started['lines'][number] => ({
  shiftId: 'shf_1',
  day: '2026-11-24',
  minutes: 60,
  cents: 60_00,
  currency: 'USD',
  ...fields,
});

const billOf = async (lines: Started['lines'], from = '2026-11-24') => {
  const asked: unknown[] = [];
  const looked: string[] = [];
  const deps = {
    shiftLines: {
      started: async (_organizationId: string, stretch: unknown) => {
        asked.push(stretch);
        return { lines, partial: false };
      },
      unitsOf: async (shiftIds: readonly string[]) => {
        looked.push(...shiftIds);
        return new Map(shiftIds.map((shiftId) => [shiftId, 'lun_2']));
      },
    },
    locations: {
      list: async () => [
        { name: 'Tower B', units: [{ unitId: 'lun_1', name: 'ICU East' }] },
        { name: 'Annex', units: [{ unitId: 'lun_2', name: 'ER' }] },
      ],
    },
  } as unknown as ShiftBillDeps;
  return { bill: await getShiftBill(deps, 'org_1', { from, to: '2026-11-29' }), asked, looked };
};

it('groups its shifts by unit; older lines get the unit from their shift', async () => {
  const { bill, asked, looked } = await billOf([
    line({ unitId: 'lun_1' }),
    line({ shiftId: 'shf_2' }),
    line({ shiftId: 'shf_3', unitId: 'lun_gone' }),
    line({ shiftId: 'shf_4', unitId: 'lun_1', day: '2026-11-23' }),
  ]);
  expect(asked).toMatchObject([{ since: '2026-11-23', until: '2026-11-29' }]);
  expect(looked).toEqual(['shf_2']);
  expect(bill.units.map(({ location, unit, cents }) => [location, unit, cents])).toEqual([
    ['Annex', 'ER', 60_00],
    ['Tower B', 'ICU East', 60_00],
    ['', '', 60_00],
  ]);
  expect(bill.totals).toMatchObject([{ cents: 180_00, minutes: 180 }]);
});

it('is empty without shifts', async () => {
  expect((await billOf([])).bill).toMatchObject({ units: [], totals: [] });
});
