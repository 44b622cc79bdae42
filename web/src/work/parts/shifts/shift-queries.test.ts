import { expect, it } from 'vitest';
import { stretchesOf } from './shift-queries';

it('a person’s bookings are read in ranges that one request answers', () => {
  expect(stretchesOf({ from: '2026-11-27', to: '2026-11-27' })).toEqual([{ from: '2026-11-27', days: 1 }]);
  expect(stretchesOf({ from: '2026-10-25', to: '2026-12-07' })).toEqual([
    { from: '2026-10-25', days: 31 },
    { from: '2026-11-25', days: 13 },
  ]);
});
