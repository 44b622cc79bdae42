export type PushRequest = { url: URL; headers: Record<string, string>; body: Buffer };

export type PushNetwork = {
  /** Whether the endpoint is allowed: it comes from the browser and could name any server. */
  takes(url: URL): boolean;
  /** Returns the status; does not follow redirects. */
  post(request: PushRequest): Promise<number>;
};
