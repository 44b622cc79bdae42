import { fold } from '@shared/text/folded-words';

/** Distinct strings by number; 0 is the empty string. */
export type Dictionary = {
  idOf(text: string): number;
  find(text: string): number;
  textOf(id: number): string;
  foldedOf(id: number): string;
  texts(): readonly string[];
};

export const createDictionary = (known: readonly string[] = ['']): Dictionary => {
  const texts = [...known];
  const folded: string[] = [];
  const ids = new Map(texts.map((text, id) => [text, id]));
  return {
    idOf(text) {
      const id = ids.get(text);
      if (id !== undefined) return id;
      ids.set(text, texts.length);
      return texts.push(text) - 1;
    },
    find: (text) => ids.get(text) ?? -1,
    textOf: (id) => texts[id] ?? '',
    foldedOf: (id) => (folded[id] ??= fold(texts[id] ?? '')),
    texts: () => texts,
  };
};
