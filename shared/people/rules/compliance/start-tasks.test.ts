import { describe, expect, it } from 'vitest';
import { measuredFrom } from '../../../data/healthcare/start-lead-times';
import type { CurrentItem } from './compliance-item';
import { measuredTime, startTasks } from './start-tasks';

const item = (code: CurrentItem['code'], changes: Partial<CurrentItem> = {}): CurrentItem => ({
  itemId: code,
  code,
  subject: '',
  label: '',
  owner: 'employer',
  dueOn: '2026-12-01',
  blocksStart: true,
  decision: 'missing',
  state: 'missing',
  source: null,
  inWallet: false,
  verifiedOn: null,
  validUntil: null,
  sharedAt: null,
  note: '',
  reason: '',
  decidedBy: null,
  decidedAt: null,
  document: null,
  version: 1,
  ...changes,
});
const given = { measured: {}, privilegeDays: null, startOn: '2027-01-04' };
const only = (it: CurrentItem, more: Partial<typeof given> = {}) => startTasks([it], { ...given, ...more })[0];

describe('durations of items', () => {
  it('are measured from twenty samples on, and estimated before', () => {
    expect(measuredTime({ 2: measuredFrom - 1 })).toBeNull();
    expect(measuredTime({ 10: 8, 2: 12, 30: 2 })).toEqual({ p50: 2, p90: 10, measured: true });
    expect(only(item('drug_screen'))?.time).toEqual({ p50: 3, p90: 5, measured: false });
    const measured = { ...given, measured: { drug_screen: { 4: 20 } } };
    expect(startTasks([item('drug_screen')], measured)[0]?.time).toEqual({ p50: 4, p90: 4, measured: true });
  });

  it('are known for a new license, but not for a rejected one', () => {
    expect(only(item('license', { subject: 'IL' }))?.time?.p50).toBe(42);
    expect(only(item('license', { subject: 'IL', inWallet: true }))?.time?.p50).toBe(1);
    expect(only(item('license', { subject: 'IL', state: 'expired' }))?.time?.p50).toBe(14);
    expect(only(item('license', { subject: 'IL', state: 'rejected' }))?.time).toBeNull();
    expect(only(item('exclusion', { state: 'in_review' }))?.time).toBeNull();
  });

  it('come from the job for privileges', () => {
    expect(only(item('privileges'))?.time).toBeNull();
    expect(startTasks([item('privileges')], { ...given, privilegeDays: 60 })[0]?.time?.p50).toBe(60);
  });

  it('are short for submitted items', () => {
    expect(only(item('background_check', { state: 'submitted' }))?.time?.p50).toBe(2);
  });
});

describe('the graph of a file', () => {
  it('has the items that block the start, with their dependencies', () => {
    const items = [
      item('privileges'),
      item('license', { itemId: 'license-IL' }),
      item('orientation', { blocksStart: false }),
    ];
    expect(startTasks(items, given).map(({ itemId, after }) => [itemId, after])).toEqual([
      ['privileges', ['license-IL']],
      ['license-IL', []],
    ]);
  });

  it('counts items accepted, waived, or valid on the first day as done', () => {
    expect(only(item('identity', { state: 'accepted' }))?.isDone).toBe(true);
    expect(only(item('drug_screen', { state: 'waived' }))?.isDone).toBe(true);
    expect(only(item('license', { state: 'expiring', validUntil: '2027-01-04' }))?.isDone).toBe(true);
    expect(only(item('license', { state: 'expiring', validUntil: '2027-01-03' }))?.isDone).toBe(false);
  });
});
