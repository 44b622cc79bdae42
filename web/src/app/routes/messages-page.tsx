import { MessagesView } from '@/features/messages/messages-view';

export const Component = () => <MessagesView />;
