import { withPlainMarks } from '@shared/text/plain-marks';

/** Month names by number in English, Spanish, and French, without accents. */
const monthNames: readonly string[] = [
  'jan(?:uary)?|ene(?:ro)?|janv(?:ier)?',
  'feb(?:r(?:uary|ero)?)?|fev(?:r(?:ier)?)?',
  'mar(?:ch|zo|s)?',
  'apr(?:il)?|abr(?:il)?|avr(?:il)?',
  'may(?:o)?|mai',
  'june?|junio|juin',
  'july?|julio|juil(?:l(?:et)?)?',
  'aug(?:ust)?|ago(?:sto)?|aout',
  'sept?(?:ember|iembre|embre)?|set(?:iembre)?',
  'oct(?:ober|ubre|obre)?',
  'nov(?:ember|iembre|embre)?',
  'dec(?:ember|embre)?|dic(?:iembre)?',
];
const whole = monthNames.map((names) => new RegExp(`^(?:${names})$`));

export const monthSource = `\\b(?:${monthNames.join('|')})\\b`;
/** Returns the month from 1; 0 if it isn't one. */
export const monthNumber = (name: string): number => whole.findIndex((names) => names.test(name)) + 1;

const year4 = String.raw`(?:19|20)\d{2}(?!\d)`;
const year = `(?<year>${year4})`;
/** Matches "21" or "'21" after a month. */
const shortYear = String.raw`(?<year>${year4}|'\d{2}(?!\d)|\d{2}(?![\d/.:]|-\d))`;
const of = '(?:de |del |of )?';
const name = `(?<name>${monthSource})\\.?`;
const date = String.raw`(?<date>\d{1,2})(?:st|nd|rd|th|er|o)?`;

const season =
  '(?:spring|summer|fall|autumn|winter|early|mid|late|primavera|verano|otono|invierno|printemps|ete|automne|hiver)';

/** Date patterns; the first one that matches at a position wins. */
export const dateForms: readonly string[] = [
  String.raw`(?<!\d)${year}[-/.](?<month>0?[1-9]|1[0-2])(?:[-/.](?<date>\d{1,2}))?(?![\d])`,
  String.raw`(?<![\d/.])(?<first>\d{1,2})([-/.])(?<second>\d{1,2})\2(?<year>${year4}|\d{2}(?!\d))`,
  String.raw`(?<![\d/.])(?<month>0?[1-9]|1[0-2]) ?[-/.] ?${year}`,
  String.raw`(?<![\d/.])(?<month>0?[1-9]|1[0-2])\/(?<year>'?\d{2}(?![\d/]))`,
  `(?<!\\d)${date}[-/. ] ?${of}${name},?[-/. ] ?${of}${shortYear}`,
  `${name},? ${date},? ${of}${year}`,
  `${name},?[-/. ]? ?${of}${shortYear}`,
  `(?<!\\d)${year},? ${name}`,
  `(?:\\b${season}[ -])?(?<![\\d/.$,])(?<!\\b\\d{3}-)${year}`,
  String.raw`(?<![\w])(?<year>'\d{2}(?!\d))`,
];

/** Pattern of all date forms, without groups. */
export const dateSource = `(?:${dateForms
  .map((form) =>
    form
      .replaceAll(/\(\?<\w+>/g, '(?:')
      .replace('([-/.])', '[-/.]')
      .replace('\\2', '[-/.]'),
  )
  .join('|')})`;

export const presentSource = String.raw`(?:a\s+)?(?:(?:the|el|la|le|au?)\s+)?(?:present[ea]?|pres\.?|curr(?:ent(?:ly)?|\.)|now|today|ongoing|(?:to )?date|still (?:here|employed)|actual(?:mente|idad)?|actuel(?:lement)?|fecha|hoy|vigente|(?:ce )?jour|aujourd'hui|maintenant|en (?:cours|poste|curso))(?![\w'])`;

/** Folds to lower case without accents and with plain punctuation, keeping the length. */
export const foldedLine = (line: string): string =>
  withPlainMarks(line)
    .replaceAll(/[^\p{ASCII}]/gu, (character) => character.normalize('NFD').slice(0, character.length))
    .toLowerCase();
