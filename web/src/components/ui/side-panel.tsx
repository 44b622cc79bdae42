import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './side-panel.module.css';
import { DialogToaster } from './base/toaster';

type Props = {
  title: ReactNode;
  head?: ReactNode;
  controls?: ReactNode;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
};

export const SidePanel = ({ title, head, controls, onClose, onKeyDown, children }: Props) => {
  const { t } = useTranslation('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.frame}>
        <div className={styles.top}>
          <div className={styles.line}>
            {/* Focus starts on the name, not on the first button. */}
            <h2 id={id} tabIndex={-1} autoFocus>
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
      <DialogToaster />
    </dialog>
  );
};
