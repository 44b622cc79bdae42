import { join } from 'node:path';
import { stateFile } from '../../scripts/local/json-file';

export type SentText = { id: string; phone: string; text: string; sentAt: string };

const keptTexts = 200;

export type TextOutbox = {
  add(text: SentText): void;
  list(phone?: string | null): SentText[];
};

export const openTextOutbox = (dataDir: string | null): TextOutbox => {
  const file = stateFile<SentText[]>(dataDir && join(dataDir, 'texts.json'), () => [], Array.isArray);
  const texts = file.load();
  return {
    add(text) {
      texts.push(text);
      if (dataDir && texts.length > keptTexts) texts.splice(0, texts.length - keptTexts);
      file.save(texts);
    },
    list: (phone) => texts.filter((text) => !phone || text.phone === phone).reverse(),
  };
};
