import * as z from 'zod';

/** Fields that files may write in other forms than the site. */
const readFields = ['day', 'startTime', 'endTime', 'rateCents', 'profession'] as const;

/** `text`: as in the file. `value`: its interpretation. */
export const ReadAs = z.object({
  field: z.enum(readFields),
  text: z.string(),
  value: z.union([z.string(), z.number()]),
});
export type ReadAs = z.infer<typeof ReadAs>;

const shownCharacters = 60;

/** Text of a cell as shown in messages. */
export const shownText = (text: string): string => text.slice(0, shownCharacters);

export const readAs = (field: ReadAs['field'], text: string, value: ReadAs['value']): ReadAs => ({
  field,
  text: shownText(text),
  value,
});
