import type { DomainEvent, EventType } from '@shared/model/event';
import type { EventReader } from '../../events/ports';
import type { ResolvableTexts, ResolvedTexts, TextChannel } from '../text';
import { accountTexts } from './account';
import { applicationTexts } from './applications';
import { credentialTexts } from './credentials';
import { interviewTexts } from './interviews';
import { jobTexts } from './jobs';
import { messageTexts } from './messages';
import { offerTexts } from './offers';
import { reviewTexts } from './reviews';
import { teamTexts } from './team';
import { timesheetTexts } from './timesheets';

const table = {
  ...accountTexts,
  ...teamTexts,
  ...jobTexts,
  ...applicationTexts,
  ...credentialTexts,
  ...messageTexts,
  ...interviewTexts,
  ...offerTexts,
  ...timesheetTexts,
  ...reviewTexts,
};
export type NotifyingEvent = keyof typeof table;

const texts: Partial<Record<EventType, ResolvableTexts>> = table;

export const textsOf = async (reader: EventReader, event: DomainEvent): Promise<ResolvedTexts> =>
  (await texts[event.type]?.resolve(reader, event)) ?? { users: [], address: null };

export const eventsWith = (channel: TextChannel): NotifyingEvent[] =>
  (Object.keys(table) as NotifyingEvent[]).filter((type) => table[type].channels.has(channel));
