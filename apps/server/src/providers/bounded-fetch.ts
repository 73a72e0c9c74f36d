/** `fetch` for small answers of a provider: one that does not end, or is larger than any that it should give, is not taken into memory. */

const MOST_BYTES = 256 * 1024

/** As libraries hand it over: what they send as a body is any that `fetch` takes. */
type Init = Omit<RequestInit, 'body'> & { readonly body?: unknown }

/** @throws Error where the answer is too large */
export async function boundedFetch(url: string | URL, init?: Init): Promise<Response> {
  const reply = await fetch(url, init as RequestInit)
  const parts: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop ends the connection.
  for await (const part of reply.body ?? []) {
    bytes += part.byteLength
    if (bytes > MOST_BYTES) throw new Error('The answer is too large')
    parts.push(part)
  }
  const { status, statusText, headers } = reply
  return new Response(bytes === 0 ? null : Buffer.concat(parts), { status, statusText, headers })
}
