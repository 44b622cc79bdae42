import type { TextStyle } from './pdf-pages';
import { brand, ink, soft } from './print-colors';

/** Styles of every printed document, which adds its own. */
export const printStyles = {
  title: { weight: 'bold', size: 22, colour: ink, lineHeight: 28, tag: 'H1' },
  subtitle: { weight: 'regular', size: 12, colour: brand, lineHeight: 17 },
  label: { weight: 'regular', size: 9, colour: soft, lineHeight: 13 },
  value: { weight: 'regular', size: 10.5, colour: ink, lineHeight: 15 },
  footer: { weight: 'regular', size: 8.5, colour: soft, lineHeight: 11 },
} as const satisfies Record<string, TextStyle>;
