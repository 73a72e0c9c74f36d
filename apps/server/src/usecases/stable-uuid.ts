/** A UUID for what has no row of its own. */
import { createHash } from 'node:crypto'

/** Version 8 (RFC 9562 5.8): the same parts always give the same one. A random id among the parts keeps it from being guessed. */
export function stableUuid(...parts: readonly (string | undefined)[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}
