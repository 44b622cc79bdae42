import issuers from '../../../data/healthcare/certification-issuers.json';
import type { HeldCertificationCode } from '../../model/healthcare-vocabulary';

const known: Partial<Record<HeldCertificationCode, string>> = issuers;

/** Suggested issuer; empty for certifications with several issuers. */
export const usualIssuer = (code: HeldCertificationCode): string => known[code] ?? '';
