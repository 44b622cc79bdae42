import Moon from 'lucide-react/dist/esm/icons/moon.mjs';
import Sun from 'lucide-react/dist/esm/icons/sun.mjs';
import Sunset from 'lucide-react/dist/esm/icons/sunset.mjs';
import { partOfDay } from '@shared/work/rules/shifts/shift-times';
import type { PartOfDay } from '@shared/work/model/shifts/shift-vocabulary';

const icons = { morning: Sun, evening: Sunset, night: Moon } as const satisfies Record<PartOfDay, typeof Sun>;

/** The part of the day; the time next to it says the same. */
export const ShiftIcon = ({ startTime, className }: { startTime: string; className?: string | undefined }) => {
  const Icon = icons[partOfDay(startTime)];
  return <Icon size={16} aria-hidden="true" className={className} />;
};
