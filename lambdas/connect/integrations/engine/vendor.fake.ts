import type { StageClient, Vendor, VendorRequest } from '../ports';

export const clientFake: StageClient = {
  clientId: 'client',
  secrets: async () => ({ clientSecret: 'secret' }),
  addressOf: (url) => url,
};

/** A provider that gives the same answer to everything until it is replaced. */
export const vendorFake = (first: unknown) => {
  const sent: VendorRequest[] = [];
  let answer = first;
  const vendor: Vendor = {
    client: clientFake,
    clock: { now: () => new Date('2026-11-26T08:00:00.000Z') },
    http: {
      async send(request) {
        sent.push(request);
        return { status: 200, body: answer };
      },
    },
  };
  return {
    vendor,
    sent,
    answers: (next: unknown): void => {
      answer = next;
    },
  };
};
