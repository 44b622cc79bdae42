import { UnsubscribeView } from '@/features/saved-jobs/unsubscribe-view';

export const Component = () => <UnsubscribeView />;
