import type { BadgeTone } from '@/components/ui/badge';

const bands = [
  { from: 90, tone: 'success', word: 'excellent' },
  { from: 80, tone: 'info', word: 'strong' },
  { from: 70, tone: 'warning', word: 'good' },
  { from: 0, tone: 'neutral', word: 'partial' },
] as const satisfies readonly { from: number; tone: BadgeTone; word: string }[];

export const matchBand = (score: number): (typeof bands)[number] => bands.find(({ from }) => score >= from) ?? bands[3];
