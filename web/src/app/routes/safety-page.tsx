import { Safety } from '@/features/marketing/safety';

export const Component = () => <Safety />;
