import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { stepOfField } from '@shared/people/rules/profile/profile-rules';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useTranslation } from '@/lib/i18n/i18n';
import type { ProfileValues } from '../form/profile-values';
import { problemsIn } from './problems-in';
import { problemLabel } from './problem-label';
import type { Wizard } from './use-wizard';
import { isOnStep } from './wizard-steps';
import styles from './wizard.module.css';

export const StepProblems = ({ wizard: { step, problem, attempts, moveTo, draft } }: { wizard: Wizard }) => {
  const { t } = useTranslation(['profile-wizard', 'profile-fields']);
  const { control, setFocus, getValues } = useFormContext<ProfileValues>();
  const { errors } = useFormState({ control });
  const summary = useRef<HTMLDivElement>(null);
  const seen = useRef(attempts);
  useEffect(() => {
    if (seen.current === attempts) return;
    seen.current = attempts;
    summary.current?.scrollIntoView({ block: 'center' });
    summary.current?.focus({ preventScroll: true });
  }, [attempts]);

  // The review shows problems per step.
  const shown = step === 'review' ? [] : problemsIn(errors);
  // Shown on any step, because one refused field blocks saving the draft.
  const refused = draft.refused.filter(([path]) => !shown.some(([other]) => other === path));
  const problems = [...shown, ...refused];
  if (problems.length === 0 && problem === null) return null;
  const goTo = (path: string): void => {
    if (isOnStep(path, step)) setFocus(path as keyof ProfileValues);
    else moveTo(stepOfField(path));
  };
  return (
    <div ref={summary} tabIndex={-1} className={styles.summary}>
      <FormMessage kind="error">
        {problem !== null && <p>{problem}</p>}
        {problems.length > 0 && (
          <>
            <p>{t('problems', { count: problems.length })}</p>
            <ul className={styles.problems}>
              {problems.map(([path, message]) => (
                <li key={path}>
                  <button type="button" className={styles.problemLink} onClick={() => goTo(path)}>
                    {problemLabel(path, getValues(), t)}
                  </button>
                  : {message}
                </li>
              ))}
            </ul>
          </>
        )}
      </FormMessage>
    </div>
  );
};
