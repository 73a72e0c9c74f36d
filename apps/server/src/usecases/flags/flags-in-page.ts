/** The flags that every page carries: those that its brand names, and those that are judged before anything is fetched. */
import { type Brand, brandFlags } from '@hearthline/brands'
import { FLAGS, type FlagKey, flagKeys } from '@hearthline/domain'
import { evaluateFlags, type FlagParts } from './evaluate-flags.ts'

const IN_PAGE = flagKeys.filter((key) => 'isInPage' in FLAGS[key])
/** What a brand may name is declared. */
const OF_BRANDS: readonly FlagKey[] = brandFlags

export async function flagsInPage(parts: FlagParts, brand: Brand): Promise<Brand['flags']> {
  const keys = new Set([...OF_BRANDS.filter((key) => Object.hasOwn(brand.flags, key)), ...IN_PAGE])
  // A page is shown while the database is away, by what its brand says.
  const features = await evaluateFlags(parts, brand, [...keys]).catch(() => undefined)
  if (!features) return brand.flags
  return Object.fromEntries(features.map(({ key, enabled }) => [key, enabled]))
}
