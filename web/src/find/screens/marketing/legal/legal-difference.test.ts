import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LegalText } from '@shared/legal/legal-text';
import { differenceOf, isUnchanged, type Change, type ChangedBlock } from './legal-difference';

const textOf = (...paragraphs: string[]): LegalText => ({ title: 'Terms', description: '', parts: [{ paragraphs }] });
const marks = { same: ['', ''], added: ['[+', ']'], removed: ['[-', ']'] } as const;
const shown = (blocks: readonly ChangedBlock[]): string[] =>
  blocks.map(({ stretches }) =>
    stretches.map(({ change, text }) => marks[change][0] + text + marks[change][1]).join(''),
  );
const side = (blocks: readonly ChangedBlock[], left: Change): string[] =>
  blocks
    .map(({ stretches }) => stretches.filter(({ change }) => change !== left).map(({ text }) => text))
    .filter((texts) => texts.length > 0)
    .map((texts) => texts.join(''));

describe('the difference of two versions', () => {
  it('marks words in a text that was rewritten', () => {
    const before = textOf('We keep codes for 10 minutes.', 'Write to us.');
    const after = textOf('We keep codes for 15 minutes.', 'Write to us.');
    expect(shown(differenceOf(before, after))).toEqual(['We keep codes for [-10][+15] minutes.', 'Write to us.']);
  });

  it('shows a replacing text separately from the old one', () => {
    const before = textOf('First.', 'Prices appear on the pricing page.', 'Last.');
    const after = textOf('First.', 'You can close your account.', 'Last.');
    expect(shown(differenceOf(before, after))).toEqual([
      'First.',
      '[-Prices appear on the pricing page.]',
      '[+You can close your account.]',
      'Last.',
    ]);
  });

  it('omits anything but text', () => {
    expect(isUnchanged(differenceOf(textOf('See <terms>terms</terms>.'), textOf('See terms.')))).toBe(true);
  });

  it('contains all of both versions, in their order', () => {
    const word = fc.constantFrom('we', 'keep', 'your', 'data', 'no');
    const paragraphs = fc.array(
      fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' ')),
      {
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(paragraphs, paragraphs, (before, after) => {
        const blocks = differenceOf(textOf(...before), textOf(...after));
        expect(side(blocks, 'added')).toEqual(before);
        expect(side(blocks, 'removed')).toEqual(after);
      }),
    );
  });
});
