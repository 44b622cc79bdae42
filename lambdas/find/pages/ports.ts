export type Shell = { read(): Promise<string> };

export type PageReply = { status: 200 | 404 | 410 | 503; html: string; cacheControl: string };
