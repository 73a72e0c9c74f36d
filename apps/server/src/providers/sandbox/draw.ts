/** Turns words into figures that are always the same: SHA-256 of the words, nothing drawn at random, nothing remembered. */
import { createHash } from 'node:crypto'

const digest = (words: readonly string[]): Buffer => createHash('sha256').update(words.join('\u001f')).digest()

/** A whole number from least to most, both included, decided by the words. */
export function drawBetween(least: number, most: number, ...words: string[]): number {
  return least + (digest(words).readUIntBE(0, 6) % (most - least + 1))
}

/** One of the choices, decided by the words. */
export function drawFrom<Choice>(choices: readonly [Choice, ...Choice[]], ...words: string[]): Choice {
  return choices[drawBetween(0, choices.length - 1, ...words)] ?? choices[0]
}

/** So many decimal digits (at most 12), leading zeros kept. */
export function drawDigits(count: number, ...words: string[]): string {
  return drawBetween(0, 10 ** count - 1, ...words)
    .toString()
    .padStart(count, '0')
}

/** A reference as vendors write them: a prefix and twelve hexadecimal digits. */
export const drawReference = (prefix: string, ...words: string[]): string => `${prefix}-${digest(words).toString('hex').slice(0, 12)}`

/** A UUID of version 8 (RFC 9562 5.8: made by a rule of the maker's own), so that the same home keeps its identity. */
export function drawUuid(...words: string[]): string {
  const bytes = digest(words).subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Capitals without marks and punctuation: what people type differently but mean the same. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
