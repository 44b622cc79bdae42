declare module 's3rver' {
  namespace S3rver {
    type Context = { path: string; method: string; throw(status: number, message: string): never };
    type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>;
  }
  class S3rver {
    readonly middleware: S3rver.Middleware[];
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      configureBuckets: { name: string; configs: string[] }[];
    });
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
  export = S3rver;
}

declare module 's3rver/lib/models/account.js' {
  const Account: { DUMMY_ACCOUNT: { createKeyPair(accessKeyId: string, secretAccessKey: string): void } };
  export = Account;
}
