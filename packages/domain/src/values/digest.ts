/** One short name for equal content, the same in every process: canonical JSON, then SHA-256, shortened. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** JSON with sorted keys and without undefined members, so that equal content gives equal text. */
export function canonicalJson(value: unknown): string {
  if (value === undefined) return 'null'
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  const entries = Object.entries(value).filter(([, member]) => member !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`
}

/** 32 hex digits of the SHA-256 of the content. */
export const digestOf = (content: unknown): string => bytesToHex(sha256(utf8ToBytes(canonicalJson(content)))).slice(0, 32)
