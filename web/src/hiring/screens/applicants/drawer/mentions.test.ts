import { describe, expect, it } from 'vitest';
import { mentionedIn, openMention, partsOfText, suggestionsFor, withMention } from './mentions';

const people = [
  { userId: 'usr_1', name: 'Mia Member' },
  { userId: 'usr_2', name: 'Mia' },
  { userId: 'usr_3', name: 'Max (Night) Manager' },
];

describe('a typed mention', () => {
  it.each([
    ['@', 1, { from: 0, query: '' }],
    ['Hi @Mi', 6, { from: 3, query: 'Mi' }],
    ['Hi @Mia Me', 10, { from: 3, query: 'Mia Me' }],
    ['a@b.com', 7, null],
    ['Hi @Mia Member and', 18, null],
    ['Hi', 2, null],
  ])('%j with the caret at %i', (text, caret, expected) => {
    expect(openMention(text, caret)).toEqual(expected);
  });

  it('offers people whose first name matches first, then other names', () => {
    expect(suggestionsFor(people, 'm', 6).map(({ userId }) => userId)).toEqual(['usr_1', 'usr_2', 'usr_3']);
    expect(suggestionsFor(people, 'mem', 6).map(({ userId }) => userId)).toEqual(['usr_1']);
    expect(suggestionsFor(people, 'm', 1)).toHaveLength(1);
    expect(suggestionsFor(people, 'zoe', 6)).toEqual([]);
  });

  it('becomes the name, and following text stays', () => {
    expect(withMention('Hi @Mi, see', { from: 3, query: 'Mi' }, 6, 'Mia Member')).toEqual({
      text: 'Hi @Mia Member , see',
      caret: 15,
    });
    expect(withMention('@m there', { from: 0, query: 'm' }, 2, 'Mia').text).toBe('@Mia there');
  });
});

describe('mentions of a note', () => {
  it('are whole names, the longest match', () => {
    expect(mentionedIn('@Mia Member look', people)).toEqual(['usr_1']);
    expect(mentionedIn('@Mia look, @Mia', people)).toEqual(['usr_2']);
    expect(mentionedIn('@Miau and mail@Mia.com', [people[1]!])).toEqual([]);
    expect(mentionedIn('@Max (Night) Manager!', people)).toEqual(['usr_3']);
    expect(mentionedIn('nobody', people)).toEqual([]);
  });

  it('are separate from the text', () => {
    expect(partsOfText('Hi @Mia!', people)).toEqual([
      { text: 'Hi ', isMention: false },
      { text: '@Mia', isMention: true },
      { text: '!', isMention: false },
    ]);
    expect(partsOfText('Hi', [])).toEqual([{ text: 'Hi', isMention: false }]);
  });
});
