import { Footer } from '@/app/shell/footer';
import { Header } from '@/app/shell/header';
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
