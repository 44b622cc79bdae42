import type { Promotion } from '@shared/money/billing/promotions';

export type Options = {
  webhookUrl: string | null;
  promotions: readonly Promotion[];
  dryRun: boolean;
  say: (line: string) => void;
};
