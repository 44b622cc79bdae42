import { liveEvents } from './broadcast-live-updates';
import { eventsWith } from './texts/index';

/** Push and text messages follow stored notifications instead. */
export const derivedSubscriptions = () => ({
  inApp: eventsWith('inApp'),
  email: eventsWith('email'),
  live: liveEvents,
});
