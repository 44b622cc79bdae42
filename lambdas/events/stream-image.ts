import type { EventType } from '@shared/core/model/event';
import type { AttributeValue } from 'aws-lambda';

export type StreamImage = Record<string, AttributeValue>;
export type ItemChange = { before: StreamImage | null; after: StreamImage };
export type ItemRemoval = { before: StreamImage };

export const text = (image: StreamImage | null, name: string): string | null => image?.[name]?.S ?? null;
export const flag = (image: StreamImage | null, name: string): boolean => image?.[name]?.BOOL === true;
export const number = (image: StreamImage | null, name: string): string => image?.[name]?.N ?? '';
export const ids = (image: StreamImage, ...names: string[]): Record<string, string | null> =>
  Object.fromEntries(names.map((name) => [name, text(image, name)]));

export type EventCandidate = {
  type: EventType;
  id: (string | null)[];
  at: string | null;
  data: Record<string, unknown>;
};
