import { testedStage } from './assembly';

type Page = { Functions: { FunctionName: string; CodeSha256: string }[]; NextMarker?: string | null };

// Emulators route by the service in this header and ignore the signature.
const authorization = `AWS4-HMAC-SHA256 Credential=test/20260101/${testedStage.region}/lambda/aws4_request`;

/** Digests by function. */
export const codeOfFunctions = async (endpoint: string): Promise<Record<string, string>> => {
  const found: Record<string, string> = {};
  let marker = '';
  do {
    const query = marker ? `?Marker=${encodeURIComponent(marker)}` : '';
    const response = await fetch(`${endpoint}/2015-03-31/functions/${query}`, { headers: { authorization } });
    const page = (await response.json()) as Page;
    for (const { FunctionName, CodeSha256 } of page.Functions) found[FunctionName] = CodeSha256;
    marker = page.NextMarker ?? '';
  } while (marker);
  return found;
};
