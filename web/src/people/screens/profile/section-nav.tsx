import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { sectionPercent, sectionsProgress, sectionState } from '@shared/people/rules/profile/profile-sections';
import { profileSection, profileSteps } from '@shared/people/model/profile-vocabulary';
import { MutedText } from '@/components/layout';
import { SectionLinks } from '@/components/long-form/section-links';
import { Meter } from '@/components/records/meter';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './edit-profile.module.css';
import type { ProfileValues } from './form/profile-values';
import { sectionsWithErrors } from './form/section-errors';

const profileSections = profileSteps.map(profileSection);
const looks = { done: 'done', in_progress: 'begun', pending: 'open' } as const;

export const SectionNav = ({ completion }: { completion: number }) => {
  const { t } = useTranslation(['profile', 'profile-fields']);
  const { control } = useFormContext<ProfileValues>();
  const { errors } = useFormState({ control });
  const values = useWatch({ control }) as ProfileValues;
  const wrong = sectionsWithErrors(errors);
  const count = profileSteps.filter((step) => sectionPercent(step, values) >= 100).length;
  const sections = profileSteps.map((step) => {
    const percent = sectionPercent(step, values);
    const state = sectionState(percent);
    const isWrong = wrong.has(step);
    const words = (
      <>
        <span className={styles.sectionWords}>
          <span>{t(`sections.${step}`)}</span>
          <span className={styles.sectionState}>{t(`states.${state}`)}</span>
          {isWrong && <span className="visually-hidden">({t('nav.wrong')})</span>}
        </span>
        <span className={styles.sectionPercent}>{percent}%</span>
      </>
    );
    return { id: profileSection(step), look: isWrong ? ('problem' as const) : looks[state], words };
  });

  return (
    <>
      <div className={styles.progress}>
        <Meter label={t('completion')} percent={completion} />
        <MutedText>
          {t('nav.complete', { count, of: profileSteps.length, percent: sectionsProgress(values) })}
        </MutedText>
      </div>
      <SectionLinks label={t('nav.label')} ids={profileSections} sections={sections} />
    </>
  );
};
