/** Reads from the database which brands are in force, and makes of each version what the product works with. */
import { createHash } from 'node:crypto'
import { type Brand, brand as brandSchema } from '@hearthline/brands'
import {
  type BrandContent,
  BrandError,
  brandOfContent,
  contentOf,
  type DrawnBrand,
  drawableBrand,
  type LegalFile,
} from '@hearthline/brands/load'
import { canonicalJson } from '@hearthline/domain'
import type { BrandsAt, Lending } from '../../brands/live-brands.ts'
import type { Session } from '../../store/db.ts'
import { type KnownVersion, knownVersions } from '../../store/repositories/brand-versions.ts'

/** Equal content has an equal digest, whichever node calculates it. */
export const digestOfContent = (content: BrandContent): string =>
  createHash('sha256').update(canonicalJson(content)).digest('hex').slice(0, 32)

/** A brand folder as it would be stored. */
export interface FolderBrand {
  readonly brand: Brand
  readonly content: BrandContent
  readonly digest: string
}

export const folderBrands = (folders: ReadonlyMap<string, Brand>): readonly FolderBrand[] =>
  [...folders.values()].map((brand) => {
    const content = contentOf(brand)
    return { brand, content, digest: digestOfContent(content) }
  })

export interface BrandReader {
  /** Brands that need not be read and made again where the database names their digest. */
  learn(brands: readonly FolderBrand[]): void
  /** A brand of content that no one has stored yet, or the sentences that say why not. */
  make(content: unknown): { brand?: Brand; faults: string[] }
  /** The brand that content would be as far as it can be drawn, with usual values in the place of the rest. */
  draw(content: unknown, usual: BrandContent): DrawnBrand
  versions(session: Session): Promise<KnownVersion[]>
  /** @throws BrandError for a version in force that this release cannot show, where `instead` has no other of the lender and it is not withdrawn */
  brandsAt(versions: readonly KnownVersion[], instead?: BrandsAt): BrandsAt
}

export function createBrandReader(product: readonly LegalFile[], told: (fault: string) => void = () => undefined): BrandReader {
  const known = new Map<string, Brand>()
  /** The very object for as long as its version is in force: what is made of it is kept by it. */
  let shown = new Map<number, Brand>()
  const terms = new Map<string, Lending>()

  const lendingIn = (text: string): Lending | undefined => {
    const found = terms.get(text) ?? brandSchema.shape.lending.safeParse(JSON.parse(text)).data
    if (found) terms.set(text, found)
    return found
  }

  const made = ({ id, number, digest, withdrawn, content, organizationCode }: KnownVersion): Brand => {
    const same = shown.get(id)
    if (same) return same
    const inForce = { version: id, number, isWithdrawn: withdrawn }
    const learned = known.get(digest)
    if (learned) return { ...learned, inForce }
    const { brand, faults } = brandOfContent(content, product)
    if (!brand || faults.length > 0) throw new BrandError(faults.map((fault) => `${organizationCode}, version ${number}: ${fault}`))
    known.set(digest, brand)
    return { ...brand, inForce }
  }

  return {
    learn(brands) {
      for (const { digest, brand } of brands) known.set(digest, brand)
    },
    make: (content) => brandOfContent(content, product),
    draw: (content, usual) => drawableBrand(content, usual, product),
    versions: (session) => knownVersions(session, [...known.keys()]),
    brandsAt(versions, instead) {
      const brands = new Map<string, Brand>()
      const lending = new Map<number, Lending>()
      const numbers = new Map(versions.map(({ id, number }) => [id, number]))
      const first = new Map<string, number>()
      let publication = 0
      for (const version of versions) {
        const { id, organizationCode } = version
        if (version.number === 1) first.set(organizationCode, id)
        if (version.publication === null) {
          const text = version.lending === null ? undefined : lendingIn(version.lending)
          if (text) lending.set(id, text)
          else told(`The lending terms of ${organizationCode}, version ${version.number}, cannot be read by this release.`)
          continue
        }
        publication = Math.max(publication, version.publication)
        try {
          brands.set(organizationCode, made(version))
        } catch (problem) {
          const before = instead?.brands.get(organizationCode)
          if (!(problem instanceof BrandError) || (!before && !version.withdrawn)) throw problem
          // A lender that takes nothing new keeps no other from starting.
          if (!before) {
            told(`${problem.message} It takes no applications, and its own pages are not shown until it can be read.`)
            continue
          }
          told(`${problem.message} What was in force before stays on this node.`)
          brands.set(organizationCode, before)
        }
        lending.set(id, brands.get(organizationCode)!.lending)
      }
      shown = new Map([...brands.values()].map((brand) => [brand.inForce!.version, brand]))
      return { brands, lending, numbers, first, publication }
    },
  }
}
