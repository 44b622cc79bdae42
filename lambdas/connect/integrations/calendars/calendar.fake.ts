import type { ConnectedVendor } from '../ports';
import type { CalendarService } from './ports';

export class WorkerStopped extends Error {}

export type FakeSlot = { startsAt: string; endsAt: string };
export type FakeTime = FakeSlot & { id: string; subjectId: string | null };

/** A calendar at a service, used by us through `vendor`, and by its owner. */
export type CalendarFake = {
  calendar: CalendarService;
  vendor: ConnectedVendor;
  /** Operations, in order. */
  calls: string[];
  /** Operations of a read without changes. */
  quiet: readonly string[];
  events(): FakeTime[];
  write(id: string, slot: FakeSlot, how?: { free: boolean }): void;
  move(id: string, slot: FakeSlot): void;
  remove(id: string): void;
  expireTokens(): void;
};

/** A vendor where each call can stop the worker before or after it takes effect. */
export const steppedVendor = (
  step: () => void,
  calls: string[],
  respond: ConnectedVendor['call'],
): ConnectedVendor => ({
  async call(request) {
    step();
    calls.push(request.operation);
    const answer = await respond(request);
    step();
    return answer;
  },
});
