import { describe, expect, test } from 'vitest';
import { finished, isComplete, moved, newQuestion, withType } from './questions';

const asked = { ...newQuestion, question: ' Which shifts? ', options: ['Day ', '', ' Night'] };

describe('the dialog of a pre-screening question', () => {
  test('starts as an optional multiple choice with one empty option', () => {
    expect(newQuestion).toMatchObject({ type: 'multiple_choice', required: false, options: [''] });
  });

  test('requires a text, and two non-blank options', () => {
    expect(isComplete(newQuestion)).toBe(false);
    expect(isComplete({ ...asked, question: '   ' })).toBe(false);
    expect(isComplete({ ...asked, options: ['Day', '  '] })).toBe(false);
    expect(isComplete(asked)).toBe(true);
    expect(isComplete(withType({ ...newQuestion, question: 'Since when?' }, 'date'))).toBe(true);
  });

  test('a change of type resets or drops the options', () => {
    expect(withType(asked, 'text').options).toEqual([]);
    expect(withType(withType(asked, 'text'), 'multiple_choice').options).toEqual(['']);
  });

  test('is saved trimmed, without blank options, and keeps its id', () => {
    expect(finished(asked, () => 'qst_new')).toEqual({
      id: 'qst_new',
      question: 'Which shifts?',
      type: 'multiple_choice',
      required: false,
      options: ['Day', 'Night'],
    });
    expect(finished({ ...asked, id: 'qst_old' }, () => 'qst_new').id).toBe('qst_old');
  });

  test('moves by one and not past the ends', () => {
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
  });
});
