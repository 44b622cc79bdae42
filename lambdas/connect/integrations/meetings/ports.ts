import type { ConnectedVendor } from '../ports';

export type MadeMeeting = { id: string; joinUrl: string };
/** `marker`: the interview's URL, which identifies a meeting. */
export type WantedMeeting = { topic: string; startsAt: string; endsAt: string; timeZone: string; marker: string };

/** Requests to a meeting service. */
export type MeetingMaker = {
  create(vendor: ConnectedVendor, wanted: WantedMeeting): Promise<MadeMeeting>;
  /** Returns false if the meeting is gone. */
  move(vendor: ConnectedVendor, id: string, wanted: WantedMeeting): Promise<boolean>;
  remove(vendor: ConnectedVendor, id: string): Promise<void>;
  /** Finds the meeting of a worker that stopped before storing it. Some services create it in the same call. */
  find(vendor: ConnectedVendor, marker: string): Promise<MadeMeeting | null>;
};
