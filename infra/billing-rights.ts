import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { StageConfig } from './config';

/** Manually created secrets; null where billing is off. */
export type BillingStage = {
  mode: StageConfig['billing'];
  graceUntil: string;
  payouts: StageConfig['payouts'];
  apiBase: string;
  secretArns: { apiKey: string; webhook: string } | null;
};

export const billingEnvironment = ({ mode, graceUntil, payouts }: BillingStage) => ({
  BILLING: mode,
  BILLING_GRACE_UNTIL: graceUntil,
  PAYOUTS: mode === 'off' ? 'off' : payouts,
});

const readSecret = (arn: string | undefined): PolicyStatement[] =>
  arn === undefined ? [] : [new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [arn] })];

/** Permissions to call the payment provider. */
export const paymentRights = (stage: BillingStage) => ({
  environment: {
    ...billingEnvironment(stage),
    STRIPE_API_BASE: stage.apiBase,
    STRIPE_KEY_SECRET_ID: stage.secretArns?.apiKey ?? '',
  },
  statements: readSecret(stage.secretArns?.apiKey),
});

/** Permissions to verify the payment provider's requests. */
export const webhookRights = (stage: BillingStage) => ({
  environment: { ...billingEnvironment(stage), STRIPE_WEBHOOK_SECRET_ID: stage.secretArns?.webhook ?? '' },
  statements: readSecret(stage.secretArns?.webhook),
});
