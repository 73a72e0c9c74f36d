/**
 * The brands that this node works with at this moment. It looks like a map of them and is replaced as a whole, while the node runs, when something is
 * published: what is made of a brand is therefore kept by the brand itself (a WeakMap), and never by its code.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Brand } from '@hearthline/brands'

export type Lending = Brand['lending']

/** Everything about brands that belongs to one moment. */
export interface BrandsAt {
  readonly brands: ReadonlyMap<string, Brand>
  /** The lending terms of each version that was ever in force. */
  readonly lending: ReadonlyMap<number, Lending>
  /** The lender's own number of each of them. */
  readonly numbers: ReadonlyMap<number, number>
  /** The version that each lender began with. */
  readonly first: ReadonlyMap<string, number>
  /** The last publication that this rests on. */
  readonly publication: number
}

export interface LiveBrands extends ReadonlyMap<string, Brand> {
  now(): BrandsAt
  /** All at once: no one sees half of a change. */
  replace(next: BrandsAt): void
  /** Whatever is published in the meantime, everything that `run` starts sees what is in force as it begins, or `at`. */
  hold<T>(run: () => T, at?: BrandsAt): T
  /**
   * What a lender lends by in one of its versions; without a version in its first one, which everything rests on that is older than versions.
   * @throws Error for a version that this node has not heard of yet
   */
  lendingOf(organizationCode: string, version: number | null | undefined): Lending
  /** The lender's own number of a version; null where nothing is kept of it. */
  numberOf(organizationCode: string, version: number | null | undefined): number | null
  hasVersion(version: number | null | undefined): boolean
}

export function createLiveBrands(first: BrandsAt): LiveBrands {
  let newest = first
  const held = new AsyncLocalStorage<BrandsAt>()
  const now = () => held.getStore() ?? newest
  return {
    now,
    replace(next) {
      newest = next
    },
    hold: (run, at = newest) => held.run(at, run),
    hasVersion: (version) => version === null || version === undefined || newest.lending.has(version),
    lendingOf(organizationCode, version) {
      const id = version ?? newest.first.get(organizationCode)
      const found = id === undefined ? newest.brands.get(organizationCode)?.lending : newest.lending.get(id)
      if (!found) throw new Error(`Version ${id} of ${organizationCode} has not been read yet`)
      return found
    },
    numberOf: (organizationCode, version) => newest.numbers.get(version ?? newest.first.get(organizationCode) ?? 0) ?? null,
    get size() {
      return now().brands.size
    },
    get: (code) => now().brands.get(code),
    has: (code) => now().brands.has(code),
    keys: () => now().brands.keys(),
    values: () => now().brands.values(),
    entries: () => now().brands.entries(),
    forEach: (each) => now().brands.forEach(each),
    [Symbol.iterator]: () => now().brands[Symbol.iterator](),
  }
}
