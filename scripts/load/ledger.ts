import { setTimeout as wait } from 'node:timers/promises';

export type Reply = { status: number; body: { code?: unknown } };

/** `kept`: the item that must be there exactly once after the write was acknowledged. */
export type Write = {
  name: string;
  send(): Promise<Reply>;
  kept: { entity: string; fields: Readonly<Record<string, string>> };
};

export type Ledger = {
  /** The status; null if no answer came. */
  send(write: Write): Promise<number | null>;
  acknowledged(): number;
  /** Sends what got no answer again, as people do, until it has one. */
  settle(): Promise<void>;
  /** Compares with everything that is stored. */
  recount(items: readonly Readonly<Record<string, unknown>>[]): {
    lost: string[];
    doubled: string[];
    /** When the first of the lost ones was acknowledged. */
    lostSince: number | null;
  };
};

const settleMs = 120_000;
const pauseMs = 500;

const isDone = ({ status, body }: Reply): boolean => (status >= 200 && status < 300) || body.code === 'ALREADY_APPLIED';
/** No answer, a failure, or a request with the same key that runs or was killed: its key is free after a while. */
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

  const send = async (write: Write): Promise<number | null> => {
    open.add(write);
    const reply = await write.send().catch(() => null);
    if (!reply) return null;
    if (isDone(reply)) done.set(keyOf(write), { ...write, at: Date.now() });
    if (!isOpen(reply)) open.delete(write);
    return reply.status;
  };

  return {
    send,
    acknowledged: () => done.size,
    async settle() {
      const deadline = Date.now() + settleMs;
      while (open.size > 0) {
        for (const write of open) await send(write);
        if (open.size === 0) return;
        if (Date.now() > deadline) throw new Error(`${open.size} writes got no answer.`);
        await wait(pauseMs);
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
