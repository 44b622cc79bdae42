import { AppError } from '@shared/errors';
import { refusalReply } from './reply';

export const handler = async () => refusalReply(new AppError('NOT_FOUND'));
