/** `fetch` for small answers of a provider: one that does not end, or is larger than any that it should give, is not taken into memory. */

const MOST_BYTES = 256 * 1024

/** @throws Error where the answer is too large */
export async function boundedFetch(url: string | URL, init?: RequestInit): Promise<Response> {
  const reply = await fetch(url, init)
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
