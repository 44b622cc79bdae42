import { Footer } from '@/features/shell/footer';
import { Header } from '@/features/shell/header';
import { Above, Main, SkipLink } from './frame';

export const SiteLayout = () => (
  <>
    <SkipLink />
    <Header />
    <Main />
    <Footer />
    <Above />
  </>
);
