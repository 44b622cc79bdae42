import { AppError } from '@shared/errors';
import { refusalReply } from './reply';

/** No operation has this method and path. */
export const handler = async () => refusalReply(new AppError('NOT_FOUND'));
