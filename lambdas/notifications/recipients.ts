import { applicantStatus } from '@shared/hiring/rules/application-status';
import type { EventOf } from '@shared/core/model/event';
import type { EventJob } from '../events/ports';

type StatusChange = EventOf<'application.status_changed' | 'application.status_announced'>['data'];

export const teamOf = (job: EventJob | null): readonly string[] => job?.team ?? [];

/** Offers have their own texts; withdrawals are the professional's own action. */
const notifiedElsewhere: readonly StatusChange['to'][] = ['offered', 'hired', 'withdrawn'];

/** Whether the professional sees a difference that no other event covers. */
export const notifiesProfessional = ({ from, to }: StatusChange): boolean =>
  !notifiedElsewhere.includes(to) && applicantStatus(from) !== applicantStatus(to);

export const notifiesTeam = ({ to }: StatusChange): boolean => to === 'withdrawn';
