import { professionsFromTitle } from '@shared/people/rules/derived-profession';
import { profession as english } from '@shared/locales/en/labels/professions.json';
import { profession as spanish } from '@shared/locales/es/labels/professions.json';
import { profession as french } from '@shared/locales/fr/labels/professions.json';
import { foldedName } from '@shared/core/model/folded-name';
import { professions, type Profession } from '@shared/people/model/healthcare-vocabulary';
import { comparedTerm } from '@shared/text/compared-term';
import { fold } from '@shared/text/folded-words';
import { dateTimeFormat } from '@shared/text/intl-formats';
import { languages, localeOf } from '@shared/text/language';

export const isNamed = (name: string, text: string): boolean => foldedName(name) === foldedName(text);

/** Names in the site's languages, with and without their brackets: "Registered nurse (RN)". */
const namedProfessions = new Map(
  professions.flatMap((profession) =>
    [english, spanish, french]
      .flatMap((labels) => [labels[profession], labels[profession].replace(/\s*\([^)]*\)$/, '')])
      .concat(profession)
      .map((name): [string, Profession] => [comparedTerm(name), profession]),
  ),
);

const namedProfession = (text: string): Profession | undefined => namedProfessions.get(comparedTerm(text));

/** Reads a profession from its code, its name in any language, or a job title; null if it isn't exactly one. */
export const professionIn = (text: string): Profession | null => {
  const named = namedProfession(text);
  if (named) return named;
  const { professions: found } = professionsFromTitle(text, null);
  return found.length === 1 ? found[0]! : null;
};

export const isProfessionGuessed = (text: string): boolean => namedProfession(text) === undefined;

const monthNames = Array.from({ length: 12 }, (_, month) =>
  languages.map((language) =>
    fold(
      dateTimeFormat(localeOf[language], { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2000, month))),
    ),
  ),
);

/** Reads a month from the start of its name in a language of the site: "Dec", "déc.", "dic". */
const monthIn = (text: string): number | null => {
  const start = fold(text.replace(/\.$/, ''));
  const found = monthNames.flatMap((names, month) => (names.some((name) => name.startsWith(start)) ? month + 1 : []));
  return found.length === 1 ? found[0]! : null;
};

const padded = (part: string | number): string => String(part).padStart(2, '0');

const isoDay = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/;
const localDay = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/;
const namedDay = /^(\d{1,2})[-/ ](\p{L}{3,}\.?)[-/ ](\d{4}|\d{2})$/u;
const longDay = /^(\p{L}{3,}\.?) (\d{1,2}),? (\d{4})$/u;
/** Matches the midnight that some exports add to days. */
const midnight = /[ T]0?0:00(?::00)?$/;

const dayParts = (text: string): readonly (string | number | null | undefined)[] => {
  const [iso, local, named, long] = [isoDay, localDay, namedDay, longDay].map((pattern) => pattern.exec(text));
  if (iso) return iso.slice(1);
  if (local) return [local[3], local[1], local[2]];
  if (named) return [named[3], monthIn(named[2]!), named[1]];
  return long ? [long[3], monthIn(long[1]!), long[2]] : [];
};

/** Reads YYYY-MM-DD and spreadsheet forms: M/D/YYYY, M/D/YY, D-Mon-YY, Mon D, YYYY. Null for others and invalid days. */
export const dayIn = (text: string): string | null => {
  const [year, month, date] = dayParts(text.trim().replace(midnight, ''));
  if (!year || !month || !date) return null;
  const day = `${String(year).padStart(4, '20')}-${padded(month)}-${padded(date)}`;
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : null;
};

/** Converts "19 h 30" and "7:00 p. m.", as in the site's other languages, to "19:30" and "7:00 pm". */
const plainTime = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^(\d{1,2})\s*h(?:\s*(\d{2}))?$/, (_, hour: string, minute = '00') => `${hour}:${minute}`)
    .replace(/([ap])\.?\s*m?\.?$/, '$1');

/** Reads "19:00", "7 PM", "7:00 pm", and "0700". Null for other texts. */
export const timeIn = (text: string): string | null => {
  const time = plainTime(text);
  const [, hourText, minuteText = '0', half] = /^(\d{1,2})(?::?(\d{2}))?(?::00)?\s*([ap])?$/.exec(time) ?? [];
  if (hourText === undefined) return null;
  const isBare = half === undefined && !/\d{1,2}:?\d{2}/.test(time);
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  if (isBare || minute > 59 || hour > (half ? 12 : 23) || (half && hour === 0)) return null;
  const afternoon = half === 'p' ? 12 : 0;
  return `${padded(half ? (hour % 12) + afternoon : hour)}:${padded(minute)}`;
};

/** Reads an end time, which can be 24:00. */
export const endTimeIn = (text: string): string | null =>
  /^24:?00(?::00)?$/.test(text.trim()) ? '00:00' : timeIn(text);

const withDecimalComma = /^\d{1,3}(?:[. ]?\d{3})*,\d{1,2}$/;

/** Reads "57", "$57.50", "1,200.00", and "1.200,50" if commas don't separate cells. Null if it isn't an amount. */
export const centsIn = (text: string, hasDecimalComma = false): number | null => {
  const typed = text.trim().replace(/^\$\s*|\s*\$$/g, '');
  const isComma = hasDecimalComma && withDecimalComma.test(typed);
  const amount = isComma ? typed.replaceAll(/[. ]/g, '').replace(',', '.') : typed;
  // "1,200" could be either in that case.
  const isUnclear = hasDecimalComma && amount.includes(',');
  if (isUnclear || !/^\d{1,3}(,?\d{3})*(\.\d{1,2})?$/.test(amount)) return null;
  return Math.round(Number(amount.replaceAll(',', '')) * 100);
};

export const countIn = (text: string): number | null => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : null);
