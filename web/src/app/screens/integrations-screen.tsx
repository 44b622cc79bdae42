import { ConnectionsSection } from '@/connect/screens/integrations/services/connections-section';
import { IntegrationsView } from '@/connect/screens/integrations/integrations-view';
import { WebhooksSection } from '@/connect/screens/webhooks/webhooks-section';

/** Combines features, which must not import each other. */
export const IntegrationsScreen = () => (
  <IntegrationsView connections={<ConnectionsSection />} webhooks={<WebhooksSection />} />
);
