import * as z from 'zod';
import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import { Day } from '@shared/core/model/fields';
import { PortfolioItemForm } from '@shared/people/model/portfolio';
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
    .refine((tags) => tags.length <= limits.portfolioTags, notice('tooManyTags', { max: limits.portfolioTags }))
    .refine(
      (tags) => tags.every((tag) => tag.length <= limits.tagLength),
      notice('tagTooLong', { max: limits.tagLength }),
    ),
  featured: featured.unwrap(),
});
