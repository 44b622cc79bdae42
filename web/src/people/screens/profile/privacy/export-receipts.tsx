import { useMutation } from '@tanstack/react-query';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { api, type ApiResult } from '@/lib/api/api';
import { saveText } from '@/lib/files/save-download';
import { useTranslation } from '@/lib/i18n/i18n';
import { atCursor } from '@/lib/requests/cursor-pages';

/** Marks the file as UTF-8 for spreadsheet programs. */
const byteOrderMark = '\uFEFF';

const wholeExport = async (): Promise<string> => {
  const parts: string[] = [];
  let cursor: string | null = null;
  do {
    const part: ApiResult<'exportReceipts'> = await api('exportReceipts', { query: atCursor(cursor) });
    parts.push(part.csv);
    cursor = part.nextCursor;
  } while (cursor !== null);
  return parts.join('');
};

export const ExportReceipts = () => {
  const { t } = useTranslation('profile-privacy');
  const { mutate, isPending } = useMutation({
    mutationFn: wholeExport,
    onSuccess: (csv) => saveText(byteOrderMark + csv, t('receipts.fileName'), 'text/csv'),
    onError: (error) => toast.error(error.message),
  });
  return (
    <Button variant="secondary" size="small" loading={isPending} onClick={() => mutate()}>
      {t('receipts.export')}
    </Button>
  );
};
