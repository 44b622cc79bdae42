import * as z from 'zod';
import { Email } from '@shared/core/model/fields';

export const InviteSchema = z.object({ email: Email });
