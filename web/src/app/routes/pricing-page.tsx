import { Pricing } from '@/features/marketing/pricing';

export const Component = () => <Pricing />;
