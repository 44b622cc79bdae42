import type { LeftOutReason } from '@shared/messages/model/calendar';

/** Thrown for an unreadable event. */
export class LeftOut extends Error {
  override readonly name = 'LeftOut';
  constructor(readonly reason: LeftOutReason) {
    super(reason);
  }
}
