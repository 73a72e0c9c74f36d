import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PERSONAS } from '../../apps/server/src/providers/sandbox/personas.ts'
import { pictureOf } from './docs-tables.ts'

describe('The sandbox personas table', () => {
  it('has the picture of everyone who meets a screen of their own', () => {
    const pictures = PERSONAS.flatMap((persona) => pictureOf(persona) ?? [])
    expect(pictures.length).toBeGreaterThan(10)
    expect(pictures.filter((picture) => !existsSync(new URL(`../../docs/${picture}`, import.meta.url)))).toEqual([])
  })
})
