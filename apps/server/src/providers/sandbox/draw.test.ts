import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { drawBetween, drawDigits, drawUuid, normalizeText } from './draw.ts'

describe('values derived from text', () => {
  it('is always the same', () => {
    expect(drawBetween(0, 1_000_000, 'ANA|REYES', 'value')).toBe(drawBetween(0, 1_000_000, 'ANA|REYES', 'value'))
    // 12 hexadecimal digits of SHA-256('a'), from the standard's test vectors
    expect(drawBetween(0, 2 ** 47, 'a')).toBe(0xca978112ca1b % (2 ** 47 + 1))
  })

  it('reaches both ends and nothing beyond', () => {
    const drawn = Array.from({ length: 500 }, (_each, index) => drawBetween(3, 5, `word ${index}`))
    expect(new Set(drawn)).toEqual(new Set([3, 4, 5]))
  })

  it('keeps words apart: ab and c are not a and bc', () => {
    expect(drawDigits(12, 'ab', 'c')).not.toBe(drawDigits(12, 'a', 'bc'))
  })

  it('creates valid UUIDs', () => {
    for (let index = 0; index < 200; index++) expect(z.uuid().safeParse(drawUuid(`home ${index}`)).success).toBe(true)
  })

  it('takes José and JOSE, 12 Alder-Way and 12 alder way for the same', () => {
    expect(normalizeText('José')).toBe(normalizeText('JOSE'))
    expect(normalizeText(' 12 Alder-Way ')).toBe(normalizeText('12 alder way'))
  })
})
