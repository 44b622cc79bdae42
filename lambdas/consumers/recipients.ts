import { applicantStatus } from '@shared/domain/application-status';
import type { EventOf } from '@shared/model/event';
import type { DecidedStatus } from '../runtime/mail/credential-templates';
import type { EventCredential, EventJob } from './ports';

/** What others decided; who sends something in again knows. Null when nothing is to be said of it. */
export const decidedCredential = (
  credential: EventCredential | null,
  { to }: EventOf<'credential.status_changed'>['data'],
): (EventCredential & { status: DecidedStatus }) | null => {
  // One that has moved on since is told by an event of its own.
  if (!credential || credential.status !== to || to === 'pending') return null;
  return { ...credential, status: to };
};

type StatusChange = EventOf<'application.status_changed'>['data'];

/** Those of the team who look after the posting. */
export const teamOf = (job: EventJob | null): readonly string[] => job?.team ?? [];

/** Offers tell of themselves, and a withdrawal is the professional's own. */
const toldOtherwise: readonly StatusChange['to'][] = ['offered', 'hired', 'withdrawn'];

/** Whether the professional sees a difference that nothing else tells them of. */
export const isNewsToProfessional = ({ from, to }: StatusChange): boolean =>
  !toldOtherwise.includes(to) && applicantStatus(from) !== applicantStatus(to);

/** The team moves applications itself; only a withdrawal comes from the other side. */
export const isNewsToTeam = ({ to }: StatusChange): boolean => to === 'withdrawn';
