import { VerifyEmailView } from '@/features/account/verify-email-view';

export const Component = () => <VerifyEmailView />;
