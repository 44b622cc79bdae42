import type { ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { Button } from '../base/button';
import { Dialog, DialogActions } from './dialog';

type ConfirmDialogProps = {
  opened: boolean;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  danger?: boolean;
  loading?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

export const ConfirmDialog = ({
  opened,
  title,
  text,
  confirmLabel,
  danger = false,
  loading = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => {
  const { t } = useTranslation('common');
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <div>{text}</div>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
