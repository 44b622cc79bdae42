import type { Language } from '../text/language';

type InEveryLanguage = Readonly<Record<Language, string>>;

/** What only the company and its counsel know. Texts that need it are left out while it is missing. */
export type Operator = {
  /** As registered. */
  operator: string;
  /** On one line. */
  address: string;
  /** Where legal notices go: an address or an email address. For claims about copyright, the registered agent. */
  legalNotices: string;
  /** A paragraph each. */
  liability: InEveryLanguage;
  governingLaw: InEveryLanguage;
};

/** Supplied before the first deployment of prod (docs/deploy.md). */
export const operator: Operator | null = null;

/** Arguments of the texts that name the operator; null while it is missing. */
export const operatorArguments = (
  language: Language,
  supplied: Operator | null = operator,
): Record<keyof Operator, string> | null =>
  supplied && {
    ...supplied,
    liability: supplied.liability[language],
    governingLaw: supplied.governingLaw[language],
  };
