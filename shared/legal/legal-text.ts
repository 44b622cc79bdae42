import { billingLimits } from '../money/billing/billing-limits';
import { moneyBackDays, postingDays } from '../money/billing/catalogue';
import { limits } from '../limits';
import { productName, supportEmail } from '../product';
import { storageKeys, type StorageKey } from '../storage-keys';
import { textIn, type Catalog } from '../text/catalog';
import { localeOf, type Language } from '../text/language';
import { listIn } from '../text/lists';
import type { Values } from '../text/message';
import { dataClasses, recipients, retention } from './disclosures';
import type { LegalDocument } from './documents';
import { operatorArguments } from './operator';

/** Texts may include tags, `<name>`: links to pages, and code. */
export type LegalPart = { heading?: string; paragraphs?: readonly string[]; list?: readonly string[] };
/** Text as shown, with all arguments filled in. */
export type LegalText = { title: string; description: string; parts: readonly LegalPart[] };

type WrittenPart = LegalPart & {
  /** Paragraphs that name the operator; left out while unknown. */
  supplied?: readonly string[];
  /** Text generated from declarations. */
  generated?: string;
};

const figures = {
  product: productName,
  email: supportEmail,
  highHours: limits.moderationHours.high,
  mediumHours: limits.moderationHours.medium,
  lowDays: limits.moderationDays.low,
  appealDays: limits.appealDays,
  appealBusinessDays: limits.appealBusinessDays,
  moneyBackDays,
  postingDays,
  trialReminderDays: billingLimits.trialReminderDays,
  dunningDays: billingLimits.dunningDays.at(-1)!,
};

type TextOf = (key: string, values?: Values) => string;

const namesOf = <Name extends string>(declared: Readonly<Record<Name, unknown>>) => Object.keys(declared) as Name[];

const generatedLists: Readonly<Record<string, (textOf: TextOf) => string[]>> = {
  stored: (textOf) => dataClasses.map((name) => textOf(`content.stored.${name}`)),
  kept: (textOf) => namesOf(retention).map((name) => textOf(`content.kept.${name}`, { amount: retention[name] ?? '' })),
  recipients: (textOf) => namesOf(recipients).map((name) => textOf(`content.recipients.${name}`)),
};

const storedNames = (textOf: TextOf): LegalPart => ({
  heading: textOf('content.stored.title'),
  list: (namesOf(storageKeys) satisfies StorageKey[]).map(
    (name) => `${textOf(`content.stored.${name}`)} <code>${storageKeys[name]}</code>`,
  ),
});

const shownPart = (written: WrittenPart, isNamed: boolean, textOf: TextOf): LegalPart => {
  const { heading, supplied = [], paragraphs = [], list = [], generated } = written;
  const shown = isNamed ? [...supplied, ...paragraphs] : paragraphs;
  const items = [...list, ...((generated && generatedLists[generated]?.(textOf)) || [])];
  return {
    ...(heading !== undefined && { heading }),
    ...(shown.length > 0 && { paragraphs: shown }),
    ...(items.length > 0 && { list: items }),
  };
};

/** Text from its catalog, `pages/<document>`. The page shows it, and `npm run legal` archives it. */
export const legalText = (document: LegalDocument, catalog: Catalog | undefined, language: Language): LegalText => {
  const locale = localeOf[language];
  const textOf: TextOf = (key, values = {}) => textIn(catalog, key, values, locale) ?? key;
  const named = operatorArguments(language);
  const written = listIn(catalog, 'content.parts', { ...figures, ...named }, locale) as readonly WrittenPart[];
  const parts = written.map((part) => shownPart(part, named !== null, textOf));
  return {
    title: textOf('title', figures),
    description: textOf('description', figures),
    parts: [
      ...parts.filter(({ paragraphs, list }) => paragraphs !== undefined || list !== undefined),
      ...(document === 'cookies' ? [storedNames(textOf)] : []),
    ],
  };
};
