import CircleAlert from 'lucide-react/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide-react/dist/esm/icons/circle-check.mjs';
import CircleDashed from 'lucide-react/dist/esm/icons/circle-dashed.mjs';
import Circle from 'lucide-react/dist/esm/icons/circle.mjs';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/base/class-names';
import { showSection, useLinkInSight, useSectionInSight } from '@/lib/forms/editing/page-sections';
import { FormNav } from './long-form';
import styles from './long-form.module.css';

type Section = {
  id: string;
  look: 'problem' | 'done' | 'begun' | 'open';
  words: ReactNode;
};
type Props = {
  label: string;
  /** IDs of all sections in page order; must be a stable array. */
  ids: readonly string[];
  sections: readonly Section[];
};

const icons = { problem: CircleAlert, done: CircleCheck, begun: CircleDashed, open: Circle };

export const SectionLinks = ({ label, ids, sections }: Props) => {
  const current = useSectionInSight(ids);
  useLinkInSight(current);
  return (
    <FormNav aria-label={label}>
      <ol className={styles.sectionList} role="list">
        {sections.map(({ id, look, words }) => {
          const Icon = icons[look];
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                data-section={id}
                className={classNames(styles.sectionLink, styles[look])}
                aria-current={current === id ? 'step' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  showSection(id);
                }}
              >
                <Icon size={18} aria-hidden="true" />
                {words}
              </a>
            </li>
          );
        })}
      </ol>
    </FormNav>
  );
};
