import type { CSSProperties } from 'react';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import { applicationStatuses } from '@shared/core/model/vocabulary';
import { classNames } from '@/components/ui/base/class-names';
import { stageClass } from './stage-glyph';
import styles from './stages.module.css';

/** A bar with a segment per stage; the numbers are written beside it. */
export const StagePipeline = ({ counts }: { counts: Readonly<Partial<Record<ApplicationStatus, number>>> }) => (
  <span className={styles.pipeline} aria-hidden="true">
    {applicationStatuses.map((status) => {
      const count = counts[status] ?? 0;
      return (
        count > 0 && (
          <i
            key={status}
            className={classNames(styles.segment, stageClass(status))}
            style={{ '--count': count } as CSSProperties}
          />
        )
      );
    })}
  </span>
);
