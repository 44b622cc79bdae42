import * as z from 'zod';
import { limits } from '../../limits';
import { Instant, line, PortfolioItemId, prose, Version } from '../../core/model/fields';
import { GivenDay } from '../../core/model/given-times';
import { portfolioTypes } from './profile-vocabulary';
import { storedFields } from '../../core/model/stored-form';

export const PortfolioItemForm = z.strictObject({
  title: line(limits.portfolioTitleLength),
  type: z.enum(portfolioTypes).default('case-study'),
  description: prose(limits.portfolioDescriptionLength),
  date: GivenDay.nullable().default(null),
  tags: z.array(line(limits.tagLength)).max(limits.portfolioTags).default([]),
  featured: z.boolean().default(false),
});
export type PortfolioItemForm = z.infer<typeof PortfolioItemForm>;

export const PortfolioItem = z.object({
  ...storedFields(PortfolioItemForm.shape),
  portfolioItemId: PortfolioItemId,
  /** Same-origin path. Changing it does not change the version. */
  image: z.string().nullable(),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
  /** Present if moderators hid it: only its owner sees it. */
  hidden: z.literal(true).optional(),
});
export type PortfolioItem = z.infer<typeof PortfolioItem>;
