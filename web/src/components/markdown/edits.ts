/** Replaces `from` to `to` with `text`, then selects `selected` in the result. */
export type Edit = { from: number; to: number; text: string; selected: readonly [start: number, end: number] };

export type Selected = { value: string; start: number; end: number };

type Mark = '**' | '_';
type ListKind = 'bulleted' | 'numbered';

const startOfLine = (value: string, at: number): number => value.lastIndexOf('\n', at - 1) + 1;
const endOfLine = (value: string, at: number): number => {
  const end = value.indexOf('\n', at);
  return end === -1 ? value.length : end;
};

/** The parts of a line: a list or heading marker, the text, and trailing space. */
const partsOfLine = (line: string): readonly [start: string, words: string, end: string] => {
  const [, start = '', words = '', end = ''] = /^(\s*(?:(?:[-*+]|\d+[.)]|#+) +)?)(.*?)(\s*)$/.exec(line) ?? [];
  return [start, words, end];
};

const isMarked = (words: string, mark: Mark): boolean =>
  words.length > 2 * mark.length &&
  words.startsWith(mark) &&
  words.endsWith(mark) &&
  !words.slice(mark.length, -mark.length).includes(mark);

const marked = (line: string, mark: Mark, change: (words: string) => string): string => {
  const [start, words, end] = partsOfLine(line);
  return words === '' ? line : start + change(words) + end;
};

/** Extends the selection over the marks directly around it. */
const withMarksAround = ({ value, start, end }: Selected, mark: Mark): Selected => {
  const { length } = mark;
  const around = value.slice(start - length, start) === mark && value.slice(end, end + length) === mark;
  return around && start >= length ? { value, start: start - length, end: end + length } : { value, start, end };
};

const emptyMarks = ({ start, end }: Selected, mark: Mark): Edit => ({
  from: start,
  to: end,
  text: mark + mark,
  selected: [start + mark.length, start + mark.length],
});

/** Marks each selected line, since marks can't span list items; marked lines lose their marks. */
export const toggleMark = (selection: Selected, mark: Mark): Edit => {
  if (selection.value.slice(selection.start, selection.end).trim() === '') return emptyMarks(selection, mark);
  const { value, start, end } = withMarksAround(selection, mark);
  const lines = value.slice(start, end).split('\n');
  const words = lines.map((line) => partsOfLine(line)[1]).filter(Boolean);
  const change = words.every((it) => isMarked(it, mark))
    ? (it: string) => it.slice(mark.length, -mark.length)
    : (it: string) => (isMarked(it, mark) ? it : mark + it + mark);
  const text = lines.map((line) => marked(line, mark, change)).join('\n');
  return { from: start, to: end, text, selected: [start, start + text.length] };
};

const listMarker = /^(\s*)(?:([-*+])|\d+[.)]) +/;

const isListed = (line: string, kind: ListKind): boolean => {
  const found = listMarker.exec(line);
  return found !== null && (found[2] !== undefined) === (kind === 'bulleted');
};

const listed = (lines: readonly string[], kind: ListKind): string[] => {
  let number = 0;
  return lines.map((line) => {
    if (line.trim() === '' && lines.length > 1) return line;
    number += 1;
    return (kind === 'bulleted' ? '- ' : `${number}. `) + line.replace(listMarker, '');
  });
};

/** Turns the selected lines into a list, or list items into lines. */
export const toggleList = ({ value, start, end }: Selected, kind: ListKind): Edit => {
  const from = startOfLine(value, start);
  const to = endOfLine(value, end);
  const lines = value.slice(from, to).split('\n');
  const isList =
    lines.every((line) => line.trim() === '' || isListed(line, kind)) && value.slice(from, to).trim() !== '';
  const changed = isList ? lines.map((line) => line.replace(listMarker, '$1')) : listed(lines, kind);
  const text = changed.join('\n');
  const last = from + text.length;
  return { from, to, text, selected: start === end ? [last, last] : [from, last] };
};

const newAddress = 'https://';

/** Selects the missing part: the text or the address. */
export const insertLink = ({ value, start, end }: Selected): Edit => {
  const chosen = value.slice(start, end).trim();
  const isAddress = /^(?:https?:\/\/|mailto:)\S+$/.test(chosen);
  const words = isAddress ? '' : chosen;
  const address = isAddress ? chosen : newAddress;
  const afterWords = start + words.length + '[]('.length;
  return {
    from: start,
    to: end,
    text: `[${words}](${address})`,
    selected: words === '' ? [start + 1, start + 1] : [afterWords, afterWords + address.length],
  };
};
