import { portfolioRoutes } from '@shared/people/api/portfolio.routes';
import { requestUpload } from '../../platform/files/request-upload';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { keepsWithin } from '../../platform/plans/plan-refusal';
import { serve } from '../../platform/http/serve';
import { deps, platform } from './deps';
import { removePhoto, setPhoto } from './photo';
import { removePortfolioImage, setPortfolioImage } from './portfolio-image';
import { createPortfolioItem, deletePortfolioItem, updatePortfolioItem } from './portfolio-items';

const photoOwner = ({ userId, role }: AuthorizedCaller) => ({ userId, hasProfile: role === 'professional' });

export const handler = serve(
  portfolioRoutes,
  {
    listPortfolio: async ({ caller }) => ({ items: await deps.portfolio.list(caller.userId) }),
    createPortfolioItem: ({ body, caller }) =>
      keepsWithin(caller, 'portfolioItems', (max) =>
        createPortfolioItem(deps, { userId: caller.userId, form: body, max }),
      ),
    updatePortfolioItem: ({ params, body, caller }) =>
      updatePortfolioItem(deps, { userId: caller.userId, ...params, form: body.item, version: body.version }),
    deletePortfolioItem: ({ params, caller }) => deletePortfolioItem(deps, { userId: caller.userId, ...params }),
    requestImageUpload: ({ body, caller }) =>
      requestUpload(deps, { owner: caller.userId, kind: 'image', contentType: body.contentType }),
    setPortfolioImage: ({ params, body, caller }) =>
      setPortfolioImage(deps, { userId: caller.userId, ...params, ...body }),
    removePortfolioImage: ({ params, caller }) => removePortfolioImage(deps, { userId: caller.userId, ...params }),
    setPhoto: ({ body, caller }) => setPhoto(deps, { ...photoOwner(caller), ...body }),
    removePhoto: ({ caller }) => removePhoto(deps, photoOwner(caller)),
  },
  platform,
);
