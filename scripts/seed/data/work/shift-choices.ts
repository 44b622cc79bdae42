import { weekParts } from '@shared/work/model/shifts/shift-vocabulary';
import type { ShiftChoices } from '@shared/work/model/shifts/shift-preferences';

/**
 * Times for which people want to be asked. `away`: days from today, including the last. They have no shifts then, and no
 * one else's invites wait for them.
 */
export type SeedShiftChoices = {
  professional: string;
  choices: ShiftChoices;
  away: readonly (readonly [from: number, until: number])[];
};

export const seedShiftChoices: readonly SeedShiftChoices[] = [
  // Works three days from tomorrow; away on the next day, which has an open shift of the unit.
  {
    professional: 'alicia-romero',
    choices: {
      available: weekParts.filter((part) => part.endsWith('_morning')),
    },
    away: [
      [4, 6],
      [40, 53],
    ],
  },
  {
    professional: 'noah-lindgren',
    choices: {
      available: weekParts.filter((part) => !part.endsWith('_night')),
      oneTap: true,
    },
    away: [[24, 31]],
  },
];
