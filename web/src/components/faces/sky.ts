import type { Shift } from '@shared/people/model/healthcare-vocabulary';

export type Sky = 'day' | 'dusk' | 'night';

export const skyOf = (shift: Shift | null): Sky => {
  if (shift === 'nights') return 'night';
  return shift === 'days' || shift === null ? 'day' : 'dusk';
};
