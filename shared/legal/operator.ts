import type { Language } from '../text/language';

type InEveryLanguage = Readonly<Record<Language, string>>;

/** Facts that only the company and its counsel know. Texts that need them are left out while unknown. */
export type Operator = {
  /** Registered name. */
  operator: string;
  /** Address on one line. */
  address: string;
  /** Address or email for legal notices; for copyright claims, the registered agent. */
  legalNotices: string;
  /** One paragraph each. */
  liability: InEveryLanguage;
  governingLaw: InEveryLanguage;
};

/** Supplied before the first deployment of prod (docs/deploy.md). */
export const operator: Operator | null = null;

/** Arguments of texts that name the operator; null while unknown. */
export const operatorArguments = (
  language: Language,
  supplied: Operator | null = operator,
): Record<keyof Operator, string> | null =>
  supplied && {
    ...supplied,
    liability: supplied.liability[language],
    governingLaw: supplied.governingLaw[language],
  };
