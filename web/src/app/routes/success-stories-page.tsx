import { SuccessStories } from '@/features/marketing/success-stories';

export const Component = () => <SuccessStories />;
