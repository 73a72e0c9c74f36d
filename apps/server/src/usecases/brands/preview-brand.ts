/** The brand that a preview shows: the draft, or the version in force where there is none, as far as it can be drawn. */
import type { Brand } from '@hearthline/brands'
import { stepMailOf } from '@hearthline/domain'
import { LRUCache } from 'lru-cache'
import type { Container } from '../../container.ts'
import { borrowerMail, stepText } from '../../mail/borrower-mail.ts'
import { linkTo } from '../../mail/link-origin.ts'
import { draftOf } from '../../store/repositories/brand-drafts.ts'
import { versionNumbered } from '../../store/repositories/brand-versions.ts'
import { asSystem } from '../../store/scope.ts'
import { notFound } from '../problem.ts'

export interface PreviewedBrand {
  readonly brand: Brand
  /** Paths of values that cannot be shown: in their place is what is in force. */
  readonly instead: readonly string[]
}

/** Screens of one draft read it one after another, and what is made of a brand is kept by the very object. */
const drawn = new WeakMap<Container['brandKeeper'], LRUCache<string, PreviewedBrand>>()
const KEPT = 12

/** @param version an older one, or one that waits @throws Problem not_found */
export async function previewedBrand(
  { db, brands, brandKeeper }: Pick<Container, 'db' | 'brands' | 'brandKeeper'>,
  code: string,
  version?: number,
): Promise<PreviewedBrand> {
  const usual = brands.get(code)
  if (!usual) throw notFound('No such organization was found')
  const source = await asSystem(async () => {
    if (version !== undefined) return await versionNumbered(db, code, version)
    return await draftOf(db, code)
  })
  if (!source) {
    if (version !== undefined) throw notFound('There is no such version')
    return { brand: usual, instead: [] }
  }
  const at = 'revision' in source ? `draft/${source.revision}/${source.savedAt}` : `version/${source.number}`
  const key = `${code}/${usual.inForce?.version}/${at}`
  const kept = drawn.get(brandKeeper) ?? new LRUCache<string, PreviewedBrand>({ max: KEPT })
  drawn.set(brandKeeper, kept)
  const found = kept.get(key)
  if (found) return found
  const { brand, instead } = brandKeeper.draw(source.content, usual)
  const inForce = usual.inForce && { ...usual.inForce, isWithdrawn: source.withdrawn }
  const made = { brand: { ...(brand ?? usual), orgCode: usual.orgCode, ...(inForce && { inForce }) }, instead }
  kept.set(key, made)
  return made
}

/** What the borrower is written when offers are there: the mail that most of them get. */
export function previewedMail({ config }: Pick<Container, 'config'>, brand: Brand): string {
  const words = stepMailOf('OFFER_SELECTION')
  if (!words) throw notFound()
  const letter = { brand, firstName: 'Ana', link: linkTo(config, brand, '/dashboard') }
  return borrowerMail(stepText(words, 10_042), letter).html
}
