import pLimit from 'p-limit';

/** Like `Promise.all`, but waits for all after a failure: the next try continues from what is written, without overlap. */
export const allDone = async <T extends readonly unknown[] | []>(
  works: T,
): Promise<{ -readonly [P in keyof T]: Awaited<T[P]> }> => {
  await Promise.allSettled(works);
  return Promise.all(works);
};

/** The local stack shares one thread: more at once would only slow down each request, including people's. */
const atOnce = 4;

/** Like `allDone`, a few at a time. */
export const doneInTurns = <T, R>(items: readonly T[], run: (item: T, index: number) => Promise<R>): Promise<R[]> => {
  const inTurn = pLimit(atOnce);
  return allDone(items.map((item, index) => inTurn(() => run(item, index))));
};
