/** What the build learns about a page while it writes it as HTML. */
export type WrittenPage = { title: string; description: string; parts: Set<string> };

const record: WrittenPage = { title: '', description: '', parts: new Set() };

/** Notes that the page loads this file of its own, so that its HTML can ask for it early. */
export const recordPart = (file: string): void => {
  if (import.meta.env.SSR) record.parts.add(file);
};

export const recordTexts = (texts: Partial<Pick<WrittenPage, 'title' | 'description'>>): void => {
  if (import.meta.env.SSR) Object.assign(record, texts);
};

/** Answers what was noted since the last call. */
export const takeRecord = (): WrittenPage => {
  const taken = { ...record, parts: new Set(record.parts) };
  record.title = '';
  record.description = '';
  record.parts.clear();
  return taken;
};
