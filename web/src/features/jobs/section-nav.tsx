import CircleAlert from 'lucide-react/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide-react/dist/esm/icons/circle-check.mjs';
import Circle from 'lucide-react/dist/esm/icons/circle.mjs';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { JobDraft } from '@shared/model/job';
import { classNames } from '@/components/ui/class-names';
import { useTranslation } from '@/lib/i18n';
import { showSection as showPageSection, useLinkInSight, useSectionInSight } from '@/lib/page-sections';
import { type SectionName, sectionId, sectionNames, stateOf } from './job-sections';
import styles from './posting.module.css';

const icons = { problem: CircleAlert, done: CircleCheck, open: Circle };

const sectionIds = sectionNames.map(sectionId);

/** Goes to a part of the form and reads on from there. */
export const showSection = (name: SectionName): void => showPageSection(sectionId(name));

/** The parts of the form with how far each one is: a list beside it, a row above it on small screens. */
export const SectionNav = () => {
  const { t } = useTranslation('posting');
  const { control } = useFormContext<JobDraft>();
  const { errors } = useFormState({ control });
  const draft = useWatch({ control }) as JobDraft;
  const current = useSectionInSight(sectionIds);
  useLinkInSight(current);

  return (
    <nav className={styles.sections} aria-label={t('sectionsLabel')}>
      <ol className={styles.sectionList} role="list">
        {sectionNames.map((name) => {
          const state = stateOf(name, draft, errors);
          const Icon = icons[state];
          return (
            <li key={name}>
              <a
                href={`#${sectionId(name)}`}
                data-section={sectionId(name)}
                className={classNames(styles.sectionLink, styles[state])}
                aria-current={current === sectionId(name) ? 'step' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  showSection(name);
                }}
              >
                <Icon size={18} aria-hidden="true" />
                <span>{t(`sections.${name}`)}</span>
                <span className="visually-hidden">({t(`sectionState.${state}`)})</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
