export type NetworkAnswer = {
  status: number;
  location: string | undefined;
  encoding: string | undefined;
  body: AsyncIterable<Uint8Array>;
  close(): void;
};

export type Network = {
  takes(url: URL): boolean;
  resolve(host: string): Promise<readonly string[]>;
  /** Whether this resolved address may be connected to. */
  reaches(url: URL, address: string): boolean;
  /** Connects to exactly this address, regardless of later DNS answers. */
  get(url: URL, address: string, signal: AbortSignal): Promise<NetworkAnswer>;
};
