import TriangleAlert from 'lucide-react/dist/esm/icons/triangle-alert.mjs';
import { createContext, use, type ReactNode } from 'react';
import type { JobProblem, ProblemPlace } from '@shared/hiring/rules/jobs/job-problem';
import { jobWarnings } from '@shared/hiring/rules/jobs/job-warnings';
import { useTranslation } from '@/lib/i18n/i18n';
import { sayNotice } from '@/lib/i18n/notices';
import styles from './job-warnings.module.css';
import { useTypedDraft } from './use-typed-draft';

const Warnings = createContext<readonly JobProblem[]>([]);

/** The fields' warnings, computed once for the form. */
export const JobWarnings = ({ children }: { children: ReactNode }) => (
  <Warnings value={jobWarnings(useTypedDraft())}>{children}</Warnings>
);

const placeOf = ([field, , part]: JobProblem): string => [field, part].filter(Boolean).join('.');

/** A field with its warnings, which are announced when they appear and never block publishing. */
export const Warned = ({ place, children }: { place: ProblemPlace; children: ReactNode }) => {
  useTranslation('notices');
  const own = use(Warnings).filter((warning) => placeOf(warning) === place);
  return (
    <div className={styles.warned}>
      {children}
      <div aria-live="polite">
        {own.map(([, text]) => (
          <p key={text} className={styles.warning}>
            <TriangleAlert size={16} aria-hidden="true" />
            {sayNotice(text)}
          </p>
        ))}
      </div>
    </div>
  );
};
