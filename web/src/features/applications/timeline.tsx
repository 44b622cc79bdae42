import type { ApplicationStep } from '@shared/model/application';
import { Prose, Quiet } from '@/components/layout';
import { applicationStatusLabel, type Side } from '@/components/marketplace/application-status-badge';
import { formatDateTime } from '@/lib/format';
import styles from './timeline.module.css';

/** What happened, oldest first. */
export const Timeline = ({ steps, side }: { steps: readonly ApplicationStep[]; side: Side }) => (
  <ol className={styles.steps} role="list">
    {steps.map((step) => (
      <li key={`${step.at}-${step.status}`} className={styles.step}>
        <strong>{applicationStatusLabel(step.status, side)}</strong>
        <Quiet as="div">
          <time dateTime={step.at}>{formatDateTime(step.at)}</time>
        </Quiet>
        {step.reason && <Prose>{step.reason}</Prose>}
      </li>
    ))}
  </ol>
);
