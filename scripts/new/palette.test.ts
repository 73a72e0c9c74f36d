import { contrast, contrastFaults } from '@hearthline/brands'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NEUTRALS, paletteOf } from './palette.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const faultsOf = (given: Parameters<typeof paletteOf>[0]): readonly string[] => {
  const { light, dark } = paletteOf(given)
  return [...contrastFaults(light, 'light'), ...contrastFaults(dark, 'dark')]
}

describe('a palette made from a brand color', () => {
  it('is readable in light and dark, whatever the color', () => {
    fc.assert(
      fc.property(color, fc.option(color, { nil: undefined }), fc.constantFrom(...NEUTRALS), (brand, darkColor, neutral) => {
        expect(faultsOf({ color: brand, darkColor, neutral })).toEqual([])
      }),
      {
        numRuns: Number(process.env.PROPERTY_RUNS ?? 300),
        examples: [
          ['#ffffff', '#000000', 'warm'],
          ['#000000', '#ffffff', 'plain'],
          ['#ffff00', '#ffff00', 'brand'],
        ],
      },
    )
  })

  it('keeps a color that is readable as it is, to the digit', () => {
    expect(paletteOf({ color: '#0F5240' }).light.action).toBe('#0F5240')
    expect(paletteOf({ color: '#0F5240', darkColor: '#6BC7A6' }).dark.action).toBe('#6BC7A6')
  })

  it('darkens a bright color no further than text on white needs', () => {
    const { action } = paletteOf({ color: '#FFCC00' }).light
    expect(contrast(action, '#FFFFFF')).toBeGreaterThan(4.5)
    expect(contrast(action, '#FFFFFF')).toBeLessThan(5.2)
  })

  it('has gray text and lines where plain is asked for', () => {
    const { ink, muted, hairline } = paletteOf({ color: '#8C1D5A', neutral: 'plain' }).light
    for (const one of [ink, muted, hairline]) expect(one.slice(1, 3)).toBe(one.slice(3, 5))
  })

  it('is refused for what is no color', () => {
    expect(() => paletteOf({ color: 'teal' })).toThrow('A color is six hexadecimal digits, such as "#0F5240"; "teal" is not.')
  })
})
