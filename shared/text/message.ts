import { numberFormat, pluralRules } from './intl-formats';

export type Values = Readonly<Record<string, string | number>>;

/** Cases by number ("=0" in ICU), by plural category of the language, or by value of a select. */
type Cases = Readonly<Record<string, Message>>;
export type MessagePart =
  | string
  | readonly [argument: string]
  | readonly [argument: string, kind: 'number']
  | readonly [argument: string, kind: 'plural' | 'select', cases: Cases];

/** An ICU message compiled at build time: plain text, or text with arguments. Nothing is parsed at run time. */
export type Message = string | readonly MessagePart[];

const chosen = (kind: 'plural' | 'select', cases: Cases, value: string | number, language: string): Message => {
  if (Object.hasOwn(cases, value)) return cases[value]!;
  return (kind === 'plural' && cases[pluralRules(language, {}).select(Number(value))]) || cases['other'] || '';
};

const renderPart = (part: MessagePart, values: Values, language: string): string => {
  if (typeof part === 'string') return part;
  const value = values[part[0]] ?? '';
  if (part.length === 1) return String(value);
  if (part.length === 2) return numberFormat(language, {}).format(Number(value));
  return renderMessage(chosen(part[1], part[2], value, language), values, language);
};

export const renderMessage = (message: Message, values: Values, language: string): string =>
  typeof message === 'string' ? message : message.map((part) => renderPart(part, values, language)).join('');
