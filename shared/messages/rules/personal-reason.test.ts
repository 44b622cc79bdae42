import { describe, expect, it } from 'vitest';
import { firstNameMark, personalReason } from './personal-reason';

describe('a reason for many', () => {
  it('names each person', () => {
    expect(personalReason(`Dear ${firstNameMark}, thank you, ${firstNameMark}.`, 'Ann')).toBe(
      'Dear Ann, thank you, Ann.',
    );
    expect(personalReason('Dear {{ firstName }}', 'Bob')).toBe('Dear Bob');
  });

  it('takes the name as it is', () => {
    expect(personalReason(firstNameMark, '$& $1')).toBe('$& $1');
  });

  it('leaves other marks and plain text alone', () => {
    expect(personalReason('{{lastName}} is not a mark', 'Ann')).toBe('{{lastName}} is not a mark');
  });
});
