import { QueueView } from '@/features/verifications/queue-view';

export const Component = () => <QueueView />;
