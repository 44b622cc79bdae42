import { createHash } from 'node:crypto';
import { encodeTime } from 'ulid';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Stable per event and recipient; sorts by the event's time like other IDs. */
export const notificationId = (event: { id: string; occurredAt: string }, userId: string): string => {
  const digest = createHash('sha256').update(`${event.id}\0${userId}`).digest();
  const suffix = Array.from(digest.subarray(0, 16), (byte) => alphabet[byte % 32]).join('');
  return `ntf_${encodeTime(Date.parse(event.occurredAt), 10)}${suffix}`;
};
