import X from 'lucide-react/dist/esm/icons/x.mjs';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { Button } from '@/components/ui/base/button';
import { DialogToaster } from '@/components/ui/base/toaster';
import styles from './filters.module.css';

type Props = {
  show: string;
  clear?: string | undefined;
  onClear: () => void;
  onClose: () => void;
  children: ReactNode;
};

export const FilterSheet = ({ show, clear, onClear, onClose, children }: Props) => {
  const { t } = useTranslation('search');
  const dialog = useRef<HTMLDialogElement>(null);

  // A removed dialog does not restore focus: close it before unmounting.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby="filter-sheet-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.sheetHead}>
        <h2 id="filter-sheet-title">{t('filters.title')}</h2>
        <button type="button" className={styles.close} aria-label={t('filters.close')} onClick={onClose}>
          <X size={24} aria-hidden="true" />
        </button>
      </div>
      <div className={styles.sheetBody}>{children}</div>
      <div className={styles.sheetFoot}>
        <Button variant="secondary" onClick={onClear}>
          {clear ?? t('chips.clear')}
        </Button>
        <Button onClick={onClose}>{show}</Button>
      </div>
      <DialogToaster />
    </dialog>
  );
};
