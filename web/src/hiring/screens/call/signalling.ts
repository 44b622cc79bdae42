import type { Signal } from '@shared/messages/model/live';

export type OutgoingSignal = Pick<Signal, 'kind' | 'to' | 'payload'>;

export type SentMedia = { microphone: boolean; camera: boolean; screen: boolean };

/** Numbered, so a stale state that arrives late is ignored. */
export type NumberedState = { number: number; sends: SentMedia };

export const nothingSent: SentMedia = { microphone: false, camera: false, screen: false };

export const readPayload = <T>(payload: string): T | null => {
  try {
    return JSON.parse(payload) as T;
  } catch {
    return null;
  }
};
