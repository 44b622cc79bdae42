import { useQueryClient } from '@tanstack/react-query';
import { limits } from '@shared/limits';
import { candidateSearchFrequencies } from '@shared/people/model/profile-vocabulary';
import { toast } from '@/components/ui/base/toast';
import { AlertDialog, type AlertForm } from '@/hiring/parts/alerts/alert-dialog';
import { api } from '@/lib/api/api';
import { searchText } from '@/lib/forms/search-parameters';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { readAgain } from '@/lib/requests/query-of';
import { wordsOf } from '../professional-labels';
import { searchQueryOf, type ProfessionalSearch } from './professional-search';

type Props = { search: ProfessionalSearch; onClose: () => void };

export const SaveSearchDialog = ({ search, onClose }: Props) => {
  const { t } = useTranslation([
    'candidates',
    'professionals',
    'labels/jobs',
    'labels/profiles',
    'labels/professions',
    'labels/areas',
    'labels/units',
    'labels/certifications',
    'labels/languages',
  ]);
  const queryClient = useQueryClient();
  const keyFor = useIdempotencyKey();
  const words = wordsOf(search, t);

  const save = async ({ name, frequency }: AlertForm) => {
    const chosen = candidateSearchFrequencies.find((it) => it === frequency) ?? candidateSearchFrequencies[0];
    const { sort: _sort, ...filters } = searchQueryOf(search, true);
    const body = { name, frequency: chosen, search: filters as Record<string, string> };
    await api('createCandidateSearch', { body }, { idempotencyKey: keyFor(body) });
    toast.success(say('searchSaved'));
    void readAgain(queryClient, ['listJobAlerts']);
  };

  return (
    <AlertDialog
      title={t('searches.save')}
      words={words.join(' · ') || t('searches.everybody')}
      initial={{
        name: searchText(words.join(', '), limits.alertNameLength) || t('searches.everybody'),
        frequency: candidateSearchFrequencies[0],
      }}
      frequencies={candidateSearchFrequencies}
      submitLabel={t('searches.save')}
      onSave={save}
      onClose={onClose}
    />
  );
};
