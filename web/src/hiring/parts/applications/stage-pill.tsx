import type { ReactNode } from 'react';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import { classNames } from '@/components/ui/base/class-names';
import { StageGlyph, stageClass } from './stage-glyph';
import styles from './stages.module.css';

/** The color and the shape of a stage, with its name. */
export const StagePill = ({ status, children }: { status: ApplicationStatus; children: ReactNode }) => (
  <span className={classNames(styles.pill, stageClass(status))}>
    <StageGlyph status={status} />
    {children}
  </span>
);
