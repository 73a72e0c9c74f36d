import type { BrandValues } from './brand.ts'
import { densities, radiusSets, typeFamilies } from './look-tables.ts'

type Tree = Readonly<Record<string, unknown>>
type Look = BrandValues['look']
type Palette = Look['light']

const treeOf = (value: unknown): Tree => (typeof value === 'object' && value !== null ? (value as Tree) : {})
const COLOR = /^#[0-9A-Fa-f]{6}$/

/** Of a look as it is typed what can be shown; in the place of what cannot, the usual one. No other text ever becomes a style. Pure. */
export function lookToShow(typed: unknown, usual: Look): Look {
  const { light, dark, radius, density, typeFamily, variant } = treeOf(typed)
  const palette = (given: unknown, before: Palette): Palette => {
    const colors = treeOf(given)
    const shown = (name: string, color: string) => [name, COLOR.test(String(colors[name])) ? String(colors[name]) : color]
    return Object.fromEntries(Object.entries(before).map(([name, color]) => shown(name, color))) as Palette
  }
  const among = <Name extends string>(table: Readonly<Record<Name, unknown>>, name: unknown, before: Name): Name =>
    typeof name === 'string' && Object.hasOwn(table, name) ? (name as Name) : before
  return {
    light: palette(light, usual.light),
    dark: palette(dark, usual.dark),
    radius: among(radiusSets, radius, usual.radius),
    density: among(densities, density, usual.density),
    typeFamily: among(typeFamilies, typeFamily, usual.typeFamily),
    variant: among({ v2023: 0, v2024: 0 }, variant, usual.variant),
  }
}
