/**
 * What one call costs. `create` adds something that stays, or asks people who aren't here. `slow` may take seconds: it
 * makes a file, reads thousands of records, or waits for another company's service.
 */
export const costs = ['read', 'write', 'create', 'slow'] as const;
export type Cost = (typeof costs)[number];

/** Calls that are counted for each account, before their work. */
export const countedCosts = ['create', 'slow'] as const satisfies readonly Cost[];
export type CountedCost = (typeof countedCosts)[number];

export const isCounted = (cost: Cost): cost is CountedCost => (countedCosts as readonly Cost[]).includes(cost);

/** No call runs longer: a test compares it with the timeout of functions. */
export const callWindowSeconds = 10;

/** `perWindow`: calls that start in a window; of slow ones, those of its calls that are still at work. */
export type CallLimit = { perWindow: number; perHour: number };

/**
 * `person`: of one person. `unverified`: of all members of an organization that isn't verified, together. `newcomer`: of
 * a session without a role, whose address may not be confirmed.
 */
export const callLimits = {
  person: {
    create: { perWindow: 40, perHour: 600 },
    slow: { perWindow: 3, perHour: 300 },
  },
  unverified: {
    create: { perWindow: 15, perHour: 60 },
    slow: { perWindow: 3, perHour: 30 },
  },
  newcomer: {
    create: { perWindow: 5, perHour: 10 },
    slow: { perWindow: 3, perHour: 10 },
  },
} as const satisfies Record<string, Record<CountedCost, CallLimit>>;
export type CallerStanding = keyof typeof callLimits;

/** Seconds of the firewall's windows. */
export const firewallWindowSeconds = 300;
