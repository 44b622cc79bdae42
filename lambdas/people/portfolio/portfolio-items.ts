import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { PortfolioItem, PortfolioItemForm } from '@shared/people/model/portfolio';
import { withdrawFormer } from '../../platform/files/replace-image';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { Deps } from './ports';
import type { PortfolioRef } from '../../store/people/profiles/ports';

const withoutRepeats = (tags: readonly string[]): string[] => {
  const names = tags.map((tag) => tag.toLowerCase());
  return tags.filter((_tag, index) => names.indexOf(names[index]!) === index);
};

const tidy = (form: PortfolioItemForm): PortfolioItemForm => ({ ...form, tags: withoutRepeats(form.tags) });

export const portfolioItem = async (
  { portfolio }: Pick<Deps, 'portfolio'>,
  ref: PortfolioRef,
): Promise<PortfolioItem> => {
  const item = await portfolio.get(ref);
  if (!item) throw new AppError('NOT_FOUND');
  return item;
};

export const createPortfolioItem = async (
  { portfolio, clock }: Pick<Deps, 'portfolio' | 'clock'>,
  { userId, form, max = limits.portfolioItems }: { userId: string; form: PortfolioItemForm; max?: number },
): Promise<PortfolioItem> => {
  const at = clock.now().toISOString();
  const item: PortfolioItem = {
    ...tidy(form),
    portfolioItemId: clock.newId('pfi'),
    image: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  await portfolio.create(userId, item, max);
  return item;
};

export const updatePortfolioItem = (
  { portfolio, clock }: Pick<Deps, 'portfolio' | 'clock'>,
  { form, version, ...ref }: PortfolioRef & { form: PortfolioItemForm; version: number },
): Promise<PortfolioItem> => portfolio.update(ref, { form: tidy(form), version, at: clock.now().toISOString() });

export const deletePortfolioItem = async (
  deps: Pick<Deps, 'portfolio' | 'files'>,
  ref: PortfolioRef,
): Promise<{ portfolioItemId: string }> => {
  const image = await retryOnConflict(async () => {
    const item = await portfolioItem(deps, ref);
    await deps.portfolio.remove(ref, item);
    return item.image;
  });
  await withdrawFormer(deps, image);
  return { portfolioItemId: ref.portfolioItemId };
};
