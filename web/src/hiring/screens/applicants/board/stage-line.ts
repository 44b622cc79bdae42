import { openStages } from '@shared/core/model/vocabulary';
import type { ApplicationStep } from '@shared/hiring/model/application';
import type { ApplicationStatus } from '@shared/core/model/enumerations';

type LineStage = {
  status: ApplicationStatus;
  /** When it was reached last; null if it was skipped or is still ahead. */
  at: string | null;
  place: 'done' | 'now' | 'ahead';
};

const stages: readonly ApplicationStatus[] = [...openStages, 'hired'];

/** The stages of an application: past, current, and future ones. A closed one ends where it was closed. */
export const stageLine = (status: ApplicationStatus, timeline: readonly ApplicationStep[]): LineStage[] => {
  const reached = new Map<ApplicationStatus, string>();
  for (const step of timeline) {
    reached.set(step.status, step.at);
    // Moved back or undone, so later stages are in the future again.
    const place = stages.indexOf(step.status);
    if (place >= 0) for (const later of stages.slice(place + 1)) reached.delete(later);
  }
  const isClosed = status === 'rejected' || status === 'withdrawn';
  const place = isClosed ? stages.findLastIndex((stage) => reached.has(stage)) : stages.indexOf(status);
  const line = stages.map((stage, index): LineStage => ({
    status: stage,
    at: index <= place ? (reached.get(stage) ?? null) : null,
    place: index < place || (isClosed && index === place) ? 'done' : index === place ? 'now' : 'ahead',
  }));
  if (!isClosed) return line;
  return [...line.slice(0, place + 1), { status, at: reached.get(status) ?? null, place: 'now' }];
};
