/** Also after one of them failed, all have ended: the next try goes on from what is written, and would meet the others. */
export const allDone = async (works: readonly Promise<unknown>[]): Promise<void> => {
  const results = await Promise.allSettled(works);
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
};
