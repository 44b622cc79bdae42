import { applicantStatus } from '@shared/domain/application-status';
import type { EventOf } from '@shared/model/event';
import type { EventJob } from './ports';

type StatusChange = EventOf<'application.status_changed'>['data'];

/** Those of the team who look after the posting. */
export const teamOf = (job: EventJob | null): readonly string[] => job?.team ?? [];

/** Whether the professional sees a difference; their own withdrawal is no news to them. */
export const isNewsToProfessional = ({ from, to }: StatusChange): boolean =>
  to !== 'withdrawn' && applicantStatus(from) !== applicantStatus(to);

/** The team moves applications itself; only a withdrawal comes from the other side. */
export const isNewsToTeam = ({ to }: StatusChange): boolean => to === 'withdrawn';
