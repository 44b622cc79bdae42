import type { Signal } from '@shared/model/live';

/** What one page sends to another page of the same call. */
export type OutgoingSignal = Pick<Signal, 'kind' | 'to' | 'payload'>;

/** What a person shows and sends at the moment. */
export type SentMedia = { microphone: boolean; camera: boolean; screen: boolean };

/** States are numbered: an older one that comes later says nothing any more. */
export type NumberedState = { number: number; sends: SentMedia };

export const nothingSent: SentMedia = { microphone: false, camera: false, screen: false };

/** What another page says; null when it makes no sense. */
export const readPayload = <T>(payload: string): T | null => {
  try {
    return JSON.parse(payload) as T;
  } catch {
    return null;
  }
};
