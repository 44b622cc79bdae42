import en from '@shared/locales/en/notifications/support.json';
import es from '@shared/locales/es/notifications/support.json';
import fr from '@shared/locales/fr/notifications/support.json';
import { productName } from '@shared/product';

/** First line of our own emails. */
const markers: readonly string[] = [en.above, es.above, fr.above];
/** Last line of our own emails before their signature. */
const endings: readonly string[] = [en.reply, es.reply, fr.reply];

/** Matches "On Mon, Nov 23, 2026 at 9:21 AM Wardline <support@...> wrote:". */
const attribution =
  /^(?:-{2,}\s*)?(?:on\s.+\bwrote|el\s.+escribió|le\s.+a écrit|on\s.+a écrit)\s*(?::|-{2,}|:\s*-{2,})$/is;
const label =
  /^[*\s]*(from|sent|date|to|cc|subject|de|enviado(?: el)?|fecha|para|asunto|envoyé(?: le)?|à|a|objet|reply-to)\s*:/i;
const first = /^[*\s]*(?:from|de)\s*:/i;
const rule = /^(?:_{20,}|-{2,}\s*[\p{L}\s'’]+\s*-{2,})$/u;
const mailAddress = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g;

type IsKnown = (address: string) => boolean;
/** Range of lines to remove, `to` excluded. */
type Fold = { from: number; to: number };

const isQuoted = (line: string | undefined): boolean => line?.trimStart().startsWith('>') ?? false;
const isBlank = (line: string | undefined): boolean => line?.trim() === '';

const holdsKnown = (text: string, isKnown: IsKnown): boolean =>
  (text.match(mailAddress) ?? []).some((it) => isKnown(it.toLowerCase()));

/** Skips blank lines. */
const nextText = (lines: readonly string[], index: number): number => {
  let next = index;
  while (isBlank(lines[next])) next += 1;
  return next;
};

const quoteRun = (lines: readonly string[], from: number): number => {
  let to = from;
  while (isQuoted(lines[to])) {
    to += 1;
    // Mail programs put blank lines between quoted paragraphs.
    const next = nextText(lines, to);
    if (isQuoted(lines[next])) to = next;
  }
  return to;
};

/** Returns the end of an attribution, which may be wrapped. A name alone counts only before a quotation. */
const attributionEnd = (lines: readonly string[], from: number, isKnown: IsKnown): number => {
  for (const count of [1, 2, 3]) {
    const text = lines.slice(from, from + count);
    if (text.length < count || text.some(isBlank)) return from;
    const joined = text.join(' ').trim();
    if (!attribution.test(joined)) continue;
    const isBeforeQuote = isQuoted(lines[nextText(lines, from + count)]);
    const isCertain = holdsKnown(joined, isKnown) && (isBeforeQuote || /<[^<>\s]+@[^<>\s]+>|-{2,}$/.test(joined));
    if (isCertain || (isBeforeQuote && joined.includes(productName))) return from + count;
  }
  return from;
};

/** Returns the end of a header block from "From:" to "Subject:", each once. */
const headerEnd = (lines: readonly string[], from: number, isKnown: IsKnown): number => {
  if (!first.test(lines[from] ?? '')) return from;
  const seen = new Set<string>();
  let to = from;
  for (; to < lines.length; to += 1) {
    const name = label.exec(lines[to]!)?.[1]?.toLowerCase();
    if (name === undefined || seen.has(name)) break;
    seen.add(name);
  }
  return seen.size >= 2 && holdsKnown(lines.slice(from, to).join('\n'), isKnown) ? to : from;
};

const isMarker = (line: string | undefined): boolean => markers.some((it) => line?.includes(it));

/** Returns the end of our own unquoted email: its last line, or else its first paragraph. */
const ownMailEnd = (lines: readonly string[], marker: number): number => {
  let end = marker;
  for (let index = marker; index < lines.length; index += 1) {
    const line = lines[index]!;
    if (index > marker && isMarker(line)) break;
    if (endings.some((it) => line.includes(it))) end = index + 1;
    if (line.trim() === '--' && lines[index + 1]?.trim() === productName) {
      return index + (/^<?https?:\/\/\S+$/.test(lines[index + 2]?.trim() ?? '') ? 3 : 2);
    }
  }
  if (end > marker) return end;
  while (end < lines.length && !isBlank(lines[end])) end += 1;
  return end;
};

/** Returns the marker line of the email below a header block or an attribution. */
const introducedMarker = (lines: readonly string[], from: number): number => {
  let paragraphs = 0;
  for (let index = from; index < lines.length && paragraphs <= 3; index += 1) {
    if (isMarker(lines[index])) return index;
    if (!isBlank(lines[index]) && isBlank(lines[index - 1] ?? '')) paragraphs += 1;
  }
  return -1;
};

const introduced = (lines: readonly string[], from: number): number => {
  const next = nextText(lines, from);
  if (isQuoted(lines[next])) return quoteRun(lines, next);
  const marker = introducedMarker(lines, from);
  return marker < 0 ? from : ownMailEnd(lines, marker);
};

const foldAt = (lines: readonly string[], from: number, isKnown: IsKnown): number => {
  if (isQuoted(lines[from])) return quoteRun(lines, from);
  if (isMarker(lines[from])) return ownMailEnd(lines, from);
  const start = rule.test(lines[from]!.trim()) ? from + 1 : from;
  const header = headerEnd(lines, start, isKnown);
  if (header > start) return introduced(lines, header);
  const said = attributionEnd(lines, from, isKnown);
  return said > from ? introduced(lines, said) : from;
};

const foldsOf = (lines: readonly string[], isKnown: IsKnown): Fold[] => {
  const folds: Fold[] = [];
  for (let from = 0; from < lines.length; from += 1) {
    const to = foldAt(lines, from, isKnown);
    if (to === from) continue;
    folds.push({ from, to });
    from = to - 1;
  }
  return folds;
};

/** Removes text that is certainly quoted; keeps everything if nothing else is left. */
export const withoutQuote = (text: string, isKnown: IsKnown = () => false): string => {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const folds = foldsOf(lines, isKnown);
  const own = lines.filter((_, index) => !folds.some(({ from, to }) => index >= from && index < to));
  return own.join('\n').trim() || text.replace(/\r\n?/g, '\n').trim();
};
