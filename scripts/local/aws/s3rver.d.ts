declare module 's3rver' {
  /** The part of the object storage server that the local stack uses. */
  class S3rver {
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
  /** Whose signatures the server takes. */
  const Account: { DUMMY_ACCOUNT: { createKeyPair(accessKeyId: string, secretAccessKey: string): void } };
  export = Account;
}
