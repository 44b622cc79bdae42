import { LoginView } from '@/features/account/login-view';

export const Component = () => <LoginView />;
