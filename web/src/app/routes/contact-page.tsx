import { Contact } from '@/features/marketing/contact';

export const Component = () => <Contact />;
