import CircleAlert from 'lucide-react/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide-react/dist/esm/icons/circle-check.mjs';
import CircleDashed from 'lucide-react/dist/esm/icons/circle-dashed.mjs';
import Circle from 'lucide-react/dist/esm/icons/circle.mjs';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { sectionPercent, sectionsProgress, sectionState } from '@shared/domain/profile-sections';
import { profileSteps, type ProfileStep } from '@shared/model/profile-vocabulary';
import { Quiet } from '@/components/layout';
import { Meter } from '@/components/meter';
import { classNames } from '@/components/ui/class-names';
import { useTranslation } from '@/lib/i18n';
import { showSection, useLinkInSight, useSectionInSight } from '@/lib/page-sections';
import styles from './edit-profile.module.css';
import { sectionId } from './profile-section';
import type { ProfileValues } from './profile-values';
import { sectionsWithErrors } from './section-errors';

const sectionIds = profileSteps.map(sectionId);
const icons = { wrong: CircleAlert, done: CircleCheck, in_progress: CircleDashed, pending: Circle };

/** The sections with how complete each one is: a list beside the form, a row above it on small screens. */
export const SectionNav = () => {
  const { t } = useTranslation(['profile', 'profile-fields']);
  const { control } = useFormContext<ProfileValues>();
  const { errors } = useFormState({ control });
  const values = useWatch({ control }) as ProfileValues;
  const current = useSectionInSight(sectionIds);
  useLinkInSight(current);
  const wrong = sectionsWithErrors(errors);
  const count = profileSteps.filter((step) => sectionPercent(step, values) >= 100).length;

  return (
    <>
      <div className={styles.progress}>
        <Meter label={t('nav.progress')} percent={sectionsProgress(values)} />
        <Quiet>{t('nav.complete', { count, of: profileSteps.length })}</Quiet>
      </div>
      <nav className={styles.sections} aria-label={t('nav.label')}>
        <ol className={styles.sectionList} role="list">
          {profileSteps.map((step) => (
            <li key={step}>
              <SectionLink
                step={step}
                percent={sectionPercent(step, values)}
                isWrong={wrong.has(step)}
                isCurrent={current === sectionId(step)}
              />
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
};

type LinkProps = { step: ProfileStep; percent: number; isWrong: boolean; isCurrent: boolean };

const SectionLink = ({ step, percent, isWrong, isCurrent }: LinkProps) => {
  const { t } = useTranslation(['profile', 'profile-fields']);
  const state = sectionState(percent);
  const look = isWrong ? 'wrong' : state;
  const Icon = icons[look];
  return (
    <a
      href={`#${sectionId(step)}`}
      data-section={sectionId(step)}
      className={classNames(styles.sectionLink, styles[look])}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={(event) => {
        event.preventDefault();
        showSection(sectionId(step));
      }}
    >
      <Icon size={18} aria-hidden="true" />
      <span className={styles.sectionWords}>
        <span>{t(`sections.${step}`)}</span>
        <span className={styles.sectionState}>{t(`states.${state}`)}</span>
        {isWrong && <span className="visually-hidden">({t('nav.wrong')})</span>}
      </span>
      <span className={styles.sectionPercent}>{percent}%</span>
    </a>
  );
};
