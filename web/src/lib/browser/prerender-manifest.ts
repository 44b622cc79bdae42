/** What the build learns about a page while it prerenders it. `chunks` are source files, as the build's manifest names them. */
export type PrerenderedPage = { title: string; description: string; chunks: Set<string> };

const record: PrerenderedPage = { title: '', description: '', chunks: new Set() };

/** Notes that the page loads this source file in a chunk of its own, so that its HTML can ask for it early. */
export const recordChunk = (file: string): void => {
  if (import.meta.env.SSR) record.chunks.add(file);
};

export const recordTexts = (texts: Partial<Pick<PrerenderedPage, 'title' | 'description'>>): void => {
  if (import.meta.env.SSR) Object.assign(record, texts);
};

/** Returns what was noted since the last call. */
export const takeRecord = (): PrerenderedPage => {
  const taken = { ...record, chunks: new Set(record.chunks) };
  record.title = '';
  record.description = '';
  record.chunks.clear();
  return taken;
};
