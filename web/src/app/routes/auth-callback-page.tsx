import { AuthCallbackView } from '@/features/account/auth-callback-view';

export const Component = () => <AuthCallbackView />;
