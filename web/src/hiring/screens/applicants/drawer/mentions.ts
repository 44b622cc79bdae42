export type Colleague = { userId: string; name: string };

/** Mention being typed: index of its "@" and the text after it. */
export type OpenMention = { from: number; query: string };

/** The mention before the caret: starts after whitespace, at most two words. */
export const openMention = (text: string, caret: number): OpenMention | null => {
  const found = /(?:^|\s)@(\S*(?: \S*)?)$/.exec(text.slice(0, caret));
  if (!found) return null;
  const query = found[1] ?? '';
  return { from: caret - query.length - 1, query };
};

export const suggestionsFor = <T extends Colleague>(people: readonly T[], query: string, most: number): T[] => {
  const asked = query.toLowerCase();
  const starts = ({ name }: Colleague) => name.toLowerCase().startsWith(asked);
  const hasWord = ({ name }: Colleague) =>
    name
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word.startsWith(asked));
  return [...people.filter(starts), ...people.filter((person) => !starts(person) && hasWord(person))].slice(0, most);
};

export const withMention = (
  text: string,
  { from }: OpenMention,
  caret: number,
  name: string,
): { text: string; caret: number } => {
  const before = `${text.slice(0, from)}@${name} `;
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length };
};

const longestFirst = <T extends Colleague>(people: readonly T[]): T[] =>
  [...people].sort((one, other) => other.name.length - one.name.length);

export type TextPart = { text: string; isMention: boolean };

/** Splits text into mentions and other parts. Longest names first, so a name's prefix does not match. */
export const partsOfText = (text: string, people: readonly Colleague[]): TextPart[] => {
  const names = longestFirst(people.filter(({ name }) => name !== '')).map(({ name }) =>
    name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  if (names.length === 0) return [{ text, isMention: false }];
  return text
    .split(new RegExp(`((?<![\\p{L}\\p{N}])@(?:${names.join('|')})(?![\\p{L}\\p{N}]))`, 'u'))
    .map((part, index) => ({ text: part, isMention: index % 2 === 1 }))
    .filter((part) => part.text !== '');
};

export const mentionedIn = (text: string, people: readonly Colleague[]): string[] => {
  const named = new Set(partsOfText(text, people).flatMap((part) => (part.isMention ? [part.text.slice(1)] : [])));
  return people.filter(({ name }) => named.has(name)).map(({ userId }) => userId);
};
