import type { ShiftTerms } from '../../model/shifts/shift';

/** A night shift of registered nurses. */
export const nightTerms: ShiftTerms = {
  day: '2026-12-03',
  startTime: '19:00',
  endTime: '07:00',
  professions: ['rn'],
  breakRule: { meals: 1, mealMinutes: 30, paid: false, windowHours: null },
  rateCents: 52_00,
  differentials: [],
  bonusCents: 0,
  bonusReason: '',
};
