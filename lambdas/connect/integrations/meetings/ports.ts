import type { ConnectedVendor } from '../ports';

export type MadeMeeting = { id: string; joinUrl: string };
/** `marker`: the interview's address, by which a meeting is found again. */
export type WantedMeeting = { topic: string; startsAt: string; endsAt: string; timeZone: string; marker: string };

/** The requests of a service for meetings. */
export type MeetingMaker = {
  create(vendor: ConnectedVendor, wanted: WantedMeeting): Promise<MadeMeeting>;
  /** False if it is gone there. */
  move(vendor: ConnectedVendor, id: string, wanted: WantedMeeting): Promise<boolean>;
  remove(vendor: ConnectedVendor, id: string): Promise<void>;
  /** One that was made by a worker that stopped before it could store it. May make it, where the service does both at once. */
  find(vendor: ConnectedVendor, marker: string): Promise<MadeMeeting | null>;
};
