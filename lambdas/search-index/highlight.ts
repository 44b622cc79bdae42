import type { HighlightedText } from '@shared/find/model/job-search';
import { typosBetween, typosIn } from '@shared/text/folded-words';
import { isPrefix, placedWordsOf, type Word } from '../platform/text/fold-text';
import type { JobDocument, JobSearchHit } from './port';

const excerptLength = 160;
const leadLength = 50;

type Matches = (folded: string) => boolean;

export const wordMatcher =
  (words: readonly string[], typos: boolean): Matches =>
  (folded) =>
    words.some((word) => {
      if (folded === word || (isPrefix(word) && folded.startsWith(word))) return true;
      const most = typos ? typosIn(word) : 0;
      return most > 0 && typosBetween(word, folded, most) <= most;
    });

const cut = (text: string, matching: readonly Word[], start: number, end: number): HighlightedText => {
  const parts: HighlightedText = [];
  let at = start;
  for (const word of matching.filter((it) => it.start >= start && it.end <= end)) {
    if (word.start > at) parts.push({ text: text.slice(at, word.start), match: false });
    parts.push({ text: text.slice(word.start, word.end), match: true });
    at = word.end;
  }
  if (at < end) parts.push({ text: text.slice(at, end), match: false });
  return parts;
};

const matchingWords = (text: string, matches: Matches): Word[] =>
  placedWordsOf(text).filter(({ folded }) => matches(folded));

const highlighted = (text: string, matches: Matches): HighlightedText | null => {
  const matching = matchingWords(text, matches);
  return matching.length > 0 ? cut(text, matching, 0, text.length) : null;
};

const excerptOf = (text: string, matches: Matches): HighlightedText | null => {
  const matching = matchingWords(text, matches);
  const [first] = matching;
  if (!first) return null;
  let start = Math.max(0, first.start - leadLength);
  while (start > 0 && start < first.start && /\S/.test(text[start - 1] ?? '')) start += 1;
  let end = Math.min(text.length, Math.max(first.end, start + excerptLength));
  while (end < text.length && end > first.end && /\S/.test(text[end] ?? '')) end -= 1;
  while (end > first.end && /\s/.test(text[end - 1] ?? '')) end -= 1;
  return cut(text, matching, start, end);
};

export const noHighlights: JobSearchHit['highlights'] = {
  title: null,
  organization: null,
  specialty: null,
  description: null,
};

export const highlightsOf = (document: JobDocument, matches: Matches): JobSearchHit['highlights'] => ({
  title: highlighted(document.title, matches),
  organization: highlighted(document.organization, matches),
  specialty: highlighted(document.specialty ?? '', matches),
  description: excerptOf(document.description, matches),
});
