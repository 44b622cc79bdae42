import { payMessage } from '@shared/domain/pay-label';
import type { JobPay } from '@shared/model/job';
import type { Language } from '@shared/text/language';
import { family } from './family';
import { labels } from './labels';

const texts = family('labels/jobs', labels);

export const formatPay = (pay: JobPay, language: Language): string => {
  const { key, values } = payMessage(pay);
  return texts.in(language)(key, values);
};
