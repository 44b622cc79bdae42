import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './side-panel.module.css';
import { DialogToaster } from './base/toaster';
import { useOverPage } from './over-page';

type DialogProps = {
  /** ID of the heading. */
  labelledBy: string;
  onClose: () => void;
  /** Hidden while one of its items is being dragged over the page. */
  isAside?: boolean;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /** Marks a panel that lies over a list and shares its keys. */
  'data-candidate-drawer'?: '';
  children: ReactNode;
};

/** The frame of a side panel: modal, over the page, closed by Escape or an outside click. */
export const PanelDialog = ({ labelledBy, onClose, isAside = false, children, ...rest }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useOverPage(dialog, labelledBy, onClose, isAside);

  return (
    <dialog
      ref={dialog}
      {...rest}
      popover="manual"
      className={styles.over}
      aria-labelledby={labelledBy}
      aria-modal="true"
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.panel}>{children}</div>
      <DialogToaster isAside={isAside} />
    </dialog>
  );
};

type Props = Pick<DialogProps, 'onClose' | 'onKeyDown' | 'children'> & {
  title: ReactNode;
  head?: ReactNode;
  controls?: ReactNode;
};

export const SidePanel = ({ title, head, controls, onClose, onKeyDown, children }: Props) => {
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <PanelDialog labelledBy={id} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.frame}>
        <div className={styles.top}>
          <div className={styles.line}>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            <div className={styles.controls}>
              {controls}
              <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
                <X size={20} aria-hidden="true" />
              </button>
            </div>
          </div>
          {head}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </PanelDialog>
  );
};
