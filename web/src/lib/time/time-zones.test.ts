import { expect, it } from 'vitest';
import { spanIn } from './time-zones';

it('a span names its end day where that differs in the other zone', () => {
  const night = ['2026-12-05T01:00:00.000Z', '2026-12-05T13:00:00.000Z'] as const;
  expect(spanIn('America/Chicago', ...night)).toMatch(/^7:00\sPM-7:00\sAM, Sat$/);
  expect(spanIn('Asia/Tokyo', ...night)).toMatch(/^10:00\sAM-10:00\sPM$/);
});
