import { Article } from '@/features/marketing/article';

export const Component = () => <Article name="cookies" />;
