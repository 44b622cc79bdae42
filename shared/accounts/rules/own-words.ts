import { productName } from '../../product';

export type OwnNames = { email: string; firstName?: string; lastName?: string; organization?: string | undefined };

/** Minimum length: shorter words are part of too many others. */
const shortest = 3;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
const wordsOf = (text: string): string[] => [plain(text), ...text.split(/[\s\p{P}\p{S}]+/u).map(plain)];

/** Longest first, so "ada.meyer" goes before "ada". */
const ownWords = ({ email, firstName = '', lastName = '', organization = '' }: OwnNames): string[] => {
  const [local = '', domain = ''] = email.split('@');
  // The last label is the top-level domain.
  const labels = domain.split('.').slice(0, -1);
  const texts = [local, ...labels, productName, organization, firstName, lastName];
  const words = [...texts, `${firstName} ${lastName}`, `${lastName} ${firstName}`].flatMap(wordsOf);
  return [...new Set(words)].filter((word) => word.length >= shortest).sort((a, b) => b.length - a.length);
};

/** Returns the password's letters and digits without words from the account, in lower case; null if it has none. */
export const withoutOwnWords = (password: string, names: OwnNames): string | null => {
  const whole = plain(password);
  const rest = ownWords(names).reduce((text, word) => text.replaceAll(word, ''), whole);
  return rest === whole ? null : rest;
};
