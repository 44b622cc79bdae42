import Moon from 'lucide-react/dist/esm/icons/moon.mjs';
import Sun from 'lucide-react/dist/esm/icons/sun.mjs';
import Sunset from 'lucide-react/dist/esm/icons/sunset.mjs';
import type { PartOfDay } from '@shared/work/model/shifts/shift-vocabulary';
import styles from './lines.module.css';

const icons = { morning: Sun, evening: Sunset, night: Moon };

/** Icon for a part of the day; the time is always also written or announced. */
export const PartIcon = ({ part, size = 13 }: { part: PartOfDay; size?: number }) => {
  const Icon = icons[part];
  return <Icon size={size} aria-hidden="true" className={styles.part} data-part={part} />;
};
