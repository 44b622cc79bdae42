import * as z from 'zod';
import { inMegabytes, limits } from '../../limits';
import { notice } from '../../text/notice';
import { logoTypes } from '../../core/model/vocabulary';
import { PortfolioItemId, UploadId, Version } from '../../core/model/fields';
import { FileUpload, UploadTarget } from '../../core/model/file';
import { PortfolioItem, PortfolioItemForm } from '../model/portfolio';
import { defineRoutes } from '../../core/api/route';

const itemParams = z.strictObject({ portfolioItemId: PortfolioItemId });
const Sent = z.strictObject({ uploadId: UploadId });

export const ImageUpload = FileUpload(
  { types: logoTypes, message: notice('photoType') },
  { bytes: limits.photoBytes, message: notice('photoTooLarge', { megabytes: inMegabytes(limits.photoBytes) }) },
);

export const portfolioRoutes = defineRoutes({
  listPortfolio: {
    method: 'GET',
    path: '/api/portfolio',
    access: 'editProfessionalProfile',
    summary: "List the professional's own portfolio: featured items first, then newest first.",
    response: z.object({ items: z.array(PortfolioItem) }),
    errors: [],
  },
  createPortfolioItem: {
    method: 'POST',
    path: '/api/portfolio',
    access: 'editProfessionalProfile',
    cost: 'create',
    plan: 'portfolioItems',
    status: 201,
    idempotent: true,
    summary: 'Add a portfolio item.',
    body: PortfolioItemForm,
    response: PortfolioItem,
    errors: ['LIMIT_REACHED', 'QUOTA_REACHED'],
  },
  updatePortfolioItem: {
    method: 'PUT',
    path: '/api/portfolio/{portfolioItemId}',
    access: 'editProfessionalProfile',
    summary: 'Update a portfolio item. `version` is the version that was edited.',
    params: itemParams,
    body: z.strictObject({ item: PortfolioItemForm, version: Version }),
    response: PortfolioItem,
    errors: ['NOT_FOUND', 'STALE_VERSION'],
  },
  deletePortfolioItem: {
    method: 'DELETE',
    path: '/api/portfolio/{portfolioItemId}',
    access: 'editProfessionalProfile',
    summary: 'Delete a portfolio item and its image.',
    params: itemParams,
    response: z.object({ portfolioItemId: PortfolioItemId }),
    errors: ['NOT_FOUND'],
  },
  requestImageUpload: {
    method: 'POST',
    path: '/api/portfolio/image-uploads',
    access: 'ownAccount',
    status: 201,
    summary: "Get an upload URL for one image of the given type, to use for a portfolio item or as the caller's photo.",
    body: ImageUpload,
    response: UploadTarget,
    errors: ['TOO_MANY_REQUESTS'],
  },
  setPortfolioImage: {
    method: 'PUT',
    path: '/api/portfolio/{portfolioItemId}/image',
    access: 'editProfessionalProfile',
    summary: 'Set an uploaded image as the image of a portfolio item once its content has been checked.',
    params: itemParams,
    body: Sent,
    response: PortfolioItem,
    errors: ['NOT_FOUND', 'UPLOAD_MISSING', 'UPLOAD_BEING_CHECKED'],
  },
  removePortfolioImage: {
    method: 'DELETE',
    path: '/api/portfolio/{portfolioItemId}/image',
    access: 'editProfessionalProfile',
    summary: 'Remove the image of a portfolio item.',
    params: itemParams,
    response: PortfolioItem,
    errors: ['NOT_FOUND'],
  },
  setPhoto: {
    method: 'PUT',
    path: '/api/portfolio/photo',
    access: 'ownAccount',
    summary: "Set an uploaded image as the caller's photo once its content has been checked.",
    body: Sent,
    response: z.object({ photo_url: z.string() }),
    errors: ['NOT_FOUND', 'UPLOAD_MISSING', 'UPLOAD_BEING_CHECKED'],
  },
  removePhoto: {
    method: 'DELETE',
    path: '/api/portfolio/photo',
    access: 'ownAccount',
    summary: "Remove the caller's photo.",
    response: z.object({ photo_url: z.null() }),
    errors: ['NOT_FOUND'],
  },
});
