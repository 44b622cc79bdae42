import CircleAlert from 'lucide-react/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide-react/dist/esm/icons/circle-check.mjs';
import Circle from 'lucide-react/dist/esm/icons/circle.mjs';
import { useEffect, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { JobDraft } from '@shared/model/job';
import { classNames } from '@/components/ui/class-names';
import { useTranslation } from '@/lib/i18n';
import { type SectionName, sectionId, sectionNames, stateOf } from './job-sections';
import styles from './posting.module.css';

const icons = { problem: CircleAlert, done: CircleCheck, open: Circle };

/** Parts whose head has passed this share of the window are being read. */
const readingLine = 0.4;

const sectionInSight = (): SectionName => {
  const line = window.innerHeight * readingLine;
  const passed = sectionNames.filter((name) => {
    const section = document.getElementById(sectionId(name));
    return section !== null && section.getBoundingClientRect().top <= line;
  });
  const { scrollHeight, clientHeight } = document.documentElement;
  const isAtEnd = scrollHeight > clientHeight && window.scrollY + clientHeight >= scrollHeight - 1;
  return (isAtEnd ? sectionNames.at(-1) : passed.at(-1)) ?? 'basic';
};

const useCurrentSection = (): SectionName => {
  const [current, setCurrent] = useState<SectionName>('basic');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(sectionInSight()));
    };
    document.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', look);
    };
  }, []);
  return current;
};

/** Goes to a part of the form and reads on from there. */
export const showSection = (name: SectionName): void => {
  const section = document.getElementById(sectionId(name));
  const heading = section?.querySelector('h2');
  section?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};

/** The parts of the form with how far each one is: a list beside it, a row above it on small screens. */
export const SectionNav = () => {
  const { t } = useTranslation('posting');
  const { control } = useFormContext<JobDraft>();
  const { errors } = useFormState({ control });
  const draft = useWatch({ control }) as JobDraft;
  const current = useCurrentSection();

  useEffect(() => {
    const link = document.querySelector<HTMLElement>(`[data-section="${current}"]`);
    const row = link?.parentElement?.parentElement;
    // Only the row itself scrolls, never the page.
    if (link && row) row.scrollTo({ left: link.offsetLeft - row.offsetLeft - 16, behavior: 'smooth' });
  }, [current]);

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
                data-section={name}
                className={classNames(styles.sectionLink, styles[state])}
                aria-current={current === name ? 'step' : undefined}
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
