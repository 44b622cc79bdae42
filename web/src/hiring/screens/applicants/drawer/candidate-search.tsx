import type { Ref } from 'react';
import { ListSearch } from '@/components/records/list-search';
import { useTranslation } from '@/lib/i18n/i18n';
import type { ListAddress } from '../use-list-state';

type Props = { address: ListAddress; field: Ref<HTMLInputElement> };

export const CandidateSearch = ({ address: { state, set }, field }: Props) => {
  const { t } = useTranslation('applicants');
  const label = t('filter.words');
  return (
    <ListSearch
      ref={field}
      label={label}
      placeholder={label}
      value={state.words}
      onChange={(words) => set({ words })}
    />
  );
};
