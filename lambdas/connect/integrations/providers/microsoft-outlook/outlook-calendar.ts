import type { CalendarService } from '../../calendars/ports';
import { closeChannel, openChannel, prolongChannel } from './outlook-channel';
import { listChanges, listEvents } from './outlook-read';
import { deleteEvent, putEvent } from './outlook-write';

export const outlookCalendar: CalendarService = {
  list: listEvents,
  changes: listChanges,
  idFor: () => null,
  put: putEvent,
  remove: deleteEvent,
  openChannel,
  prolongChannel,
  closeChannel,
};
