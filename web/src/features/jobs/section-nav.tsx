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

/** The part that stands under the head of the window. */
const useCurrentSection = (): SectionName => {
  const [current, setCurrent] = useState<SectionName>('basic');
  useEffect(() => {
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        const first = sectionNames.find((name) => visible.has(sectionId(name)));
        if (first) setCurrent(first);
      },
      { rootMargin: '-30% 0px -55% 0px' },
    );
    for (const name of sectionNames) {
      const section = document.getElementById(sectionId(name));
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
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
                <span className="visually-hidden">, {t(`sectionState.${state}`)}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
