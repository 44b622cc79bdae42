import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/base/class-names';
import styles from './swipe-row.module.css';

/** The open row; opening another one closes it. */
let open: Element | null = null;

const close = (row: Element | null): void => {
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  row?.scrollTo({ left: 0, behavior });
};

/**
 * A row that slides aside under a finger, which reveals the most common actions. Uses native scrolling, so it follows
 * the writing direction. The row must offer the same actions otherwise: these buttons are not in the tab order.
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
