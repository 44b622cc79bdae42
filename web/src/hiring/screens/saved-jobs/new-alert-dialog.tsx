import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/i18n';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import { filterCatalogs, labelFilters, labelSearch } from '@/hiring/parts/jobs/labels/search-labels';
import { toast } from '@/components/ui/base/toast';
import { api } from '@/lib/api/api';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { filterParameters, type JobSearch } from '@/hiring/parts/jobs/job-search';
import { searchText } from '@/lib/forms/search-parameters';
import { AlertDialog, type AlertForm } from '@/hiring/parts/alerts/alert-dialog';
import { readAgain } from '@/lib/requests/query-of';

export const NewAlertDialog = ({ search, onClose }: { search: JobSearch; onClose: () => void }) => {
  const { t } = useTranslation(['saved-jobs', ...filterCatalogs]);
  const queryClient = useQueryClient();
  const keyFor = useIdempotencyKey();
  const name = [search.q, ...labelFilters(search, t).map(({ label }) => label)].filter(Boolean).join(', ');

  const create = async (settings: AlertForm) => {
    const body = { ...settings, search: filterParameters(search) as Record<string, string> };
    await api('createJobAlert', { body }, { idempotencyKey: keyFor(body) });
    toast.success(say('alertCreated'));
    void readAgain(queryClient, ['listJobAlerts']);
  };

  return (
    <AlertDialog
      title={t('alert.create')}
      words={labelSearch(search, t).join(' · ')}
      initial={{ name: searchText(name, limits.alertNameLength) || t('alert.everything'), frequency: 'daily' }}
      submitLabel={t('alert.create')}
      onSave={create}
      onClose={onClose}
    />
  );
};
