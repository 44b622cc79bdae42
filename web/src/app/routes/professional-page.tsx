import { ProfileView } from '@/features/professionals/profile-view';
import { Component as NotFound } from './not-found-page';

export const Component = () => <ProfileView notFound={<NotFound />} />;
