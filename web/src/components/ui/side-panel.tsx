import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { catchFocus } from '@/lib/browser/lost-focus';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './side-panel.module.css';
import { classNames } from './base/class-names';
import { DialogToaster } from './base/toaster';

type DialogProps = {
  /** Id of the heading. */
  labelledBy: string;
  /** Hides it before it closes, which restyles the whole page. */
  isClosing?: boolean;
  onClose: () => void;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /** For what lies over a list and shares its keys. */
  'data-candidate-drawer'?: '';
  children: ReactNode;
};

/** The frame of what opens at the side: modal, over the page, closed by Escape or a click beside it. */
export const PanelDialog = ({ labelledBy, isClosing = false, onClose, children, ...rest }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    // The heading is not focusable before, and the dialog would begin on its first button.
    document.getElementById(labelledBy)?.focus();
    return () => {
      element?.close();
      catchFocus();
    };
  }, [labelledBy]);

  return (
    <dialog
      ref={dialog}
      {...rest}
      className={classNames(styles.panel, isClosing && styles.closing)}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => event.target === dialog.current && onClose()}
    >
      {children}
      <DialogToaster />
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
