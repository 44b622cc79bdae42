import { payMessage } from '@shared/hiring/rules/pay/pay-label';
import type { JobPay } from '@shared/hiring/model/job';
import type { Language } from '@shared/text/language';
import { catalogReader } from './catalog-reader';
import { labels } from './labels';

const texts = catalogReader('labels/jobs', labels);

export const formatPay = (pay: JobPay, language: Language): string => {
  const { key, values } = payMessage(pay);
  return texts.in(language)(key, values);
};
