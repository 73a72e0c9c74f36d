/** Reads the `userData` query parameter: base64url of UTF-8 JSON. Written out, because the domain has neither the browser's nor Node's decoder. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** Anything longer is no prefill. */
const MAX_LENGTH = 8_192

/** The object that was packed, its content not judged yet; undefined for anything that is not base64url of a JSON object. */
export function unpackUserData(packed: string): Readonly<Record<string, unknown>> | undefined {
  const text = packed.replace(/=+$/, '')
  if (text === '' || text.length > MAX_LENGTH || text.length % 4 === 1 || !/^[\w-]+$/.test(text)) return undefined
  try {
    const value: unknown = JSON.parse(decodeURIComponent(percentEncoded(text)))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** Each byte as %XX, so that the language's own decoder reads the UTF-8. */
function percentEncoded(text: string): string {
  let bits = 0
  let held = 0
  let encoded = ''
  for (const sign of text) {
    held = ((held << 6) | ALPHABET.indexOf(sign)) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    encoded += `%${((held >> bits) & 0xff).toString(16).padStart(2, '0')}`
  }
  return encoded
}
