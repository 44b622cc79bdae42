export type NetworkRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers: Readonly<Record<string, string>>;
  body?: string;
};

export type NetworkAnswer = {
  status: number;
  location: string | undefined;
  encoding: string | undefined;
  retryAfter: string | undefined;
  /** Header of RFC 8288. */
  link?: string | undefined;
  body: AsyncIterable<Uint8Array>;
  close(): void;
};

/** Network for addresses from user input. */
export type Network = {
  takes(url: URL): boolean;
  resolve(host: string): Promise<readonly string[]>;
  /** Whether this resolved address may be connected to. */
  reaches(url: URL, address: string): boolean;
  /** Connects to exactly this address, regardless of later DNS answers, and follows no redirects. */
  send(url: URL, address: string, request: NetworkRequest, signal: AbortSignal): Promise<NetworkAnswer>;
};
