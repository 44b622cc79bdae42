import GripVertical from 'lucide-react/dist/esm/icons/grip-vertical.mjs';
import { use, type HTMLAttributes, type SyntheticEvent } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { SeatGripContext } from '../board/carry-context';
import styles from '../panel.module.css';
import type { Seated } from './seat-rules';

type Row = HTMLAttributes<HTMLElement> & { 'data-person'?: string };

/** Props of a row that can be dragged to move the person. */
export const useSeatRow = (person: Seated | null): Row => {
  const grip = use(SeatGripContext);
  if (!grip || !person) return {};
  const hold = ({ currentTarget }: SyntheticEvent<HTMLElement>) => grip.hold(person, currentTarget);
  return { 'data-person': person.userId, onMouseDown: hold, onTouchStart: hold };
};

/** Whether a press there starts a drag: buttons and links of the row keep their own action. */
export const isSeatHandle = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('a, dialog, button:not([data-grip]), [data-person]')?.hasAttribute('data-person') === true;

/** Picks the person up on a press, for the keyboard or the next click. */
export const SeatHandle = ({ person }: { person: Seated | null }) => {
  const { t } = useTranslation('coverage');
  const grip = use(SeatGripContext);
  if (!grip || !person) return null;
  const label = t('seat.grip', { name: person.name });
  return (
    <button
      type="button"
      data-grip=""
      className={styles.grip}
      aria-label={label}
      title={label}
      onClick={({ currentTarget }) => grip.pick(person, currentTarget)}
    >
      <GripVertical size={16} aria-hidden="true" />
    </button>
  );
};
