import type { BrandValues } from './brand.ts'
import type { Palette } from './look.ts'
import { densities, radiusSets, typeFamilies } from './look-tables.ts'

const variable = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
const rules = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `${variable(name)}:${value}`)
    .join(';')
const scheme = (palette: Palette, name: 'light' | 'dark'): string => `color-scheme:${name};${rules(palette)}`

/**
 * The brand as CSS variables: light, dark by the reader's system, and either by [data-theme] on any element. `scope` is ":root" unless
 * told; a preview in the console gives a class instead. Inlined in the page with a nonce, or served as a file.
 */
export function brandCss(brand: Pick<BrandValues, 'look'>, scope = ':root'): string {
  const { light, dark, radius, density, typeFamily } = brand.look
  const radii = radiusSets[radius]
  const heights = densities[density]
  const shape = rules({
    cardRadius: `${radii.card}px`,
    controlRadius: `${radii.control}px`,
    fieldHeight: `${heights.field}rem`,
    buttonHeight: `${heights.button}rem`,
    rowSpace: `${heights.row}rem`,
    typeFamily: typeFamilies[typeFamily],
  })
  const nested = scope === ':root' ? '' : `${scope} `
  return [
    `${scope}{${scheme(light, 'light')};${shape}}`,
    `@media (prefers-color-scheme:dark){${scope}{${scheme(dark, 'dark')}}}`,
    `${nested}[data-theme=light]${nested ? `,${scope}[data-theme=light]` : ''}{${scheme(light, 'light')}}`,
    `${nested}[data-theme=dark]${nested ? `,${scope}[data-theme=dark]` : ''}{${scheme(dark, 'dark')}}`,
    ...(brand.look.variant === 'v2023'
      ? [`${scope}{--card-radius:8px;--control-radius:6px;--field-height:3rem;--button-height:3rem;--heading-weight:700}`]
      : []),
  ].join('\n')
}
