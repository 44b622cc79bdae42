import { Check } from 'lucide-react';
import type { MyProfile } from '@shared/model/professional';
import { paths } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { classNames } from '@/components/ui/base/class-names';
import { useTranslation } from '@/lib/i18n/i18n';
import { Progress } from './home-parts';
import styles from './home.module.css';

type Step = { key: 'profession' | 'license' | 'availability' | 'resume' | 'application'; isDone: boolean; to: string };

const saysWhen = ({ availability: { schedule, shiftTypes, daysAvailable } }: MyProfile): boolean =>
  schedule.length + shiftTypes.length + daysAvailable.length > 0;

const stepsOf = (profile: MyProfile, applications: number): Step[] => [
  {
    key: 'profession',
    isDone: profile.profession !== null && profile.location !== '',
    to: paths.profileSetup,
  },
  { key: 'license', isDone: profile.licenses.some(({ number }) => number !== ''), to: paths.credentials },
  { key: 'availability', isDone: saysWhen(profile), to: paths.editProfile },
  { key: 'resume', isDone: profile.resume !== null, to: paths.editProfile },
  { key: 'application', isDone: applications > 0, to: paths.jobs },
];

export const hasBegun = (profile: MyProfile, applications: number): boolean =>
  stepsOf(profile, applications).every(({ isDone }) => isDone) || applications > 0;

/** In place of an empty queue until the first application. */
export const FirstSteps = ({ profile, applications }: { profile: MyProfile; applications: number }) => {
  const { t } = useTranslation('home');
  const steps = stepsOf(profile, applications);
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone)?.key;
  return (
    <section className={styles.setup} aria-labelledby="first-steps">
      <div>
        <h2 id="first-steps">{t('steps.title')}</h2>
        <p className={styles.soft}>{t('setup.done', { done, of: steps.length })}</p>
      </div>
      <Progress share={(100 * done) / steps.length} />
      <ol role="list" className={styles.panel}>
        {steps.map(({ key, isDone, to }, index) => (
          <li key={key} className={classNames(styles.step, isDone && styles.done, key === next && styles.next)}>
            <span className={styles.mark}>
              {isDone ? <Check size={14} role="img" aria-label={t('setup.isDone')} /> : index + 1}
            </span>
            <div>
              <h3>{t(`steps.${key}.title`)}</h3>
              {!isDone && <p>{t(`steps.${key}.text`)}</p>}
            </div>
            {!isDone && (
              <ButtonLink to={to} size="small" variant="secondary">
                {t(`steps.${key}.action`)}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};
