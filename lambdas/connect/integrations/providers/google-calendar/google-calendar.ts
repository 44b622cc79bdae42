import type { CalendarService } from '../../calendars/ports';
import { closeChannel, openChannel } from './google-channel';
import { deleteEvent, listChanges, listEvents, putEvent } from './google-events';

/** Each full read returns a token. We choose the IDs of entries, so a repeated call writes the same event. */
export const googleCalendar: CalendarService = {
  list: listEvents,
  changes: listChanges,
  idFor: (key) => key,
  put: putEvent,
  remove: async (vendor, { id }) => {
    if (id !== null) await deleteEvent(vendor, id);
  },
  openChannel,
  prolongChannel: async () => null,
  closeChannel,
};
