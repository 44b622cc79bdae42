import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IntegrationProvider } from '../shared/connect/integrations/vocabulary';

/** Clients by provider, with manually created secrets. */
export type IntegrationsStage = {
  siteUrl: string;
  clients: Partial<Record<IntegrationProvider, { clientId: string; secretArn: string }>>;
};

/** Permissions to act as this site at connected services. */
export const integrationRights = ({ siteUrl, clients }: IntegrationsStage) => {
  const configured = Object.fromEntries(
    Object.entries(clients).map(([provider, { clientId, secretArn }]) => [provider, { clientId, secretId: secretArn }]),
  );
  const secretArns = Object.values(clients).map(({ secretArn }) => secretArn);
  return {
    environment: { INTEGRATIONS: JSON.stringify(configured), SITE_URL: siteUrl },
    statements:
      secretArns.length === 0
        ? []
        : [new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: secretArns })],
  };
};
