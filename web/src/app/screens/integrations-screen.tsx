import { ConnectionsSection } from '@/features/connections/connections-section';
import { IntegrationsView } from '@/features/integrations/integrations-view';
import { WebhooksSection } from '@/features/webhooks/webhooks-section';

/** Features don't know each other. */
export const IntegrationsScreen = () => (
  <IntegrationsView connections={<ConnectionsSection />} webhooks={<WebhooksSection />} />
);
