export type PushRequest = { url: URL; headers: Record<string, string>; body: Buffer };

/** The push services of browsers, and how they are reached. */
export type PushNetwork = {
  /** Whether something is sent to this address at all: it comes from a browser, and could name any server. */
  takes(url: URL): boolean;
  /** Answers the status. Redirections are not followed. */
  post(request: PushRequest): Promise<number>;
};
