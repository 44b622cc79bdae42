import type { BaseClock, Core } from './core';
import { dueNext, type Due } from './advance';
import { emptyState, type State } from './state';

export type Provider = {
  core: Core;
  /** Runs everything due since the last call. */
  catchUp(): void;
  /** Moves the clock forward to these Unix seconds and runs everything due. Never backwards. */
  advanceTo(seconds: number): void;
  next(): Pick<Due, 'at' | 'id' | 'what'> | null;
};

/** Limit of runs at once, beyond which it is a loop. */
const mostRuns = 20_000;

export type ProviderOptions = {
  /** The machine's clock in milliseconds. */
  clock?: BaseClock;
  state?: State | null;
  /** Base URL of the hosted pages. */
  pages?: string;
};

/** The payment provider without HTTP: a state and a clock that moves forward. */
export const openProvider = ({
  clock = Date.now,
  state,
  pages = 'http://localhost',
}: ProviderOptions = {}): Provider => {
  const machine = (): number => Math.floor(clock() / 1000);
  let running: number | null = null;
  const core: Core = {
    state: state ?? emptyState(machine()),
    now: () => running ?? machine() + core.state.offset,
    pages,
    origin: { id: null, idempotency_key: null },
    account: null,
  };

  const runUntil = (target: number): void => {
    try {
      for (let runs = 0; ; runs += 1) {
        const [due] = dueNext(core.state);
        if (!due || due.at > target) break;
        if (runs > mostRuns) throw new Error(`${due.what} of ${due.id} never ends`);
        running = Math.max(due.at, core.state.time);
        core.state.time = running;
        due.run(core);
      }
    } finally {
      running = null;
    }
    core.state.time = Math.max(core.state.time, target);
  };

  return {
    core,
    catchUp: () => runUntil(core.now()),
    advanceTo(seconds) {
      if (seconds < core.now()) throw new Error('The clock moves forward only');
      runUntil(seconds);
      core.state.offset = seconds - machine();
    },
    next: () => {
      const [due] = dueNext(core.state);
      return due ? { at: due.at, what: due.what, id: due.id } : null;
    },
  };
};
