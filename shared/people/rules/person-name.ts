/** Letters without a Unicode decomposition, in registries' spelling. */
const spelled: Record<string, string> = { Ø: 'O', Æ: 'AE', Œ: 'OE', Ł: 'L', Đ: 'D', Þ: 'TH' };

/** Normalized name: "Núñez-Ortiz" equals "NUNEZ ORTIZ". */
export const letters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}]/gu, '')
    .toUpperCase()
    .replace(/[ØÆŒŁĐÞ]/g, (letter) => spelled[letter] ?? letter);

export const firstWord = (text: string): string => letters(text.trim().split(/\s+/)[0] ?? '');
