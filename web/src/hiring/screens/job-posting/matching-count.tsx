import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { displayDurations } from '@shared/limits';
import type { MatchedJobForm } from '@shared/hiring/model/candidate-pool';
import type { JobDraft } from '@shared/hiring/model/job';
import { Card } from '@/components/ui/card';
import { matchingProfessionalsQuery } from '@/hiring/parts/candidates/candidate-queries';
import { PoolSummary } from '@/hiring/parts/candidates/pool-summary';
import { useTranslation } from '@/lib/i18n/i18n';
import { useTypedDraft } from './use-typed-draft';

const askedOf = (draft: JobDraft): MatchedJobForm => ({
  professions: draft.professions,
  npFocuses: draft.npFocuses,
  unit: draft.unit,
  specialty: draft.specialty,
  location: draft.location,
  remote: draft.remote,
  jobType: draft.jobType,
  assignment: draft.assignment,
  startOn: draft.startOn,
  startAsap: draft.startAsap,
  contractWeeks: draft.contractWeeks,
  licensePolicy: draft.licensePolicy,
  requiredCertifications: draft.requiredCertifications,
  minUnitYears: draft.minUnitYears,
  unitYearsRequired: draft.unitYearsRequired,
});

/** Equal texts are the same value, so that typing elsewhere sends no request. */
const useSettled = (asked: MatchedJobForm): MatchedJobForm => {
  const text = JSON.stringify(asked);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), displayDurations.searchPause);
    return () => clearTimeout(timer);
  }, [text]);
  return JSON.parse(settled) as MatchedJobForm;
};

/** Empty until a profession is chosen, and if the count fails. */
export const MatchingCount = () => {
  const { t } = useTranslation('candidates');
  const asked = useSettled(askedOf(useTypedDraft()));
  const { data } = useQuery({
    ...matchingProfessionalsQuery(asked),
    enabled: asked.professions.length > 0,
    retry: false,
    placeholderData: (known) => known,
  });
  if (!data || asked.professions.length === 0) return null;
  return (
    <Card tone="sunken" role="status" aria-label={t('pool.title')}>
      <PoolSummary pool={data} />
    </Card>
  );
};
