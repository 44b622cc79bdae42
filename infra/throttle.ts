import { costOf, type Route } from '../shared/api/route';
import { isCounted, workLimits, workWindowSeconds, type CountedCost } from '../shared/work-limits';
import type { StageConfig, Throttle } from './config';

/** In which an account at its limit sends `perWindow` calls. A slow one usually takes a second, and then the next may start. */
const turnSeconds: Record<CountedCost, number> = { create: workWindowSeconds, slow: 1 };

/** What so many accounts send at their limit. A single one never meets it. */
const busyThrottle = (cost: CountedCost, { busyAccounts, throttle }: StageConfig): Throttle => {
  const { perWindow } = workLimits.person[cost];
  const rate = Math.min(throttle.default.rate, Math.ceil((busyAccounts * perWindow) / turnSeconds[cost]));
  return { rate, burst: Math.max(2 * rate, 2 * perWindow) };
};

/** Requests per second that the gateway lets through to a route, of all callers together. */
export const throttleOf = (config: StageConfig, route: Pick<Route, 'access' | 'cost' | 'method'>): Throttle => {
  const { throttle } = config;
  if (route.access === 'publishableKey') return throttle.publishableKey;
  if (route.access === 'public') return throttle.public;
  const cost = costOf(route);
  return isCounted(cost) ? busyThrottle(cost, config) : throttle.default;
};
