import type { StateCode } from '../../people/model/profile-vocabulary';

/** Amounts in cents. The lowest of the state if cities or small employers differ. */
type MinimumWage = {
  /** Null is the federal wage. */
  state: StateCode | null;
  cents: number;
  /** First day, or the earliest day that the source confirms for an older amount. */
  since: string;
  source: string;
  checkedOn: string;
  /** Whether a source confirmed it on `checkedOn`; unconfirmed rows have no effect. */
  confirmed: boolean;
};

const sources = {
  changes: 'https://www.wagehourblog.com/minimum-wages-and-exemption-thresholds-adjusted-across-the-usa',
  list: 'https://www.hrministrysolutions.com/blog/2026-minimum-wage',
  midYear: 'https://www.cpsgo.com/2026-changes-to-state-minimum-wages',
  unchanged: 'https://www.el-balad.com/6814187',
  overview: 'https://ballotpedia.org/Minimum_wage_increases_in_2026',
} as const;

const row = (state: StateCode | null, cents: number, since: string, source: keyof typeof sources): MinimumWage => ({
  state,
  cents,
  since,
  source: sources[source],
  checkedOn: '2026-11-23',
  confirmed: true,
});

export const minimumWages: readonly MinimumWage[] = [
  row(null, 7_25, '2009-07-24', 'overview'),
  row('AK', 14_00, '2026-07-01', 'midYear'),
  row('AZ', 15_15, '2026-01-01', 'changes'),
  row('AR', 11_00, '2026-01-01', 'unchanged'),
  row('CA', 16_90, '2026-01-01', 'changes'),
  row('CO', 15_16, '2026-01-01', 'midYear'),
  row('CT', 16_94, '2026-01-01', 'changes'),
  row('DE', 15_00, '2026-01-01', 'unchanged'),
  row('DC', 17_95, '2025-07-01', 'list'),
  row('FL', 15_00, '2026-09-30', 'midYear'),
  row('HI', 16_00, '2026-01-01', 'changes'),
  row('IL', 15_00, '2026-01-01', 'unchanged'),
  row('ME', 15_10, '2026-01-01', 'changes'),
  row('MD', 15_00, '2026-01-01', 'unchanged'),
  row('MA', 15_00, '2026-01-01', 'unchanged'),
  row('MI', 13_73, '2026-01-01', 'changes'),
  row('MN', 11_41, '2026-01-01', 'changes'),
  row('MO', 15_00, '2026-01-01', 'changes'),
  row('MT', 10_85, '2026-01-01', 'changes'),
  row('NE', 15_00, '2026-01-01', 'changes'),
  row('NV', 12_00, '2026-01-01', 'unchanged'),
  row('NJ', 15_23, '2026-01-01', 'changes'),
  row('NM', 12_00, '2026-01-01', 'unchanged'),
  row('NY', 16_00, '2026-01-01', 'changes'),
  row('OH', 11_00, '2026-01-01', 'changes'),
  row('OR', 14_05, '2026-01-01', 'unchanged'),
  row('RI', 16_00, '2026-01-01', 'changes'),
  row('SD', 11_85, '2026-01-01', 'changes'),
  row('VT', 14_42, '2026-01-01', 'changes'),
  row('VA', 12_77, '2026-01-01', 'changes'),
  row('WA', 17_13, '2026-01-01', 'changes'),
  row('WV', 8_75, '2026-01-01', 'unchanged'),
];
