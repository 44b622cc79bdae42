import type { LeftOutReason } from '@shared/messages/model/calendar';

/** Of an event that can't be read. */
export class LeftOut extends Error {
  override readonly name = 'LeftOut';
  constructor(readonly reason: LeftOutReason) {
    super(reason);
  }
}
