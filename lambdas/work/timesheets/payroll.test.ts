import { AppError } from '@shared/errors';
import { PayrollForm } from '@shared/money/model/payroll';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredPayroll } from '../../store/money/payroll/payroll-setups';
import type { UnpaidWeek } from '../../store/work/timesheets/unpaid-weeks';
import { readPayroll, savePayroll, type PayrollDeps } from './payroll';

const pro = '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a11';
const week = (name: string, userId = pro): UnpaidWeek =>
  ({
    professional: { userId, name },
    rate: { payCents: 50_00, rate: 'hour', currency: 'USD' },
    isContractor: false,
    lines: [
      {
        ...{ day: '2026-12-03', minutes: 60 },
        shift: {
          ...{ shiftId: 'shf_1', cents: 57_00 },
          pay: [
            { code: 'base', minutes: 60, hourlyCents: 52_00, cents: 52_00 },
            { code: 'night', minutes: 60, hourlyCents: 5_00, cents: 5_00 },
          ],
        },
      },
    ],
  }) as unknown as UnpaidWeek;

let stored: StoredPayroll;
let weeks: UnpaidWeek[];
let beforeSave: (() => void) | null;

const deps: PayrollDeps = {
  setups: {
    get: async () => stored,
    async save(_organizationId, after) {
      beforeSave?.();
      if (stored.version !== after.version - 1) throw new AppError('STALE_VERSION');
      stored = after;
    },
  },
  unpaid: { oldest: async (_organizationId, limit) => weeks.slice(0, limit) },
  clock: { now: () => new Date('2026-12-11T12:00:00.000Z') },
};
const form = (changes: Partial<PayrollForm> = {}) => ({
  ...{ organizationId: 'org_1', provider: 'adp_workforce_now' as const, company: 'ABC' },
  ...{ codes: { night: 'ND' }, numbers: { [pro]: '1042' }, version: 0 },
  ...changes,
});

beforeEach(() => {
  stored = { provider: null, company: '', codes: {}, numbers: {}, version: 0 };
  weeks = [week('Josephine Quigley')];
  beforeSave = null;
});

describe('the payroll file', () => {
  it('is available once nothing is missing, and lists what is', async () => {
    expect(await readPayroll(deps, 'org_1')).toMatchObject({
      people: [{ name: 'Josephine Quigley', number: '', minutes: 60, cents: 57_00 }],
      missing: { numbers: ['Josephine Quigley'], codes: ['base', 'night'] },
      file: null,
    });
    const saved = await savePayroll(deps, form({ codes: {} }));
    expect(saved).toMatchObject({ missing: { numbers: [], codes: ['night'] }, file: null });
    const { file, missing } = await savePayroll(deps, form({ numbers: {}, version: 1 }));
    expect(missing).toEqual({ numbers: [], codes: [] });
    expect(file).toMatchObject({ name: 'PRABCEPI.csv', rows: 2, cents: 57_00 });
    expect(file?.csv.split('\r\n')[1]).toBe('ABC,WL1211,001042,52.00,1.00,,');
  });

  it('drops numbers that another provider rejects, and lists them as missing', async () => {
    await savePayroll(
      deps,
      form({ provider: 'paychex_flex', numbers: { [pro]: 'QUIGLEY' }, codes: { base: 'Hourly' } }),
    );
    const { missing } = await savePayroll(deps, form({ numbers: {}, version: 1 }));
    expect(missing.numbers).toEqual(['Josephine Quigley']);
  });

  it('rejects one of two concurrent saves', async () => {
    beforeSave = () => {
      beforeSave = null;
      stored = { ...stored, company: 'XYZ', version: 1 };
    };
    await expect(savePayroll(deps, form())).rejects.toMatchObject({ code: 'STALE_VERSION' });
    expect(stored.company).toBe('XYZ');
    await expect(savePayroll(deps, form())).rejects.toMatchObject({ code: 'STALE_VERSION' });
  });

  it('says when there are more weeks than the limit', async () => {
    weeks = Array.from({ length: 501 }, () => week('Josephine Quigley'));
    expect((await readPayroll(deps, 'org_1')).more).toBe(true);
  });
});

describe('payroll settings', () => {
  const problems = (changes: Partial<PayrollForm>): string[] => {
    const { organizationId: _id, ...values } = form(changes);
    return PayrollForm.safeParse(values).error?.issues.map(({ path }) => path.join('.')) ?? [];
  };

  it('must be valid for the provider, and contain no formulas', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ company: '=1' })).toEqual(['company']);
    expect(problems({ codes: { night: '+ND' } })).toEqual(['codes.night']);
    expect(problems({ numbers: { [pro]: '@1' } })).toEqual([`numbers.${pro}`]);
    expect(problems({ numbers: { [pro]: '' } })).toEqual([]);
  });
});
