import { RegisterView } from '@/features/account/register-view';

export const Component = () => <RegisterView />;
