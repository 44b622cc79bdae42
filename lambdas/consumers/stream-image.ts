import type { EventType } from '@shared/model/event';
import type { AttributeValue } from 'aws-lambda';

// An item as the table's stream has it, and how its attributes are read.

export type Image = Record<string, AttributeValue>;
export type Change = { before: Image | null; after: Image };
export type Removal = { before: Image };

export const text = (image: Image | null, name: string): string | null => image?.[name]?.S ?? null;
export const flag = (image: Image | null, name: string): boolean => image?.[name]?.BOOL === true;
export const number = (image: Image | null, name: string): string => image?.[name]?.N ?? '';
export const ids = (image: Image, ...names: string[]): Record<string, string | null> =>
  Object.fromEntries(names.map((name) => [name, text(image, name)]));

export type Found = { type: EventType; id: (string | null)[]; at: string | null; data: Record<string, unknown> };
