import { expect, it } from 'vitest';
import { spanIn } from './time-zones';

it('a span names the day on which it ends where that is another one there', () => {
  const night = ['2026-12-05T01:00:00.000Z', '2026-12-05T13:00:00.000Z'] as const;
  expect(spanIn('America/Chicago', ...night)).toMatch(/^7:00\sPM-7:00\sAM, Sat$/);
  expect(spanIn('Asia/Tokyo', ...night)).toMatch(/^10:00\sAM-10:00\sPM$/);
});
