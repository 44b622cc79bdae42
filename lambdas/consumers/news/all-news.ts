import type { DomainEvent, EventOf, EventType } from '@shared/model/event';
import type { News, NewsOf } from '../news';
import type { EventReader } from '../ports';
import { accountNews } from './account-news';
import { applicationNews } from './application-news';
import { credentialNews } from './credential-news';
import { interviewNews } from './interview-news';
import { jobNews } from './job-news';
import { messageNews } from './message-news';
import { offerNews } from './offer-news';
import { teamNews } from './team-news';
import { workNews } from './work-news';

/** What each event means to whom. Events that are missing here are news to nobody. */
const newsByType: { [T in EventType]?: NewsOf<EventOf<T>> } = {
  ...accountNews,
  ...teamNews,
  ...jobNews,
  ...applicationNews,
  ...credentialNews,
  ...messageNews,
  ...interviewNews,
  ...offerNews,
  ...workNews,
};

/** The same answer for the bell, mail, pushes and text messages. */
export const newsOf = async (reader: EventReader, event: DomainEvent): Promise<News[]> => {
  const tell = newsByType[event.type] as NewsOf<DomainEvent> | undefined;
  return tell ? tell(reader, event) : [];
};
