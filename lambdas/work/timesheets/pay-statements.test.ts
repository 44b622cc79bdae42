import { beforeEach, describe, expect, it } from 'vitest';
import type { PaidWeek, PayStatement } from '@shared/money/rules/pay-statement';
import { readTags } from '../../platform/pdf/read-tags.fake';
import { drawStatement } from './draw-statement';
import { exportPayStatement, listPayDays, printPayStatement } from './pay-statements';
import type { StatementDeps } from './ports';

const shiftLine = (day: string, cents: number, fields: Partial<NonNullable<PaidWeek['lines'][number]['shift']>>) => ({
  ...{ day, minutes: 0, note: '', dispute: null },
  shift: { shiftId: 'shf_1', cents, ...fields },
});

const week: PaidWeek = {
  ...{ placementId: 'plc_1', jobTitle: 'ICU nurse', organizationId: 'org_1', organization: 'Lakeshore Health' },
  status: 'paid',
  rate: { payCents: 60_00, rate: 'hour', currency: 'USD' },
  lines: [
    { day: '2026-11-30', minutes: 600, note: '', dispute: null },
    shiftLine('2026-12-01', -42_00, { kind: 'correction', pay: [{ code: 'correction', cents: -42_00 }] }),
    shiftLine('2026-12-02', 208_00, {
      kind: 'cancellation',
      pay: [{ code: 'cancellation', minutes: 240, hourlyCents: 52_00, cents: 208_00 }],
    }),
  ],
  // Still the evening before in Chicago.
  paidAt: '2026-12-12T02:00:00.000Z',
  payReference: 'Payroll 50',
};

let kept: string[];
let drawn: PayStatement[];

const deps = {
  paidWeeks: { started: async () => [week] },
  settings: { get: async () => ({ timezone: 'America/Chicago' }) },
  clock: { now: () => new Date('2026-12-20T12:00:00.000Z') },
  throttle: { count: async () => undefined },
  people: { find: async () => new Map() },
  pdf: {
    draw: async (statement: PayStatement) => {
      drawn.push(statement);
      return Buffer.from('%PDF-');
    },
  },
  documents: {
    keep: async (key: string) => void kept.push(key),
    download: async () => ({ url: 'https://files.test/statement.pdf' }),
  },
} as unknown as StatementDeps;

const of = { userId: 'pro', day: '2026-12-11', language: 'en' as const };

beforeEach(() => {
  [kept, drawn] = [[], []];
});

describe('a pay day', () => {
  it('is the payment day in the reader’s time zone', async () => {
    expect(await listPayDays(deps, 'pro')).toMatchObject({
      payDays: [{ day: '2026-12-11', employers: [{ organization: 'Lakeshore Health', minutes: 600, cents: 766_00 }] }],
    });
  });

  it('has a CSV with a row for each amount, its totals, and the year', async () => {
    const { csv } = await exportPayStatement(deps, of);
    const rows = csv.trim().split('\r\n');
    expect(rows[0]).toBe('Paid on,Employer,Job,Day,Line,Part,Hours,Rate,Amount,Currency');
    expect(rows[2]).toBe(
      '2026-12-11,Lakeshore Health,ICU nurse,2026-12-01,Correction,Change to earlier lines,,,-42.00,USD',
    );
    expect(rows[3]).toContain('Cancellation pay,Not worked,4.00,52.00,208.00,USD');
    expect(rows.slice(-2)).toEqual([
      '2026-12-11,Lakeshore Health,,,Total,,10.00,,766.00,USD',
      '2026-12-11,Lakeshore Health,,,Year to date,,10.00,,766.00,USD',
    ]);
  });

  it('has a PDF for its person, and none without a payment', async () => {
    expect(await printPayStatement(deps, of)).toMatchObject({ fileName: 'Pay statement 2026-12-11.pdf' });
    expect(kept[0]).toMatch(/^timesheets\/statements\/pro\/2026-12-11-/);
    const file = await drawStatement(drawn[0]!, {
      ...{ name: 'Zoë Łęcka', language: 'fr', timeZone: 'America/Chicago' },
      at: new Date('2026-12-20T12:00:00.000Z'),
    });
    const { language, title, tags } = await readTags(file);
    expect(language).toBe('fr-CA');
    expect(title).toMatch(/2026/);
    expect(tags.filter((tag) => /^(H|Table)/.test(tag))).toEqual([
      expect.stringMatching(/^H1 /),
      'H2 Lakeshore Health',
      'Table',
    ]);
    expect(tags.filter((tag) => tag.startsWith('TH '))).toHaveLength(4);
    await expect(printPayStatement(deps, { ...of, day: '2026-12-12' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
