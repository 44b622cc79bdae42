import type { Clock } from '../../platform/clock';
import type { Participants } from '../../store/messages/conversations/participants';
import type { DailyCounts } from '../../platform/table/daily-limits';
import type { Documents, Files, Uploads } from '../../platform/files/ports';
import type { Presence } from '../../store/messages/live-connections/presence';
import type { PromiseWrites } from '../../store/hiring/applications/ports';
import type { Calls } from '../../store/hiring/interviews/calls';
import type { Contacts, Conversations } from '../../store/messages/conversations/ports';

export type Deps = {
  conversations: Conversations;
  calls: Pick<Calls, 'cancel'>;
  participants: Participants;
  contacts: Contacts;
  promises: Pick<PromiseWrites, 'answered' | 'waitingOf'>;
  presence: Pick<Presence, 'of'>;
  throttle: DailyCounts;
  uploads: Uploads;
  files: Files;
  documents: Documents;
  clock: Clock;
};
