import { nameWords } from '@shared/organizations/rules/organization-verification';
import unhomoglyph from 'unhomoglyph';

/**
 * Returns skeletons that are the same for names that look the same (Unicode TR39, by `unhomoglyph`). There are two,
 * because letter case matters: Cyrillic "М" looks Latin only as a capital, "1" like "l" only in lower case.
 */
export const nameSkeletons = (name: string): readonly string[] => {
  const plain = name.normalize('NFKC');
  const skeleton = (text: string): string => nameWords(unhomoglyph(text)).join(' ');
  return [`lower:${skeleton(plain.toLowerCase())}`, `upper:${skeleton(plain.toUpperCase())}`];
};
