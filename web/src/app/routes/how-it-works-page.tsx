import { HowItWorks } from '@/features/marketing/how-it-works';

export const Component = () => <HowItWorks />;
