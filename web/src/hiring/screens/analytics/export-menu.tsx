import Download from 'lucide-react/dist/esm/icons/download.mjs';
import Lock from 'lucide-react/dist/esm/icons/lock.mjs';
import { useMutation } from '@tanstack/react-query';
import { exportFormats, type ExportFormat } from '@shared/hiring/model/analytics-vocabulary';
import { LockedButton } from '@/components/locked-button';
import { buttonClass } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { Menu } from '@/components/ui/menu';
import { usePlanLocks } from '@/money/parts/billing/use-plan-locks';
import { api } from '@/lib/api/api';
import { isLocked } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { saveBytes, saveText } from '@/lib/files/save-download';
import { useTranslation } from '@/lib/i18n/i18n';
import type { Address } from './analytics-address';
import { callOf } from './analytics-queries';

/** Marks the file as UTF-8 for spreadsheet programs. */
const byteOrderMark = '\uFEFF';

export const ExportMenu = ({ address }: { address: Address }) => {
  const { t } = useTranslation('analytics');
  const { mutate, isPending } = useMutation({
    mutationFn: (format: ExportFormat) => api('exportAnalytics', { query: { ...callOf(address).query, format } }),
    onSuccess: ({ content, fileName, contentType }) => {
      if (contentType === 'application/pdf') saveBytes(content, fileName, contentType);
      else saveText(byteOrderMark + content, fileName, contentType);
    },
    onError: (error) => toast.error(error.message),
  });
  const { me } = useSession();
  const Icon = usePlanLocks().has('exports') ? Lock : Download;
  if (isLocked(me)) return <LockedButton what="export">{t('export.open')}</LockedButton>;
  return (
    <Menu
      align="end"
      triggerClassName={buttonClass({ variant: 'secondary' })}
      trigger={
        <>
          <Icon size={16} aria-hidden="true" />
          <span aria-live="polite">{t(isPending ? 'export.running' : 'export.open')}</span>
        </>
      }
      items={exportFormats.map((format) => ({
        key: format,
        label: t(`export.${format}`),
        onSelect: () => {
          if (!isPending) mutate(format);
        },
      }))}
    />
  );
};
