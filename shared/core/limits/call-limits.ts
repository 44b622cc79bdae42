/**
 * Cost of one call. `create` adds a lasting record or notifies other people. `slow` may take seconds: it generates a file,
 * reads thousands of records, or waits for another company's service.
 */
export const costs = ['read', 'write', 'create', 'slow'] as const;
export type Cost = (typeof costs)[number];

/** Costs counted for each account before the call runs. */
export const countedCosts = ['create', 'slow'] as const satisfies readonly Cost[];
export type CountedCost = (typeof countedCosts)[number];

export const isCounted = (cost: Cost): cost is CountedCost => (countedCosts as readonly Cost[]).includes(cost);

/** Longest run of a call: a test compares it with the timeout of functions. */
export const callWindowSeconds = 10;

/** `perWindow`: calls started in a window; for slow calls, those still running. */
export type CallLimit = { perWindow: number; perHour: number };

/**
 * `person`: per person. `unverified`: all members of an unverified organization together. `newcomer`: per session without
 * a role, whose email may not be confirmed.
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

/** Length of the firewall's windows. */
export const firewallWindowSeconds = 300;
