import { keyLengths, keyPrefix, shownKey } from '@shared/connect/model/api-key-vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newKeyText, readKeyText } from './key-text';

const length = keyPrefix.length + keyLengths.id + keyLengths.secret + keyLengths.check;

describe('the text of a key', () => {
  it('is parsed back with its ID', () => {
    const made = newKeyText();
    expect(made.text).toHaveLength(length);
    expect(readKeyText(made.text)).toEqual(made);
  });

  it('is different each time', () => {
    const made = Array.from({ length: 200 }, newKeyText);
    expect(new Set(made.map(({ keyId }) => keyId)).size).toBe(made.length);
    expect(new Set(made.map(({ text }) => text.slice(20))).size).toBe(made.length);
  });

  it('shows 20 characters and an ellipsis', () => {
    const { keyId, text } = newKeyText();
    expect(shownKey(keyId)).toBe(`${text.slice(0, 20)}…`);
  });

  it('is rejected with one character changed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: keyPrefix.length, max: length - 1 }),
        fc.constantFrom('a', 'Z', '0', '9', 'k'),
        (place, typed) => {
          const { text } = newKeyText();
          fc.pre(text[place] !== typed);
          expect(readKeyText(`${text.slice(0, place)}${typed}${text.slice(place + 1)}`)).toBeNull();
        },
      ),
    );
  });

  it.each(['', 'sk_live_', 'x', 'sk_test_abc', `${newKeyText().text}0`, newKeyText().text.slice(1)])(
    '%s is none',
    (text) => {
      expect(readKeyText(text)).toBeNull();
    },
  );

  it('rejects anything else in bounded time', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), (text) => {
        expect(readKeyText(`${keyPrefix}${text}`)).toBeNull();
      }),
    );
  });
});
