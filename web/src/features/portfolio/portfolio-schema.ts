import * as z from 'zod';
import { limits } from '@shared/limits';
import { messages } from '@shared/messages';
import { Day } from '@shared/model/fields';
import { PortfolioItemForm } from '@shared/model/portfolio';
import { tagsOf, type PortfolioValues } from './portfolio-values';

const { title, type, description, featured } = PortfolioItemForm.shape;

/** The contract's schema with tags and date as typed. */
export const PortfolioFormSchema: z.ZodType<PortfolioItemForm, PortfolioValues> = z.object({
  title,
  type: type.unwrap(),
  description,
  date: z
    .string()
    .transform((day) => day || null)
    .pipe(Day.nullable()),
  tags: z
    .string()
    .transform(tagsOf)
    .refine((tags) => tags.length <= limits.portfolioTags, messages.tooManyTags)
    .refine((tags) => tags.every((tag) => tag.length <= limits.tagLength), messages.tagTooLong),
  featured: featured.unwrap(),
});
