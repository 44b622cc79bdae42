import { nameWords } from '@shared/organizations/rules/organization-verification';
import unhomoglyph from 'unhomoglyph';

/**
 * Names that look the same have the same skeletons (Unicode TR39, by `unhomoglyph`). What looks alike differs between
 * cases, so there are two: Cyrillic "М" looks like a Latin one only as a capital, "1" like "l" only in lower case.
 */
export const nameSkeletons = (name: string): readonly string[] => {
  const plain = name.normalize('NFKC');
  const skeleton = (text: string): string => nameWords(unhomoglyph(text)).join(' ');
  return [`lower:${skeleton(plain.toLowerCase())}`, `upper:${skeleton(plain.toUpperCase())}`];
};
