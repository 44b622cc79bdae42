import { expect, it } from 'vitest';
import { type Edit, insertLink, type Selected, toggleList, toggleMark } from './edits';

/** The selection is between ⟦ and ⟧. */
const selection = (text: string): Selected => {
  const start = text.indexOf('⟦');
  const end = text.indexOf('⟧') - 1;
  return { value: text.replace(/[⟦⟧]/g, ''), start, end };
};

const after = (text: string, editOf: (selected: Selected) => Edit): string => {
  const selected = selection(text);
  const { from, to, text: inserted, selected: next } = editOf(selected);
  const value = selected.value.slice(0, from) + inserted + selected.value.slice(to);
  return `${value.slice(0, next[0])}⟦${value.slice(next[0], next[1])}⟧${value.slice(next[1])}`;
};

it.each([
  ['a ⟦word⟧ b', 'a ⟦**word**⟧ b'],
  ['a ⟦**word**⟧ b', 'a ⟦word⟧ b'],
  ['a **⟦word⟧** b', 'a ⟦word⟧ b'],
  ['a ⟦ word ⟧ b', 'a ⟦ **word** ⟧ b'],
  ['a ⟦⟧b', 'a **⟦⟧**b'],
  ['⟦- one\n\n2. two⟧', '⟦- **one**\n\n2. **two**⟧'],
  ['⟦- **one**\n- two⟧', '⟦- **one**\n- **two**⟧'],
  ['⟦- **one**\n- **two**⟧', '⟦- one\n- two⟧'],
])('bold turns %j into %j', (before, result) => {
  expect(after(before, (it) => toggleMark(it, '**'))).toBe(result);
});

it('italic has its own marker, so both can be removed separately', () => {
  expect(after('⟦**word**⟧', (it) => toggleMark(it, '_'))).toBe('⟦_**word**_⟧');
  expect(after('⟦_**word**_⟧', (it) => toggleMark(it, '_'))).toBe('⟦**word**⟧');
});

it.each([
  ['⟦⟧', '- ⟦⟧'],
  ['one\nt⟦w⟧o\nthree', 'one\n⟦- two⟧\nthree'],
  ['⟦one\n\ntwo⟧', '⟦- one\n\n- two⟧'],
  ['⟦1. one\n2. two⟧', '⟦- one\n- two⟧'],
  ['⟦- one\n* two⟧', '⟦one\ntwo⟧'],
])('a bulleted list turns %j into %j', (before, result) => {
  expect(after(before, (it) => toggleList(it, 'bulleted'))).toBe(result);
});

it.each([
  ['⟦one\n\ntwo⟧', '⟦1. one\n\n2. two⟧'],
  ['⟦- one\n- two⟧', '⟦1. one\n2. two⟧'],
  ['1. one\n2. t⟦⟧wo', '1. one\ntwo⟦⟧'],
])('a numbered list turns %j into %j', (before, result) => {
  expect(after(before, (it) => toggleList(it, 'numbered'))).toBe(result);
});

it.each([
  ['see ⟦our site⟧', 'see [our site](⟦https://⟧)'],
  ['see ⟦https://example.test/a⟧', 'see [⟦⟧](https://example.test/a)'],
  ['see ⟦⟧', 'see [⟦⟧](https://)'],
])('a link turns %j into %j', (before, result) => {
  expect(after(before, insertLink)).toBe(result);
});
