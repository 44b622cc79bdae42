import Download from 'lucide-react/dist/esm/icons/download.mjs';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/i18n';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { api } from '@/lib/api/api';
import { atCursor } from '@/lib/requests/cursor-pages';
import { byteOrderMark, saveDownload, saveText } from '@/lib/files/save-download';
import type { Week } from './timesheet-queries';

export const WeekPdfButton = ({ week: { placementId, weekStartsOn } }: { week: Week }) => {
  const { t } = useTranslation('timesheets');
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('printTimesheet', { params: { placementId, weekStartsOn } }),
    onSuccess: saveDownload,
    onError: (error) => toast.error(error.message),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      leftIcon={<Download size={18} aria-hidden="true" />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {t('download.pdf')}
    </Button>
  );
};

const readDays = async (placementId: string): Promise<string> => {
  const parts: string[] = [];
  let cursor: string | null = null;
  do {
    const part: { csv: string; nextCursor: string | null } = await api('exportTimesheets', {
      params: { placementId },
      query: atCursor(cursor),
    });
    parts.push(part.csv);
    cursor = part.nextCursor;
  } while (cursor !== null);
  return parts.join('');
};

export const PlacementCsvButton = ({ placementId }: { placementId: string }) => {
  const { t } = useTranslation('timesheets');
  const { mutate, isPending } = useMutation({
    mutationFn: () => readDays(placementId),
    onSuccess: (csv) => saveText(byteOrderMark + csv, t('download.csvName'), 'text/csv'),
    onError: (error) => toast.error(error.message),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      leftIcon={<Download size={18} aria-hidden="true" />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {t('download.csv')}
    </Button>
  );
};
