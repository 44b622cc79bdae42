import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { healthRecordCodes } from '../../model/health-record';
import { professions } from '../../model/healthcare-vocabulary';
import { ComplianceItemId } from '../../model/compliance';
import type { StoredItem } from './compliance-item';
import { currentItem, currentItems } from './current-items';
import { firstItems, optionalItems, usualOptionalItems, type PlacementFacts } from './first-items';
import { hoursObstacle } from './hours-obstacle';
import { dueReminder, firstReminded } from './reminders';
import type { Wallet } from './wallet-evidence';

const today = '2026-11-22';

const facts = (fields: Partial<PlacementFacts> = {}): PlacementFacts => ({
  profession: 'rn',
  unit: 'icu',
  kind: 'travel',
  state: 'TX',
  requiredCertifications: ['bls', 'acls'],
  startOn: '2026-12-21',
  ...fields,
});

const wallet = (fields: Partial<Wallet> = {}): Wallet => ({
  profession: 'rn',
  licenses: [],
  certifications: [],
  checklists: {},
  answeredReferences: 0,
  health: [],
  exclusion: { hold: 'none', checkedOn: null },
  ...fields,
});

const itemIn = (items: readonly StoredItem[], itemId: string): StoredItem => {
  const found = items.find((item) => item.itemId === itemId);
  if (!found) throw new Error(`There is no ${itemId}.`);
  return found;
};
const item = (itemId: string, fields: Partial<StoredItem> = {}): StoredItem => ({
  ...itemIn(firstItems(facts(), null, today), itemId),
  ...fields,
});
const shared = { sharedAt: '2026-11-22T10:00:00.000Z' };
const texas = { profession: 'rn', state: 'TX', scope: 'multistate', expiresOn: '2027-06-30' } as const;

describe('the initial checklist', () => {
  it('has the state license, the certifications of the job, and the usual items', () => {
    const ids = firstItems(facts(), null, today).map(({ itemId }) => itemId);
    expect(ids.slice(0, 5)).toEqual(['license-TX', 'certification-bls', 'certification-acls', 'exclusion', 'identity']);
    expect(ids).toEqual(expect.arrayContaining(['health-tuberculosis', 'skills_checklist-icu', 'orientation']));
    expect(ids).not.toContain('privileges');
  });

  it('depends on the profession, hiring kind, and state', () => {
    const codes = (fields: Partial<PlacementFacts>) => firstItems(facts(fields), null, today).map(({ code }) => code);
    expect(codes({ profession: 'medical_assistant' })).not.toContain('license');
    expect(codes({ kind: 'permanent' })).not.toContain('skills_checklist');
    expect(codes({ profession: 'physician' })).toEqual(
      expect.arrayContaining(['privileges', 'data_bank', 'work_history']),
    );
    expect(codes({ state: 'NY' })).toContain('infection_control');
    expect(codes({ state: 'TX' })).not.toContain('infection_control');
  });

  it('is due before the first day, but never in the past', () => {
    const due = (startOn: string) => itemIn(firstItems(facts({ startOn }), null, today), 'license-TX').dueOn;
    expect(due('2026-12-21')).toBe('2026-12-07');
    expect(due('2026-11-25')).toBe(today);
  });

  it('keeps mandatory items, whatever a facility chooses', () => {
    const chosen = fc.subarray([...optionalItems]);
    fc.assert(
      fc.property(chosen, fc.constantFrom(...professions), (optional, profession) => {
        const items = firstItems(facts({ profession }), { optional, own: [] }, today);
        const ids = items.map(({ itemId }) => itemId);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toEqual(expect.arrayContaining(['exclusion', 'identity', 'certification-bls']));
        expect(ids.every((id) => ComplianceItemId.safeParse(id).success)).toBe(true);
        for (const code of healthRecordCodes) {
          expect(ids.includes(`health-${code}`)).toBe(optional.includes(`health-${code}`));
        }
      }),
    );
    expect(usualOptionalItems).not.toContain('health-covid_19');
  });
});

