import { productName } from '@shared/product';

export type Provider = 'google' | 'outlook' | 'office365' | 'apple';

/** Subscription links per provider. The provider asks for confirmation. */
export const subscribeLinks = (feedUrl: string): { provider: Provider; href: string }[] => {
  const webcal = feedUrl.replace(/^https?:/, 'webcal:');
  const outlook = `addfromweb?${new URLSearchParams({ url: feedUrl, name: productName }).toString()}`;
  return [
    { provider: 'google', href: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}` },
    { provider: 'outlook', href: `https://outlook.live.com/calendar/0/${outlook}` },
    { provider: 'office365', href: `https://outlook.office.com/calendar/0/${outlook}` },
    { provider: 'apple', href: webcal },
  ];
};
