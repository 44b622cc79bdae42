import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/base/class-names';
import styles from './swipe-row.module.css';

/** The row that is open: another one closes it. */
let open: Element | null = null;

const close = (row: Element | null): void => {
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  row?.scrollTo({ left: 0, behavior });
};

/**
 * A row that a finger moves aside, which reveals what is done most often. Native scrolling, so it follows the
 * direction of writing. The row itself must offer the same for everyone else: these buttons are not in the tab order.
 */
export const SwipeRow = ({ actions, children }: { actions: ReactNode; children: ReactNode }) => (
  <div
    className={styles.row}
    data-swipe=""
    onScroll={({ currentTarget }) => {
      if (Math.abs(currentTarget.scrollLeft) < 8) return;
      if (open !== currentTarget) close(open);
      open = currentTarget;
    }}
  >
    <div className={styles.content}>{children}</div>
    <div className={styles.actions} aria-hidden="true">
      {actions}
    </div>
  </div>
);

type ActionProps = { label: string; icon: ReactNode; danger?: boolean; onSelect: () => void };

export const SwipeAction = ({ label, icon, danger = false, onSelect }: ActionProps) => (
  <button
    type="button"
    tabIndex={-1}
    className={classNames(styles.action, danger && styles.danger)}
    onClick={({ currentTarget }) => {
      close(currentTarget.closest('[data-swipe]'));
      onSelect();
    }}
  >
    {icon}
    {label}
  </button>
);
