import { ForgotPasswordView } from '@/features/account/forgot-password-view';

export const Component = () => <ForgotPasswordView />;
