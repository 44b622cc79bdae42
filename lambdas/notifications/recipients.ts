import { applicantStatus } from '@shared/domain/application-status';
import type { EventOf } from '@shared/model/event';
import type { EventJob } from '../events/ports';

type StatusChange = EventOf<'application.status_changed' | 'application.status_announced'>['data'];

/** Members who look after the job. */
export const teamOf = (job: EventJob | null): readonly string[] => job?.team ?? [];

/** Offers have texts of their own, and withdrawing is the professional's own act. */
const notifiedElsewhere: readonly StatusChange['to'][] = ['offered', 'hired', 'withdrawn'];

/** Whether the professional sees a difference that no other event notifies them of. */
export const notifiesProfessional = ({ from, to }: StatusChange): boolean =>
  !notifiedElsewhere.includes(to) && applicantStatus(from) !== applicantStatus(to);

/** The team moves applications itself; only a withdrawal comes from the other side. */
export const notifiesTeam = ({ to }: StatusChange): boolean => to === 'withdrawn';
