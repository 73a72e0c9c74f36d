/** A page in the smallest form the browser takes. Pages differ by their nonce, so it is done per answer, at a level that costs under a millisecond. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Below this the headers outweigh the gain. */
const LEAST_BYTES = 1024

export async function compressed(
  text: string,
  acceptEncoding: string | string[] | undefined,
): Promise<{ readonly body: string | Buffer; readonly encoding?: 'br' | 'gzip' }> {
  const accepted = String(acceptEncoding ?? '')
  if (text.length < LEAST_BYTES) return { body: text }
  if (/\bbr\b(?!;\s*q=0(?:\.0+)?(?:,|$))/.test(accepted)) {
    return { body: await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }), encoding: 'br' }
  }
  if (/\bgzip\b(?!;\s*q=0(?:\.0+)?(?:,|$))/.test(accepted)) return { body: await zip(text, { level: 6 }), encoding: 'gzip' }
  return { body: text }
}
