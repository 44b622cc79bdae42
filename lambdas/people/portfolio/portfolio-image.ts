import type { PortfolioItem } from '@shared/people/model/portfolio';
import { replaceImage, withdrawFormer, type Shown } from '../../platform/files/replace-image';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { portfolioItem } from './portfolio-items';
import type { Deps } from './ports';
import type { ImageChange, PortfolioRef } from '../../store/people/profiles/ports';

type ImageDeps = Pick<Deps, 'portfolio' | 'uploads' | 'files'>;

const changeImage = (
  deps: Pick<Deps, 'portfolio'>,
  ref: PortfolioRef,
  change: Omit<ImageChange, 'previous'>,
): Promise<Shown<PortfolioItem>> =>
  retryOnConflict(async () => {
    const item = await portfolioItem(deps, ref);
    await deps.portfolio.setImage(ref, { previous: item.image, ...change });
    return { previous: item.image, result: { ...item, image: change.image } };
  });

export const setPortfolioImage = async (
  deps: ImageDeps,
  { uploadId, ...ref }: PortfolioRef & { uploadId: string },
): Promise<PortfolioItem> => {
  await portfolioItem(deps, ref);
  return replaceImage(deps, { kind: 'image', owner: ref.userId, uploadId }, 'portfolio', (image) =>
    changeImage(deps, ref, { image, uploadId }),
  );
};

export const removePortfolioImage = async (deps: ImageDeps, ref: PortfolioRef): Promise<PortfolioItem> => {
  const { previous, result } = await changeImage(deps, ref, { image: null, uploadId: null });
  await withdrawFormer(deps, previous);
  return result;
};