describe('a compliance item', () => {
  const license = { ...texas, status: 'verified', verifiedOn: '2026-11-10' } as const;

  it('uses the wallet only with consent', () => {
    const held = wallet({ licenses: [license] });
    expect(currentItem(item('license-TX'), held, today)).toMatchObject({ state: 'missing', inWallet: true });
    expect(currentItem(item('license-TX', shared), held, today)).toMatchObject({
      state: 'accepted',
      source: 'wallet',
      verifiedOn: '2026-11-10',
      validUntil: '2027-06-30',
    });
  });

  it('follows renewals in the wallet, and expires without one', () => {
    const at = (day: string, expiresOn: string) =>
      currentItem(item('license-TX', shared), wallet({ licenses: [{ ...license, expiresOn }] }), day).state;
    expect(at(today, '2027-06-30')).toBe('accepted');
    expect(at(today, '2027-01-01')).toBe('expiring');
    expect(at('2027-07-01', '2027-06-30')).toBe('expired');
    expect(at('2027-07-01', '2029-06-30')).toBe('accepted');
  });

  it('accepts a license of another state only under the compact', () => {
    const state = (scope: 'single' | 'multistate', profession: 'rn' | 'pt' = 'rn') =>
      currentItem(
        item('license-TX', shared),
        wallet({ profession, licenses: [{ ...license, profession, state: 'FL', scope }] }),
        today,
      ).state;
    expect(state('multistate')).toBe('accepted');
    expect(state('single')).toBe('missing');
    expect(state('multistate', 'pt')).toBe('missing');
  });

  it('waits for the employer if it is a health record, and stays accepted after a renewal', () => {
    const tb = { code: 'tuberculosis', takenOn: '2026-06-01', evidence: 'test', document: null, version: 1 } as const;
    const held = (validUntil: string) => wallet({ health: [{ ...tb, validUntil }] });
    const open = item('health-tuberculosis', shared);
    expect(currentItem(open, held('2027-06-01'), today).state).toBe('submitted');
    const accepted: StoredItem = { ...open, decision: 'accepted', verifiedOn: today, validUntil: '2027-06-01' };
    expect(currentItem(accepted, held('2028-06-01'), '2027-07-01')).toMatchObject({
      state: 'accepted',
      validUntil: '2028-06-01',
    });
    expect(currentItem(accepted, held('2027-06-01'), '2027-07-01').state).toBe('expired');
  });

  it('is held by a possible exclusion match, whatever the employer decided', () => {
    const accepted = item('exclusion', { decision: 'accepted', verifiedOn: today });
    const state = (exclusion: Wallet['exclusion']) => currentItem(accepted, wallet({ exclusion }), today).state;
    expect(state({ hold: 'none', checkedOn: null })).toBe('accepted');
    expect(state({ hold: 'review', checkedOn: today })).toBe('in_review');
    expect(state({ hold: 'confirmed', checkedOn: today })).toBe('rejected');
    const later = wallet({ exclusion: { hold: 'none', checkedOn: '2026-11-21' } });
    expect(currentItem(item('exclusion'), later, today)).toMatchObject({ state: 'accepted', verifiedOn: '2026-11-21' });
  });

  it('stays waived or rejected until a new decision', () => {
    const held = wallet({ answeredReferences: 2 });
    expect(currentItem(item('references', { ...shared, decision: 'waived' }), held, today).state).toBe('waived');
    expect(currentItem(item('references', { ...shared, decision: 'rejected' }), held, today).state).toBe('rejected');
    expect(currentItem(item('references', shared), held, today).state).toBe('accepted');
  });
});

describe('recording hours', () => {
  const cleared = { enforced: true, startConfirmedAt: '2026-12-01T10:00:00.000Z' };
  const good = { code: 'certification', state: 'accepted', validUntil: null, blocksStart: true } as const;

  it('is blocked before the confirmed first day, except in older placements', () => {
    expect(hoursObstacle({ ...cleared, startConfirmedAt: null }, [good])).toEqual({ kind: 'not_cleared' });
    expect(hoursObstacle({ enforced: false, startConfirmedAt: null }, [good])).toBeNull();
    expect(hoursObstacle(cleared, [good])).toBeNull();
  });

  it('is blocked after the first expiration, and entirely by an exclusion', () => {
    const expired = (validUntil: string) => ({ ...good, state: 'expired', validUntil }) as const;
    expect(hoursObstacle(cleared, [good, expired('2026-12-09'), expired('2026-12-03')])).toEqual({
      kind: 'expired',
      after: '2026-12-03',
    });
    expect(hoursObstacle(cleared, [{ ...good, code: 'exclusion', state: 'rejected' }])).toEqual({
      kind: 'not_cleared',
    });
    expect(hoursObstacle(cleared, [{ ...good, code: 'exclusion', state: 'in_review' }])).toBeNull();
    expect(hoursObstacle(cleared, [{ ...expired('2026-12-03'), blocksStart: false }])).toBeNull();
  });
});

describe('compliance reminders', () => {
  const items = () => currentItems(firstItems(facts(), null, today), wallet(), today);
  const run = (days: readonly string[], startOn: string) => {
    let reminded = firstReminded(startOn, today);
    return days.flatMap((day) => {
      const due = dueReminder({ startOn, startConfirmedAt: null, reminded }, items(), null, day);
      reminded = due.reminded;
      return due.reminder ? [[day, due.reminder.days]] : [];
    });
  };

  it('are sent 14, 7, 3, and 1 days before the first day, once each, whenever the job runs', () => {
    const days = ['2026-12-06', '2026-12-07', '2026-12-07', '2026-12-15', '2026-12-18', '2026-12-20', '2026-12-21'];
    expect(run(days, '2026-12-21')).toEqual([
      ['2026-12-07', 14],
      ['2026-12-15', 6],
      ['2026-12-18', 3],
      ['2026-12-20', 1],
    ]);
    // Accepted nine days before: the 14-day step has passed.
    expect(run([today, '2026-11-25'], '2026-12-01')).toEqual([['2026-11-25', 6]]);
  });

  it('announce expirations within the placement at each step, and the expiration itself to both sides', () => {
    const start = { startOn: '2026-11-01', startConfirmedAt: '2026-11-01T10:00:00.000Z' };
    const card = item('certification-bls', {
      decision: 'accepted',
      verifiedOn: '2026-10-01',
      validUntil: '2026-12-31',
    });
    const told = (endOn: string | null) => {
      let reminded: Record<string, string> = {};
      return ['2026-11-22', '2026-12-01', '2026-12-02', '2026-12-24', '2027-01-02', '2027-01-03'].flatMap((day) => {
        const current = currentItems([card], wallet(), day);
        const due = dueReminder({ ...start, reminded }, current, endOn, day);
        reminded = due.reminded;
        return due.reminder ? [`${due.reminder.step} ${due.reminder.days}`] : [];
      });
    };
    expect(told(null)).toEqual(['expiring 39', 'expiring 30', 'expiring 7', 'expired 0']);
    expect(told('2026-12-20')).toEqual([]);
  });
});
