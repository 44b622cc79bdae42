import * as z from 'zod';
import { dialable } from '../../core/model/phone-number';
import type { SiteConfig } from './site-config';

/** Support contacts besides email and tickets; null for those a stage doesn't have. */
export const SupportLines = z.strictObject({
  phone: z
    .string()
    .refine((phone) => dialable(phone) === phone, 'support.phone must be E.164, such as +12025550143')
    .nullable(),
  chat: z
    .url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      error: 'support.chat must be an address that starts with https://',
    })
    .nullable(),
});
export type SupportLines = z.infer<typeof SupportLines>;

/** Contacts in the site's format. */
export const siteLines = ({ phone, chat }: SupportLines): Pick<SiteConfig, 'supportPhone' | 'supportChat'> => ({
  ...(phone !== null && { supportPhone: phone }),
  ...(chat !== null && { supportChat: chat }),
});
