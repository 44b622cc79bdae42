import type { ShiftCase } from '../../../store/trust/shift-cases/case-item';
import { shiftCaseWith } from '../../../store/trust/shift-cases/shift-cases.fake';
import { hostile } from './hostile.fake';

export const decidedCase = (changes: Partial<ShiftCase> = {}) => ({
  stored: shiftCaseWith({ state: 'decided', outcome: 'exempt', reason: hostile, ...changes }),
  concerned: ['pro'],
  unit: [],
  place: null,
});

const pausedUntil = '2026-12-10T09:00:00.000Z';
const opened: ShiftCase = shiftCaseWith({ kind: 'pause', text: '', openedBy: null });
const pauses = [
  opened,
  ...(['lifted', 'paused'] as const).map((outcome): ShiftCase => ({
    ...opened,
    ...{ state: 'decided', outcome, reason: hostile },
    pausedUntil: outcome === 'paused' ? pausedUntil : null,
  })),
];

const appeals = (['exempt', 'counts'] as const).map((outcome) => decidedCase({ outcome }).stored);

const turnAways: ShiftCase = { ...opened, kind: 'turn_aways', side: 'facility', ownerId: 'org_1' };
const publishing = [
  turnAways,
  ...(['allowed', 'stopped'] as const).map((outcome): ShiftCase => ({
    ...turnAways,
    ...{ state: 'decided', outcome, reason: hostile },
    pausedUntil: outcome === 'stopped' ? pausedUntil : null,
  })),
];

const dispute: ShiftCase = shiftCaseWith({ kind: 'dispute', eventId: '', text: '', openedBy: null });
const ruled = { state: 'decided', outcome: 'ruled', minutes: 675, reason: hostile } as const;
const disputes: ShiftCase[] = [
  dispute,
  { ...dispute, openedFor: 'worker', openedBy: 'pro', text: hostile },
  { ...dispute, ...ruled },
  { ...dispute, isAppeal: true, openedFor: 'facility', openedBy: 'sup', text: hostile },
  { ...dispute, ...ruled, isAppeal: true },
  { ...dispute, state: 'decided', outcome: 'settled' },
];
const place = {
  ...{ organization: hostile, location: hostile, unit: hostile, professional: hostile },
  ...{ locationId: 'loc_1', day: '2026-11-20', timeZone: 'America/Chicago' },
};

export const shiftCaseSamples = {
  'shift_case.changed': [
    ...[...appeals, ...pauses, ...publishing].map((stored) => ({ stored, unit: [], place: null })),
    ...[...disputes, decidedCase({ minutes: 690 }).stored].map((stored) => ({ stored, unit: ['sup'], place })),
  ].map(({ stored, ...more }) => ({
    data: { caseId: 'shc_1', ownerId: stored.ownerId, state: stored.state },
    reader: { shiftCase: async () => ({ stored, concerned: ['pro'], ...more }) },
  })),
};
