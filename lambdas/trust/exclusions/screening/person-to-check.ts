import type { DomainEvent } from '@shared/core/model/event';

/** Returns a person with a possibly new name, number, or birth date, or near a placement. */
export const personToCheck = ({ type, data }: DomainEvent): string | null => {
  if (type === 'profile.changed') return data.userId;
  // The registry's answer includes former names.
  if (type === 'credential.status_changed') return data.userId;
  if (type === 'application.submitted') return data.professionalId;
  return type === 'offer.changed' && data.status === 'accepted' ? data.professionalId : null;
};
