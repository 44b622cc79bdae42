import en from '@shared/locales/en/notifications/support.json';
import es from '@shared/locales/es/notifications/support.json';
import fr from '@shared/locales/fr/notifications/support.json';

/** Our own emails start with it. */
const markers: readonly string[] = [en.above, es.above, fr.above];

/** "On Mon, Nov 23, 2026 at 9:21 AM Wardline wrote:", in the languages of the product; mail programs wrap it. */
const attribution = /^(?:on\s.+wrote|el\s.+escribió|le\s.+a écrit)\s*:$/is;
const originalMessage = /^-{2,}\s*(?:original message|mensaje original|message d['’]origine)\s*-{2,}$/i;
const outlookRule = /^_{20,}$/;
const from = /^(?:\*?from|\*?de)\s*:\*?\s.+/i;
const sent = /^(?:\*?(?:sent|date|enviado(?: el)?|fecha|envoyé|to|para|à))\s*:/i;
const signature = /^-- ?$/;

const isQuoted = (line: string): boolean => line.startsWith('>');

const beginsQuote = (lines: readonly string[], index: number): boolean => {
  const line = lines[index]?.trim() ?? '';
  if (markers.some((marker) => line.includes(marker))) return true;
  if (originalMessage.test(line) || outlookRule.test(line) || signature.test(lines[index] ?? '')) return true;
  if (
    [1, 2, 3].some((count) =>
      attribution.test(
        lines
          .slice(index, index + count)
          .join(' ')
          .trim(),
      ),
    )
  )
    return true;
  return from.test(line) && lines.slice(index + 1, index + 4).some((next) => sent.test(next.trim()));
};

/** What the person wrote, without the quoted email and the signature below it. */
export const withoutQuote = (text: string): string => {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const end = lines.findIndex((_, index) => beginsQuote(lines, index));
  const own = end < 0 ? lines : lines.slice(0, end);
  // A quote at the end; quotes between answers stay.
  while (own.length > 0 && (isQuoted(own.at(-1)!) || own.at(-1)!.trim() === '')) own.pop();
  return own.join('\n').trim();
};
