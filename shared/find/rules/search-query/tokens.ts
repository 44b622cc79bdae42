import { fold } from '../../../text/folded-words';

export type Token = {
  /** Normalized form: folded, without periods and apostrophes. */
  word: string;
  raw: string;
  /** Whether it is deliberately in capitals, which isn't the case if all words are. */
  isUpper: boolean;
  /** Text between the previous word and this one. */
  gap: string;
};

const wordPattern =
  /\$?\d[\d,]*(?:\.\d+)?[\p{L}\p{N}]*|[\p{L}\p{N}][\p{L}\p{M}\p{N}&]*(?:['’‘ʼ.][\p{L}\p{M}\p{N}&]+)*/gu;
const decimal = /^\$?\d+\.\d+/;

/** French elision: "l'urgence" is "urgence". */
const elision = /^[dl]['’‘ʼ](?=\p{L}{4})/u;

const compared = (raw: string): string => {
  const plain = fold(raw).replaceAll(',', '').replace(elision, '');
  return decimal.test(plain) ? plain : plain.replaceAll(/[.'’‘ʼ]/g, '');
};

const isShouted = (text: string): boolean => /\p{Lu}{5}/u.test(text) && !/\p{Ll}/u.test(text);

export const tokenize = (text: string): Token[] => {
  const shouted = isShouted(text);
  let end = 0;
  return [...text.matchAll(wordPattern)].map((match) => {
    const [raw] = match;
    const gap = text.slice(end, match.index);
    end = match.index + raw.length;
    return { word: compared(raw), raw, gap, isUpper: !shouted && /\p{L}/u.test(raw) && raw === raw.toUpperCase() };
  });
};
