import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { hasPayRange, rangeRule } from '@shared/work/rules/timesheets/pay-rules';
import type { JobDraft } from '@shared/hiring/model/job';
import { states } from '@shared/people/model/profile-vocabulary';
import { Row } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { employerJobsQuery } from '@/hiring/parts/jobs/job-queries';
import { useTranslation } from '@/lib/i18n/i18n';
import { today } from '@/lib/time/today';
import { useTypedDraft } from '../use-typed-draft';

/** The state's rule, shown before the server refuses, with a fix. */
export const RangeAsked = () => {
  const { t } = useTranslation('pay');
  const draft = useTypedDraft();
  const { setValue, setFocus } = useFormContext<JobDraft>();
  const { data } = useQuery(employerJobsQuery());
  const rule = data && rangeRule(draft, today(), data.employerProfile.company.company_size);
  if (!rule || draft.payPackage || hasPayRange(draft)) return null;
  const addRange = () => {
    setValue('payBy', 'range', { shouldDirty: true });
    // The field may appear with the new pay type.
    requestAnimationFrame(() => setFocus('salaryMinCents'));
  };
  return (
    <FormMessage kind="info">
      <p>
        {t('rangeAsked', { place: states[rule.state] })}{' '}
        <a href={rule.source} target="_blank" rel="noreferrer">
          {t('source')}
        </a>
      </p>
      <Row>
        <Button type="button" variant="secondary" size="small" onClick={addRange}>
          {t('addRange')}
        </Button>
      </Row>
    </FormMessage>
  );
};
