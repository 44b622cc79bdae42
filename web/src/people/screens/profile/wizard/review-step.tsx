import CircleAlert from 'lucide-react/dist/esm/icons/circle-alert.mjs';
import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { stepOfField } from '@shared/people/rules/profile/profile-rules';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import { profileSteps, type ProfileStep } from '@shared/people/model/profile-vocabulary';
import { Facts, MutedText, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useTranslation } from '@/lib/i18n/i18n';
import type { ProfileValues } from '../form/profile-values';
import { profileCatalogs } from '../profile-labels';
import { problemLabel } from './problem-label';
import { problemsIn, type ShownProblem } from './problems-in';
import { entriesOf, factsOf } from './review-facts';
import type { Wizard } from './use-wizard';
import styles from './wizard.module.css';
import type { WizardStep } from './wizard-steps';

export const ReviewStep = ({ wizard }: { wizard: Wizard }) => {
  const { t } = useTranslation('profile-wizard');
  const { control, trigger } = useFormContext<ProfileValues>();
  const { errors } = useFormState({ control });
  useEffect(() => {
    void trigger();
  }, [trigger]);
  const problems = problemsIn(errors);
  return (
    <>
      <section id={'review' satisfies WizardStep} className={styles.reviewHead}>
        <h2>{t('review.title')}</h2>
        {problems.length > 0 ? (
          <FormMessage kind="error">{t('review.missing', { count: problems.length })}</FormMessage>
        ) : (
          <MutedText>
            {t('review.text')} {say('reviewPromise', { min: limits.reviewHoursMin, max: limits.reviewHoursMax })}
          </MutedText>
        )}
      </section>
      {profileSteps.map((step) => (
        <ReviewedStep
          key={step}
          step={step}
          problems={problems.filter(([path]) => stepOfField(path) === step)}
          onEdit={() => wizard.moveTo(step, true)}
        />
      ))}
    </>
  );
};

type Props = { step: ProfileStep; problems: readonly ShownProblem[]; onEdit: () => void };

const ReviewedStep = ({ step, problems, onEdit }: Props) => {
  const { t } = useTranslation(['profile-wizard', ...profileCatalogs]);
  const values = useFormContext<ProfileValues>().getValues();
  const name = t(`sections.${step}`);
  const facts = factsOf(step, values, t);
  const entries = entriesOf(step, values, t);
  const isEmpty = facts.length === 0 && entries.length === 0;
  return (
    <Card
      title={name}
      actions={
        <Button variant="quiet" size="small" aria-label={t('review.editOf', { name })} onClick={onEdit}>
          {t('review.edit')}
        </Button>
      }
    >
      <Stack>
        {problems.length > 0 && (
          <ul className={styles.missing} role="list" aria-label={t('review.missingOf', { name })}>
            {problems.map(([path, message]) => (
              <li key={path}>
                <CircleAlert size={18} aria-hidden="true" />
                <span>
                  {problemLabel(path, values, t)}: {message}
                </span>
              </li>
            ))}
          </ul>
        )}
        {entries.length > 0 && (
          <ul className={styles.entries} role="list">
            {entries.map(({ id, words }) => (
              <li key={id}>{words}</li>
            ))}
          </ul>
        )}
        {facts.length > 0 && (
          <div className={styles.facts}>
            <Facts items={facts} />
          </div>
        )}
        {isEmpty && problems.length === 0 && <MutedText>{t('review.nothing')}</MutedText>}
      </Stack>
    </Card>
  );
};
