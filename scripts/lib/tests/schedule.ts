export type Task = {
  name: string;
  after?: readonly string[];
  /** Number of cores it uses. */
  cores: number;
  run: () => Promise<void>;
};

/** Runs tasks in order of preference, as many in parallel as cores allow. Tasks never reject. */
export const runTasks = async (tasks: readonly Task[], cores: number): Promise<void> => {
  const waiting = [...tasks];
  const ended = new Set<string>();
  const running = new Map<string, Promise<void>>();
  let free = cores;
  while (waiting.length > 0 || running.size > 0) {
    for (const task of [...waiting]) {
      const wanted = Math.min(task.cores, cores);
      if (wanted > free || task.after?.some((name) => !ended.has(name))) continue;
      waiting.splice(waiting.indexOf(task), 1);
      free -= wanted;
      const done = task.run().then(() => {
        free += wanted;
        ended.add(task.name);
        running.delete(task.name);
      });
      running.set(task.name, done);
    }
    if (running.size === 0) throw new Error(`Nothing can run before ${waiting.map(({ name }) => name).join(', ')}.`);
    await Promise.race(running.values());
  }
};
