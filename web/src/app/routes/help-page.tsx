import { Help } from '@/features/marketing/help';

export const Component = () => <Help />;
