import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n';
import { limits } from '@shared/limits';
import { messages } from '@shared/messages';
import { filterWords, searchWords } from '@/components/marketplace/search-words';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api';
import { useIdempotencyKey } from '@/lib/idempotency-key';
import { filterParameters, type JobSearch } from '@/lib/job-search';
import { searchText } from '@/lib/search-parameters';
import { AlertDialog, type AlertForm } from './alert-dialog';

/** An alert for what somebody searches for right now, named after it. */
export const NewAlertDialog = ({ search, onClose }: { search: JobSearch; onClose: () => void }) => {
  const { t } = useTranslation(['saved-jobs', 'marketplace']);
  const queryClient = useQueryClient();
  const keyFor = useIdempotencyKey();
  const name = [search.q, ...filterWords(search, t).map(({ label }) => label)].filter(Boolean).join(', ');

  const create = async (settings: AlertForm) => {
    const body = { ...settings, search: filterParameters(search) as Record<string, string> };
    await api('createJobAlert', { body }, { idempotencyKey: keyFor(body) });
    toast.success(messages.alertCreated);
    void queryClient.invalidateQueries({ queryKey: ['job-alerts'] });
  };

  return (
    <AlertDialog
      title={t('alert.create')}
      words={searchWords(search, t).join(' · ')}
      initial={{ name: searchText(name, limits.alertNameLength) || t('alert.everything'), frequency: 'daily' }}
      submitLabel={t('alert.create')}
      onSave={create}
      onClose={onClose}
    />
  );
};
