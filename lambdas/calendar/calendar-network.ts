export type NetworkAnswer = {
  status: number;
  /** Where a redirection leads, as it was sent. */
  location: string | undefined;
  /** How the body is packed, when it is. */
  encoding: string | undefined;
  /** Throws when the signal ends it. */
  body: AsyncIterable<Uint8Array>;
  /** Stops receiving. */
  close(): void;
};

/** Which servers may be asked, and how. */
export type Network = {
  /** Whether an address of this form is asked at all. */
  takes(url: URL): boolean;
  resolve(host: string): Promise<readonly string[]>;
  /** Whether this may be connected to for it. */
  reaches(url: URL, address: string): boolean;
  /** Asks that very address, whatever the name resolves to by then. */
  get(url: URL, address: string, signal: AbortSignal): Promise<NetworkAnswer>;
};
