import * as z from 'zod';
import { identityProviders } from '../../accounts/model/sign-in-vocabulary';
import { billingModes } from '../../money/billing/vocabulary';

export { identityProviders };

const legalTexts = ['template', 'reviewed'] as const;
export type LegalTexts = (typeof legalTexts)[number];

/** /config.json, read at run time so one build serves every stage. */
export const SiteConfig = z.object({
  region: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  /** Only for endpoints other than AWS's own, such as the local one. */
  userPoolEndpoint: z.string().optional(),
  /** Hosted sign-in domain, if an identity provider is configured. */
  identityDomain: z.string().optional(),
  identityProviders: z.array(z.enum(identityProviders)),
  publishableKey: z.string(),
  websocketUrl: z.string(),
  /** State of the legal texts; templates are marked as such. */
  legalTexts: z.enum(legalTexts),
  /** Whether plans are sold. Otherwise, everything is free to use. */
  billing: z.enum(billingModes),
  /** Present only if support has a phone number or a chat. */
  supportPhone: z.string().optional(),
  supportChat: z.string().optional(),
});
export type SiteConfig = z.infer<typeof SiteConfig>;
