import type { ApplicationStep } from '@shared/model/application';
import { Prose } from '@/components/layout';
import { applicationStatusLabel, type Side } from '@/components/marketplace/application-status-badge';
import { Timeline, TimelineStep } from '@/components/timeline';
import { formatDateTime } from '@/lib/format';

/** What happened to an application, oldest first. */
export const ApplicationTimeline = ({ steps, side }: { steps: readonly ApplicationStep[]; side: Side }) => (
  <Timeline>
    {steps.map(({ at, status, reason }) => (
      <TimelineStep
        key={`${at}-${status}`}
        what={applicationStatusLabel(status, side)}
        at={at}
        when={formatDateTime(at)}
      >
        {reason && <Prose>{reason}</Prose>}
      </TimelineStep>
    ))}
  </Timeline>
);
