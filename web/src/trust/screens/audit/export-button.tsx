import Download from 'lucide-react/dist/esm/icons/download.mjs';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { saveText } from '@/lib/files/save-download';
import { useTranslation } from '@/lib/i18n/i18n';
import type { AuditFilters } from './audit-filters';
import { exportPart, type LogName } from './audit-queries';
import styles from './audit.module.css';

/** Marks the file as UTF-8 for spreadsheet programs. */
const byteOrderMark = '\uFEFF';

const wholeExport = async (log: LogName, query: AuditFilters) => {
  const { signal } = new AbortController();
  const parts: string[] = [];
  let rows = 0;
  let cursor: string | null = null;
  do {
    const part: Awaited<ReturnType<typeof exportPart>> = await exportPart(log, query, cursor, signal);
    parts.push(part.csv);
    rows += part.rows;
    cursor = part.nextCursor;
  } while (cursor !== null);
  return { text: parts.join(''), rows };
};

export const ExportButton = ({ log, query }: { log: LogName; query: AuditFilters }) => {
  const { t } = useTranslation('audit');
  const { mutate, isPending } = useMutation({
    mutationFn: () => wholeExport(log, query),
    onSuccess: ({ text, rows }) => {
      saveText(byteOrderMark + text, t('export.fileName'), 'text/csv');
      toast.success(t('export.done', { count: rows }));
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <Button
      variant="secondary"
      data-icons-on-phones=""
      leftIcon={<Download size={16} aria-hidden="true" />}
      loading={isPending}
      onClick={() => mutate()}
    >
      <span className={styles.exportWords}>{t(isPending ? 'export.running' : 'export.open')}</span>
    </Button>
  );
};
