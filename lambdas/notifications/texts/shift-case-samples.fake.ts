import type { ShiftCase } from '../../store/shift-cases/case-item';
import { shiftCaseWith } from '../../store/shift-cases/shift-cases.fake';
import { hostile } from './hostile.fake';

export const decidedCase = (changes: Partial<ShiftCase> = {}) => ({
  stored: shiftCaseWith({ state: 'decided', outcome: 'exempt', reason: hostile, ...changes }),
  concerned: ['pro'],
});

export const shiftCaseSamples = {
  'shift_case.changed': (['exempt', 'counts'] as const).map((outcome) => ({
    data: { caseId: 'shc_1', ownerId: 'pro', state: 'decided' as const },
    reader: { shiftCase: async () => decidedCase({ outcome }) },
  })),
};
