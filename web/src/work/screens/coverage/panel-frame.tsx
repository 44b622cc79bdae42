import X from 'lucide-react/dist/esm/icons/x.mjs';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { DockedPanel } from '@/components/ui/docked-panel';
import { PanelDialog } from '@/components/ui/side-panel';
import { useMedia } from '@/lib/browser/use-media';
import { useTranslation } from '@/lib/i18n/i18n';
import { useIsAside } from './board/carry-context';
import styles from './panel.module.css';

/** Whether a panel has room beside a week, whose days are then as wide as on a window of 64rem; else it lies over it. */
export const useIsDocked = (): boolean => useMedia('(min-width: 85rem)') === true;

type Props = {
  /** ID of what it shows. */
  subject: string;
  title: string;
  /** The board's cell that it is about, which gets the focus back; null while unknown. */
  cell: string | null;
  /** Buttons beside the title. */
  controls?: ReactNode;
  /** Facts, and the next action. */
  head?: ReactNode;
  foot?: ReactNode;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/** A panel of the board, beside it or over it. */
export const PanelFrame = ({ subject, title, cell, controls, head, foot, onClose, onKeyDown, children }: Props) => {
  const { t } = useTranslation('coverage');
  const id = useId();
  const isDocked = useIsDocked();
  const isAside = useIsAside();
  const frame = (
    <div className={styles.frame}>
      <div className={styles.title}>
        {/* Focus starts on the name, not on the first button. */}
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <span className={styles.controls}>
          {controls}
          <button type="button" className={styles.icon} aria-label={t('panel.close')} onClick={onClose}>
            <X size={18} aria-hidden="true" />
          </button>
        </span>
      </div>
      <div className={styles.head}>{head}</div>
      <div className={styles.body}>{children}</div>
      {foot}
    </div>
  );
  const shared = { labelledBy: id, isAside, onClose, onKeyDown };
  if (!isDocked) return <PanelDialog {...shared}>{frame}</PanelDialog>;
  const homeOf = () => (cell === null ? null : document.querySelector<HTMLElement>(`[data-cell="${cell}"]`));
  return (
    <DockedPanel {...shared} subject={subject} homeOf={homeOf}>
      {frame}
    </DockedPanel>
  );
};
