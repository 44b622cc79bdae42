import X from 'lucide-react/dist/esm/icons/x.mjs';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/base/button';
import { returnsFocus } from '@/lib/browser/lost-focus';
import styles from './bulk-frame.module.css';

type Props = { label: string; count: ReactNode; clearLabel: string; onClear: () => void; children: ReactNode };

/** Actions for the selected rows: at the bottom of the list, on phones instead of the bottom bar. */
export const BulkFrame = ({ label, count, clearLabel, onClear, children }: Props) => (
  <div ref={returnsFocus} className={styles.bar} role="group" aria-label={label} data-footer-bar="">
    <span className={styles.count} aria-hidden="true">
      {count}
    </span>
    <button type="button" className={styles.clear} aria-label={clearLabel} onClick={onClear}>
      <X size={18} aria-hidden="true" />
    </button>
    <div className={styles.buttons}>{children}</div>
  </div>
);

/** Style of buttons and menus within. */
export const bulkButton = { variant: 'onBand', size: 'small', className: styles.button ?? '' } as const;
export const bulkMenuClass = buttonClass({ variant: 'onBand', size: 'small' }, styles.button);
