import { Landing } from '@/features/marketing/landing';

export const Component = () => <Landing />;
