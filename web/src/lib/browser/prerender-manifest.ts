/** Data recorded while prerendering a page. `chunks` are source file names as in Vite's manifest. */
export type PrerenderedPage = { title: string; description: string; chunks: Set<string> };

const record: PrerenderedPage = { title: '', description: '', chunks: new Set() };

/** Records a lazily loaded source file, so the page's HTML can preload its chunk. */
export const recordChunk = (file: string): void => {
  if (import.meta.env.SSR) record.chunks.add(file);
};

export const recordTexts = (texts: Partial<Pick<PrerenderedPage, 'title' | 'description'>>): void => {
  if (import.meta.env.SSR) Object.assign(record, texts);
};

export const takeRecord = (): PrerenderedPage => {
  const taken = { ...record, chunks: new Set(record.chunks) };
  record.title = '';
  record.description = '';
  record.chunks.clear();
  return taken;
};
