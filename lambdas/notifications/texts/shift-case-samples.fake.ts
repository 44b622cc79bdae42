import type { ShiftCase } from '../../store/shift-cases/case-item';
import { shiftCaseWith } from '../../store/shift-cases/shift-cases.fake';
import { hostile } from './hostile.fake';

export const decidedCase = (changes: Partial<ShiftCase> = {}) => ({
  stored: shiftCaseWith({ state: 'decided', outcome: 'exempt', reason: hostile, ...changes }),
  concerned: ['pro'],
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

export const shiftCaseSamples = {
  'shift_case.changed': [...appeals, ...pauses].map((stored) => ({
    data: { caseId: 'shc_1', ownerId: 'pro', state: stored.state },
    reader: { shiftCase: async () => ({ stored, concerned: ['pro'] }) },
  })),
};
