import { setTimeout as wait } from 'node:timers/promises';

export type Reply = { status: number; body: { code?: unknown } };

/** `kept`: the item that must exist exactly once after the write was acknowledged. */
export type Write = {
  name: string;
  send(): Promise<Reply>;
  kept: { entity: string; fields: Readonly<Record<string, string>> };
};

export type Ledger = {
  /** Returns the status; null if no answer came. */
  send(write: Write): Promise<number | null>;
  acknowledged(): number;
  /** Resends unanswered writes, like people do, until all are answered. */
  settle(): Promise<void>;
  /** Compares with all stored items. */
  recount(items: readonly Readonly<Record<string, unknown>>[]): {
    lost: string[];
    doubled: string[];
    /** Time at which the first lost write was acknowledged. */
    lostSince: number | null;
  };
};

/** Maximum time without another answer. */
const settleMs = 120_000;
const pauseMs = 500;
const sentAtOnce = 4;

const isDone = ({ status, body }: Reply): boolean => (status >= 200 && status < 300) || body.code === 'ALREADY_APPLIED';
/** No answer, a failure, or a request with the same key that is running or was killed, whose key is released later. */
const isOpen = ({ status, body }: Reply): boolean => status >= 500 || body.code === 'IN_PROGRESS';

const keyOf = ({ kept: { entity, fields } }: Write): string =>
  JSON.stringify([
    entity,
    ...Object.keys(fields)
      .toSorted()
      .map((name) => fields[name]),
  ]);

export const openLedger = (): Ledger => {
  const done = new Map<string, Write & { at: number }>();
  const open = new Set<Write>();
  const last = new WeakMap<Write, Reply>();

  const send = async (write: Write): Promise<number | null> => {
    open.add(write);
    const reply = await write.send().catch(() => null);
    if (!reply) return null;
    last.set(write, reply);
    if (isDone(reply)) done.set(keyOf(write), { ...write, at: Date.now() });
    if (!isOpen(reply)) open.delete(write);
    return reply.status;
  };

  const unanswered = (): string => {
    const texts = [...open].map((write) => `${write.name} (last ${last.get(write)?.status ?? 'nothing'})`);
    return `${open.size} writes got no answer: ${texts.slice(0, 10).join(', ')}`;
  };

  return {
    send,
    acknowledged: () => done.size,
    async settle() {
      let [left, deadline] = [open.size, Date.now() + settleMs];
      while (open.size > 0) {
        const writes = [...open].values();
        const sendNext = async (): Promise<void> => {
          for (const write of writes) await send(write);
        };
        await Promise.all(Array.from({ length: sentAtOnce }, sendNext));
        // After an overload, the first round may take longer than all others.
        if (open.size < left) [left, deadline] = [open.size, Date.now() + settleMs];
        if (open.size > 0 && Date.now() > deadline) throw new Error(unanswered());
        if (open.size > 0) await wait(pauseMs);
      }
    },
    recount(items) {
      const found = new Map<string, number>();
      const names = new Map([...done.values()].map(({ kept }) => [kept.entity, Object.keys(kept.fields).toSorted()]));
      for (const item of items) {
        const fields = names.get(String(item['entity']));
        if (!fields) continue;
        const key = JSON.stringify([item['entity'], ...fields.map((name) => item[name])]);
        found.set(key, (found.get(key) ?? 0) + 1);
      }
      const keys = [...done.keys()];
      const lost = keys.filter((key) => !found.has(key));
      return {
        lost,
        lostSince: lost.length === 0 ? null : Math.min(...lost.map((key) => done.get(key)!.at)),
        doubled: keys.filter((key) => (found.get(key) ?? 0) > 1),
      };
    },
  };
};
