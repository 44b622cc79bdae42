import { environment } from '../environment';
import type { DocumentReader } from './ports';
import { readObject } from './read-object';

export const createDocumentReader = (): DocumentReader => {
  const { DOCUMENTS_BUCKET } = environment('documents');
  return { read: (key) => readObject(DOCUMENTS_BUCKET, key) };
};
