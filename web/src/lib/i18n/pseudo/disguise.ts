import { pseudoLocalizeString } from 'pseudo-localization';
import { isMessage, type Catalog, type Entry } from '@shared/text/catalog';
import type { Message, MessagePart } from '@shared/text/message';
import type { PseudoLocale } from '../language';

type Rewrite = (text: string) => string;

const tag = /(<\/?\w+>)/;

/** Tags stay readable for the code that splits texts at them. */
const rewriteFor = (pseudo: PseudoLocale): Rewrite => {
  const rewrite: Rewrite = (text) =>
    /\p{L}/u.test(text) ? pseudoLocalizeString(text, { strategy: pseudo === 'ar-XB' ? 'bidi' : 'accented' }) : text;
  return (text) =>
    text
      .split(tag)
      .map((part) => (tag.test(part) ? part : rewrite(part)))
      .join('');
};

const partsOf = (message: Message): readonly MessagePart[] => (typeof message === 'string' ? [message] : message);

const rewritten = (message: Message, rewrite: Rewrite): MessagePart[] =>
  partsOf(message).map((part) => {
    if (typeof part === 'string') return rewrite(part);
    if (part.length !== 3) return part;
    const cases = Object.entries(part[2]).map(([name, it]) => [name, rewritten(it, rewrite)] as const);
    return [part[0], part[1], Object.fromEntries(cases)];
  });

/** Brackets reveal texts that are truncated or concatenated. */
const bracketed = (message: Message, rewrite: Rewrite): Message => ['[', ...rewritten(message, rewrite), ']'];

const entryIn = (entry: Entry, rewrite: Rewrite): Entry => {
  if (isMessage(entry)) return bracketed(entry, rewrite);
  if ('$list' in entry) return { $list: (entry.$list as readonly Entry[]).map((it) => entryIn(it, rewrite)) };
  return Object.fromEntries(Object.entries(entry).map(([name, it]) => [name, entryIn(it, rewrite)]));
};

export const disguise = (catalog: Catalog, pseudo: PseudoLocale): Catalog =>
  entryIn(catalog, rewriteFor(pseudo)) as Catalog;
