import pLimit from 'p-limit';

/** As `Promise.all`, but also after one of them failed, all have ended: the next try goes on from what is written, and would meet the others. */
export const allDone = async <T extends readonly unknown[] | []>(
  works: T,
): Promise<{ -readonly [P in keyof T]: Awaited<T[P]> }> => {
  await Promise.allSettled(works);
  return Promise.all(works);
};

/** The local stack shares one thread: more at once would only make each request late, those of people, too. */
const atOnce = 4;

/** As `allDone`, a few at a time. */
export const doneInTurns = <T, R>(items: readonly T[], run: (item: T, index: number) => Promise<R>): Promise<R[]> => {
  const inTurn = pLimit(atOnce);
  return allDone(items.map((item, index) => inTurn(() => run(item, index))));
};
