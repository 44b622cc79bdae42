import timers from 'node:timers';
import promises from 'node:timers/promises';
import { syncBuiltinESMExports } from 'node:module';
import { currentProcess, inProcess } from './process';

type Work = (...args: unknown[]) => void;

/** The used part of Node's timer. */
class Timer {
  isCleared = false;

  constructor(
    readonly work: () => void,
    public at: number,
    /** Breaks ties: of timers due at the same time, the first one set runs first. */
    public order: number,
    readonly everyMs: number | null,
  ) {}

  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  hasRef(): boolean {
    return true;
  }
}

const isBefore = (a: Timer, b: Timer): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

/** A binary heap: each request sets a timer that rarely fires, so there are thousands. */
class Waiting {
  readonly #heap: Timer[] = [];

  add(timer: Timer): void {
    const heap = this.#heap;
    let place = heap.push(timer) - 1;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!isBefore(timer, heap[parent]!)) break;
      heap[place] = heap[parent]!;
      place = parent;
    }
    heap[place] = timer;
  }

  #take(): Timer | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (!first || !last || first === last) return first;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child += 1;
      if (!isBefore(heap[child]!, last)) break;
      heap[place] = heap[child]!;
      place = child;
    }
    heap[place] = last;
    return first;
  }

  next(): Timer | undefined {
    let timer = this.#take();
    while (timer?.isCleared) timer = this.#take();
    return timer;
  }
}

export type VirtualClock = {
  /** Runs the next due timer, at its time. */
  advance(): void;
  /** Skips time in which nothing runs: timers still wait as long as before. */
  leap(ms: number): void;
  /** Restores real time. */
  end(): void;
};

/** Runs work in the process that set it, as Node does. */
const ofProcess = (work: () => void): (() => void) => {
  const process = currentProcess();
  return process ? () => inProcess(process, work) : work;
};

/** Makes this process's timers and dates follow a clock that only moves when nothing else happens. */
export const startVirtualClock = (start: Date): VirtualClock => {
  const waiting = new Waiting();
  let [elapsed, leapt, order] = [0, 0, 0];
  const now = (): number => start.getTime() + elapsed + leapt + (currentProcess()?.skewMs ?? 0);

  const set = (work: () => void, ms: unknown, repeats: boolean): Timer => {
    const delay = Math.max(Math.floor(Number(ms) || 0), 1);
    const timer = new Timer(ofProcess(work), elapsed + delay, (order += 1), repeats ? delay : null);
    waiting.add(timer);
    return timer;
  };
  const clear = (timer: unknown): void => {
    if (timer instanceof Timer) timer.isCleared = true;
  };
  const patched = {
    setTimeout: (work: Work, ms?: number, ...args: unknown[]) => set(() => work(...args), ms, false),
    setInterval: (work: Work, ms?: number, ...args: unknown[]) => set(() => work(...args), ms, true),
    clearTimeout: clear,
    clearInterval: clear,
  };
  const wait = (ms: number, value?: unknown, { signal }: { signal?: AbortSignal } = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
      set(() => resolve(value), ms, false);
    });

  const RealDate = Date;
  class VirtualDate extends RealDate {
    constructor(...args: unknown[]) {
      if (args.length === 0) super(now());
      else super(...(args as [number]));
    }
    static override now(): number {
      return now();
    }
    static override [Symbol.hasInstance](value: unknown): boolean {
      return Object.prototype.toString.call(value) === '[object Date]';
    }
  }

  const kept = {
    Date: RealDate,
    setTimeout: globalThis.setTimeout,
    setInterval: globalThis.setInterval,
    clearTimeout: globalThis.clearTimeout,
    clearInterval: globalThis.clearInterval,
  };
  const keptWait = promises.setTimeout;
  const keptNow = performance.now.bind(performance);
  Object.assign(globalThis, patched, { Date: VirtualDate });
  Object.assign(timers, patched);
  Object.assign(promises, { setTimeout: wait });
  performance.now = () => elapsed;
  syncBuiltinESMExports();

  return {
    advance() {
      const timer = waiting.next();
      // Real work is pending, such as a module loaded on first use.
      if (!timer) return;
      elapsed = Math.max(elapsed, timer.at);
      if (timer.everyMs !== null) {
        timer.at = elapsed + timer.everyMs;
        timer.order = order += 1;
        waiting.add(timer);
      }
      timer.work();
    },
    leap: (ms) => void (leapt += ms),
    end() {
      const { Date: date, ...functions } = kept;
      Object.assign(globalThis, functions, { Date: date });
      Object.assign(timers, functions);
      Object.assign(promises, { setTimeout: keptWait });
      performance.now = keptNow;
      syncBuiltinESMExports();
    },
  };
};

/** Waits in virtual time while a world is open. */
export const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
