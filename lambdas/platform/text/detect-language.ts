import type { Language } from '@shared/text/language';

const codes = { eng: 'en', spa: 'es', fra: 'fr' } as const satisfies Record<string, Language>;

const isCode = (code: string): code is keyof typeof codes => code in codes;

/** Minimum number of characters. */
const enough = 25;
/** A runner-up above this share of the best language makes the result unclear; more text needs a smaller difference. */
const doubtful = (text: string): number => (text.length < 100 ? 0.85 : 0.95);

/** Detects the language of a typed text; `otherwise` if it is unclear, as in "ICU, nights". */
export const detectLanguage = async (text: string, otherwise: Language): Promise<Language> => {
  if (text.length < enough) return otherwise;
  const { francAll } = await import('franc-min');
  const [[code, share] = ['und', 0], [, next] = ['', 0]] = francAll(text, { only: Object.keys(codes) });
  return isCode(code) && next < share * doubtful(text) ? codes[code] : otherwise;
};
