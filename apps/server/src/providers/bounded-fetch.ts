/** Answers of a provider as far as they may be long: one that does not end, or is larger than any that it should give, is not taken into memory. */

/** Of a small answer, in some fields. */
const MOST_BYTES = 256 * 1024

/** As libraries hand it over: what they send as a body is any that `fetch` takes. */
type Init = Omit<RequestInit, 'body'> & { readonly body?: unknown }

/** @throws Error where the answer is too large */
export async function boundedFetch(url: string | URL, init?: Init): Promise<Response> {
  const reply = await fetch(url, init as RequestInit)
  const bytes = await boundedBytes(reply)
  const { status, statusText, headers } = reply
  return new Response(bytes.length === 0 ? null : bytes, { status, statusText, headers })
}

/** @throws Error where the body is too large, or breaks off */
export async function boundedBytes(reply: Response, most = MOST_BYTES): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop ends the connection.
  for await (const part of reply.body ?? []) {
    bytes += part.byteLength
    if (bytes > most) throw new Error('The answer is too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Undefined of what is no JSON, breaks off, or is too large: no answer that anyone knows. */
export async function boundedJson(reply: Response, most = MOST_BYTES): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await boundedBytes(reply, most)))
  } catch {
    return undefined
  }
}
