import Download from 'lucide-react/dist/esm/icons/download.mjs';
import { useMutation } from '@tanstack/react-query';
import { MutedText, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { api } from '@/lib/api/api';
import { saveDownload, saveText } from '@/lib/files/save-download';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './receipt-buttons.module.css';

/** Without `userId`: the caller's own attendance. */
type Props = { shiftId: string; userId?: string };

const print = ({ shiftId, userId }: Props) =>
  userId === undefined
    ? api('printOwnReceipt', { params: { shiftId } })
    : api('printBookingReceipt', { params: { shiftId, userId } });

const read = ({ shiftId, userId }: Props) =>
  userId === undefined
    ? api('getOwnReceipt', { params: { shiftId } })
    : api('getBookingReceipt', { params: { shiftId, userId } });

const showError = (error: Error): void => toast.error(error.message);

/** The signed receipt of approved attendance: as a PDF, and as data with its signature. */
export const ReceiptButtons = (of: Props) => {
  const { t } = useTranslation('receipts');
  const pdf = useMutation({ mutationFn: () => print(of), onSuccess: saveDownload, onError: showError });
  const data = useMutation({
    mutationFn: () => read(of),
    onSuccess: (signed) =>
      saveText(JSON.stringify(signed, null, 2), t('fileName', { day: signed.document.day }), 'application/json'),
    onError: showError,
  });
  const icon = <Download size={18} aria-hidden="true" />;
  return (
    <Stack gap="xs">
      <div className={styles.buttons}>
        <Button variant="secondary" leftIcon={icon} loading={pdf.isPending} onClick={() => pdf.mutate()}>
          {t('pdf')}
        </Button>
        <Button variant="quiet" leftIcon={icon} loading={data.isPending} onClick={() => data.mutate()}>
          {t('data')}
        </Button>
      </div>
      <MutedText>{t('dataHint')}</MutedText>
    </Stack>
  );
};
