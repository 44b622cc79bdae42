import { describe, expect, it } from 'vitest';
import { shiftItem } from './shift-item';
import { shiftWith } from './shifts.fake';

const publishedAt = '2026-11-26T10:00:00.000Z';
const listOf = (shift: Parameters<typeof shiftWith>[0]) => {
  const { gsi1pk, gsi1sk } = shiftItem(shiftWith(shift));
  return [gsi1pk, gsi1sk];
};

describe('the list of a shift', () => {
  it('is that of its unit, or of canceled shifts once it is canceled', () => {
    expect(listOf({ publishedAt })).toEqual(['UNIT#lun_1#SHIFTS', '2026-12-04T01:00:00.000Z#shf_1']);
    expect(listOf({ publishedAt, status: 'canceled' })).toEqual([
      'UNIT#lun_1#CANCELED_SHIFTS',
      '2026-11-26T09:00:00.000Z#shf_1',
    ]);
  });

  it('is missing for a discarded draft, which was in no calendar', () => {
    expect(listOf({ status: 'canceled' })).toEqual([undefined, undefined]);
  });
});
