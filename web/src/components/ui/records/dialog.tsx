import { X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { catchFocus } from '@/lib/browser/lost-focus';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './dialog.module.css';
import { DialogToaster } from '../base/toaster';

export type DialogProps = {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Hidden while one of its items is being dragged over the page. */
  isAside?: boolean;
  children: ReactNode;
};

/** Native modal dialog: traps focus, closes on Escape, restores focus. */
const OpenDialog = ({ onClose, title, isAside = false, children }: Omit<DialogProps, 'opened'>) => {
  const { t } = useTranslation('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  const wasAside = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (isAside) wasAside.current = true;
    else if (element && !element.open && !wasAside.current) element.showModal();
    return () => {
      element?.close();
      catchFocus();
    };
  }, [isAside]);
  // When shown again, it opens after the panel below it.
  useEffect(() => {
    if (!isAside && dialog.current?.open === false) dialog.current.showModal();
  }, [isAside]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Only a click on the backdrop targets the dialog itself.
      onMouseDown={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      <div className={styles.body}>
        <div className={styles.content}>{children}</div>
      </div>
      <DialogToaster isAside={isAside} />
    </dialog>
  );
};

export const Dialog = ({ opened, ...rest }: DialogProps) => (opened ? <OpenDialog {...rest} /> : null);

export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
