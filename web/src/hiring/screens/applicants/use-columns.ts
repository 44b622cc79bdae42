import { keepChoice, useKeptChoice } from '@/lib/browser/kept-choice';
import { useMedia } from '@/lib/browser/use-media';

export const allColumns = [
  'job',
  'match',
  'status',
  'stay',
  'next',
  'experience',
  'rating',
  'applied',
  'source',
] as const;
export type Column = (typeof allColumns)[number];

const useIsWide = (rem: number): boolean => useMedia(`(min-width: ${rem}rem)`) !== false;

/** Columns that a window of this width shows comfortably; the least important ones are last. */
const useRoom = (): number =>
  5 + [useIsWide(73.8125), useIsWide(85.0625), useIsWide(93.75), useIsWide(105.0625)].filter(Boolean).length;

/** Chosen columns are kept on this device. One more than comfortable fits, others are left out. */
export const useColumns = () => {
  const room = useRoom();
  const kept = useKeptChoice('columns')?.split(',');
  const chosen = kept ? allColumns.filter((it) => kept.includes(it)) : allColumns.slice(0, room);
  return { chosen, shown: chosen.slice(0, room + 1), isCrowded: chosen.length > room };
};

export const keepColumns = (columns: readonly Column[]): void => keepChoice('columns', columns.join(','));
