import { liveEvents } from './broadcast-live-updates';
import { eventsWith } from './texts/index';

/** Events that each way of delivering subscribes to. Pushes and text messages follow stored notifications instead. */
export const derivedSubscriptions = () => ({
  inApp: eventsWith('inApp'),
  email: eventsWith('email'),
  live: liveEvents,
});
