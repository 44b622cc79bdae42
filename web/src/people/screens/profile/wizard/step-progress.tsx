import Check from 'lucide-react/dist/esm/icons/check.mjs';
import ChevronDown from 'lucide-react/dist/esm/icons/chevron-down.mjs';
import ClipboardCheck from 'lucide-react/dist/esm/icons/clipboard-check.mjs';
import Search from 'lucide-react/dist/esm/icons/search.mjs';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { matchProblems, stepProblems } from '@shared/people/rules/profile/profile-rules';
import { profileSteps } from '@shared/people/model/profile-vocabulary';
import { FormNav } from '@/components/long-form/long-form';
import { classNames } from '@/components/ui/base/class-names';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { today } from '@/lib/time/today';
import type { ProfileValues } from '../form/profile-values';
import type { Wizard } from './use-wizard';
import styles from './wizard.module.css';
import { indexOf, isProfileStep, type WizardStep, wizardSteps } from './wizard-steps';

type StepState = 'done' | 'open' | 'ahead';

const nameOf = (step: WizardStep, t: TFunction<'profile-wizard' | 'profile-fields'>): string =>
  isProfileStep(step) ? t(`sections.${step}`) : t(`${step}.title`);

const Mark = ({ step, isDone }: { step: WizardStep; isDone: boolean }) => {
  if (isDone) return <Check size={16} />;
  if (step === 'match') return <Search size={15} />;
  return step === 'review' ? <ClipboardCheck size={15} /> : indexOf(step);
};

export const StepProgress = ({ wizard: { step, furthest, moveTo } }: { wizard: Wizard }) => {
  const { t } = useTranslation(['profile-wizard', 'profile-fields']);
  const { control } = useFormContext<ProfileValues>();
  const values = useWatch({ control }) as ProfileValues;
  const [isListed, setIsListed] = useState(false);
  const current = indexOf(step);

  const stateOf = (it: WizardStep): StepState => {
    if (indexOf(it) > furthest) return 'ahead';
    const isDone = isProfileStep(it)
      ? stepProblems(it, values, today()).length === 0
      : it === 'match' && matchProblems(values, today()).length === 0;
    return isDone && (indexOf(it) < furthest || it !== step) ? 'done' : 'open';
  };
  const go = (to: WizardStep): void => {
    setIsListed(false);
    if (to !== step) moveTo(to);
  };

  return (
    <FormNav className={styles.progress} aria-label={t('progress')}>
      <button
        type="button"
        className={styles.compact}
        aria-expanded={isListed}
        aria-controls="wizard-steps"
        onClick={() => setIsListed(!isListed)}
      >
        <span className={styles.compactWords}>
          {isProfileStep(step) && (
            <span className={styles.count}>{t('stepOf', { number: current, count: profileSteps.length })}</span>
          )}
          <span className={styles.compactName}>{nameOf(step, t)}</span>
        </span>
        <ChevronDown size={20} aria-hidden="true" />
      </button>
      <div className={styles.track} aria-hidden="true">
        <span style={{ inlineSize: `${((current + 1) / wizardSteps.length) * 100}%` }} />
      </div>
      <ol id="wizard-steps" className={classNames(styles.steps, isListed && styles.listed)} role="list">
        {wizardSteps.map((it) => {
          const state = stateOf(it);
          return (
            <li key={it}>
              <button
                type="button"
                className={classNames(styles.step, styles[state])}
                aria-current={it === step ? 'step' : undefined}
                disabled={state === 'ahead'}
                onClick={() => go(it)}
              >
                <span className={styles.mark} aria-hidden="true">
                  <Mark step={it} isDone={state === 'done'} />
                </span>
                <span>{nameOf(it, t)}</span>
                {state === 'done' && <span className="visually-hidden">({t('done')})</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </FormNav>
  );
};
