import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './side-panel.module.css';
import { DialogToaster } from './base/toaster';
import { useOverPage } from './over-page';

type DialogProps = {
  /** Id of the heading. */
  labelledBy: string;
  onClose: () => void;
  /** Hidden for as long as something of it is carried over the page. */
  isAside?: boolean;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /** For what lies over a list and shares its keys. */
  'data-candidate-drawer'?: '';
  children: ReactNode;
};

/** The frame of what opens at the side: modal, over the page, closed by Escape or a click beside it. */
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
