import type { UploadTarget } from '@shared/model/file';
import { registerProfessional } from '../../../test/support/people';
import { drawLogo, drawnLogos } from '../../seed/draw-logo';
import { sendFile } from '../../seed/send-file';
import type { Caller } from './caller';

export const uploaded = async (
  call: Caller,
  name: string,
  contentType: string,
  file: Buffer,
  token: string,
): Promise<string> => {
  const target = (await call(name, { body: { contentType, size: file.length } }, token)) as UploadTarget;
  await sendFile(target, file);
  return target.uploadId;
};

export const logoCalls = async (call: Caller, token: string): Promise<void> => {
  const logo = drawLogo(drawnLogos.lakeshore);
  const uploadId = await uploaded(call, 'requestLogoUpload', 'image/png', logo, token);
  await call('setLogo', { body: { uploadId } }, token);
  await call('removeLogo', {}, token);
};

export const facilityPhotoCalls = async (call: Caller, token: string): Promise<void> => {
  const photo = drawLogo(drawnLogos.harbor);
  const upload = () => uploaded(call, 'requestFacilityPhotoUpload', 'image/png', photo, token);
  const body = { uploadId: await upload(), thumbUploadId: await upload(), description: 'Entrance' };
  const { photos } = (await call('addFacilityPhoto', { body }, token)) as { photos: { photoId: string }[] };
  const [{ photoId } = { photoId: '' }] = photos;
  await call('saveFacilityPhotos', { body: { photos: [{ photoId, description: 'Main entrance' }] } }, token);
  await call('removeFacilityPhoto', { params: { photoId } }, token);
};

export const portfolioCalls = async (call: Caller): Promise<void> => {
  const { token } = await registerProfessional();
  const item = { title: 'Bench', type: 'research', description: 'Of the bench.', tags: ['bench'] };
  const created = await call('createPortfolioItem', { body: item }, token);
  const params = { portfolioItemId: String(created['portfolioItemId']) };
  await call('updatePortfolioItem', { params, body: { item: { ...item, featured: true }, version: 1 } }, token);
  const image = drawLogo(drawnLogos.lakeshore);
  const ofItem = await uploaded(call, 'requestImageUpload', 'image/png', image, token);
  await call('setPortfolioImage', { params, body: { uploadId: ofItem } }, token);
  await call('listPortfolio', {}, token);
  await call('removePortfolioImage', { params }, token);
  await call('deletePortfolioItem', { params }, token);
  const photo = await uploaded(call, 'requestImageUpload', 'image/png', image, token);
  await call('setPhoto', { body: { uploadId: photo } }, token);
  await call('removePhoto', {}, token);
};
