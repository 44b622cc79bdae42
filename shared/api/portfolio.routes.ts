import * as z from 'zod';
import { limits } from '../limits';
import { messages } from '../messages';
import { logoTypes } from '../model/vocabulary';
import { PortfolioItemId, UploadId, Version } from '../model/fields';
import { FileUpload, UploadTarget } from '../model/file';
import { PortfolioItem, PortfolioItemForm } from '../model/portfolio';
import { defineRoutes } from './route';

const itemParams = z.strictObject({ portfolioItemId: PortfolioItemId });
const Sent = z.strictObject({ uploadId: UploadId });

export const ImageUpload = FileUpload(
  { types: logoTypes, message: messages.photoType },
  { bytes: limits.photoBytes, message: messages.photoTooLarge },
);

export const portfolioRoutes = defineRoutes({
  listPortfolio: {
    method: 'GET',
    path: '/api/portfolio',
    access: 'editProfessionalProfile',
    summary: 'The own portfolio: featured items first, then newest first.',
    response: z.object({ items: z.array(PortfolioItem) }),
    errors: [],
  },
  createPortfolioItem: {
    method: 'POST',
    path: '/api/portfolio',
    access: 'editProfessionalProfile',
    status: 201,
    idempotent: true,
    summary: 'Add an item.',
    body: PortfolioItemForm,
    response: PortfolioItem,
    errors: ['LIMIT_REACHED'],
  },
  updatePortfolioItem: {
    method: 'PUT',
    path: '/api/portfolio/{portfolioItemId}',
    access: 'editProfessionalProfile',
    summary: 'Change an item made from `version`.',
    params: itemParams,
    body: z.strictObject({ item: PortfolioItemForm, version: Version }),
    response: PortfolioItem,
    errors: ['NOT_FOUND', 'STALE_VERSION'],
  },
  deletePortfolioItem: {
    method: 'DELETE',
    path: '/api/portfolio/{portfolioItemId}',
    access: 'editProfessionalProfile',
    summary: 'Delete an item with its image.',
    params: itemParams,
    response: z.object({ portfolioItemId: PortfolioItemId }),
    errors: ['NOT_FOUND'],
  },
  /** For portfolio images and for the photo. */
  requestImageUpload: {
    method: 'POST',
    path: '/api/portfolio/image-uploads',
    access: 'editProfessionalProfile',
    status: 201,
    summary: 'An address that takes one image of the announced type, for an item of the portfolio or as photo.',
    body: ImageUpload,
    response: UploadTarget,
    errors: ['TOO_MANY_REQUESTS'],
  },
  setPortfolioImage: {
    method: 'PUT',
    path: '/api/portfolio/{portfolioItemId}/image',
    access: 'editProfessionalProfile',
    summary: 'Make an upload the image of an item, after its content is checked.',
    params: itemParams,
    body: Sent,
    response: PortfolioItem,
    errors: ['NOT_FOUND', 'UPLOAD_MISSING'],
  },
  removePortfolioImage: {
    method: 'DELETE',
    path: '/api/portfolio/{portfolioItemId}/image',
    access: 'editProfessionalProfile',
    summary: 'Take the image of an item away.',
    params: itemParams,
    response: PortfolioItem,
    errors: ['NOT_FOUND'],
  },
  setPhoto: {
    method: 'PUT',
    path: '/api/profile/photo',
    access: 'editProfessionalProfile',
    summary: 'Make an upload the photo of the profile, after its content is checked.',
    body: Sent,
    response: z.object({ photo_url: z.string() }),
    errors: ['UPLOAD_MISSING'],
  },
  removePhoto: {
    method: 'DELETE',
    path: '/api/profile/photo',
    access: 'editProfessionalProfile',
    summary: 'Take the photo away.',
    response: z.object({ photo_url: z.null() }),
    errors: [],
  },
});
