import Moon from 'lucide-react/dist/esm/icons/moon.mjs';
import Sun from 'lucide-react/dist/esm/icons/sun.mjs';
import Sunset from 'lucide-react/dist/esm/icons/sunset.mjs';
import type { Shift } from '@shared/people/model/healthcare-vocabulary';
import { skyOf } from '@/components/faces/sky';

const icons = { day: Sun, dusk: Sunset, night: Moon };

/** Icon of a shift, which is always also written. */
export const ShiftIcon = ({ shift, size = 14 }: { shift: Shift | null; size?: number }) => {
  const Icon = icons[skyOf(shift)];
  return <Icon size={size} aria-hidden="true" />;
};
