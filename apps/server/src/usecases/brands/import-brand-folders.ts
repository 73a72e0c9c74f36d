/** Brings what the brand folders say into the database: as versions, and into force where no one set the lender up at the desk. */
import type { Brand } from '@hearthline/brands'
import { BrandError, sharedFaults } from '@hearthline/brands/load'
import type { BrandsAt } from '../../brands/live-brands.ts'
import { StartRefused } from '../../start-refused.ts'
import type { Db, Session } from '../../store/db.ts'
import {
  insertVersions,
  type KnownVersion,
  lockVersions,
  type NewVersion,
  publishFolderVersions,
} from '../../store/repositories/brand-versions.ts'
import { asSystem } from '../../store/scope.ts'
import { type BrandReader, type FolderBrand, folderBrands } from './brand-reader.ts'

interface Parts {
  readonly db: Db
  readonly reader: BrandReader
  /** instant */
  readonly now: string
}

export interface ImportedFolders {
  readonly at: BrandsAt
  /** What happened, a sentence each. */
  readonly told: readonly string[]
}

/**
 * All of it or nothing, in one transaction; nodes that do it at the same time take turns. Nothing is written where nothing changed.
 * @param judge refuses brands that may not be in force together, as settings have it
 * @throws BrandError
 */
export async function importBrandFolders(
  { db, reader, now }: Parts,
  folders: ReadonlyMap<string, Brand>,
  judge: Judge,
): Promise<ImportedFolders> {
  const given = folderBrands(folders)
  reader.learn(given)
  return await asSystem(async () => {
    const versions = await reader.versions(db)
    if (changesIn(given, versions).length === 0) {
      const at = reader.brandsAt(versions)
      judgeTogether(at.brands, judge)
      return { at, told: [] }
    }
    return await db.transaction(async (session) => {
      await lockVersions(session)
      const changes = changesIn(given, await reader.versions(session))
      const told = await write(session, changes, now)
      const at = reader.brandsAt(await reader.versions(session))
      judgeTogether(at.brands, judge)
      return { at, told }
    })
  })
}

type Judge = (brands: ReadonlyMap<string, Brand>) => void

/** @throws BrandError, or what the settings say against them */
function judgeTogether(brands: ReadonlyMap<string, Brand>, judge: Judge): void {
  const faults = sharedFaults([...brands.values()])
  if (faults.length > 0) throw new BrandError(faults)
  judge(brands)
}

/** Why brands may not be in force side by side, a sentence each. */
export function togetherFaults(brands: ReadonlyMap<string, Brand>, judge: Judge): readonly string[] {
  try {
    judgeTogether(brands, judge)
    return []
  } catch (problem) {
    if (problem instanceof BrandError) return problem.faults
    if (problem instanceof StartRefused) return [problem.message]
    throw problem
  }
}

interface Change {
  readonly organizationCode: string
  readonly version: Pick<NewVersion, 'content' | 'digest' | 'withdrawn'>
  readonly kind: 'added' | 'changed' | 'withdrawn' | 'back'
  /** The desk has a version of its own in force, and not what the folder said: then the folder's is kept beside it. */
  readonly isKept: boolean
}

/** What the folders say otherwise than they did last. */
function changesIn(given: readonly FolderBrand[], versions: readonly KnownVersion[]): Change[] {
  const newest = new Map(versions.filter(({ isNewestOfFolder }) => isNewestOfFolder).map((version) => [version.organizationCode, version]))
  const inForce = new Map(versions.filter(({ publication }) => publication !== null).map((version) => [version.organizationCode, version]))
  // Where two people published at the desk what the folder said, the lender was handed back to it.
  const isKept = (code: string) => {
    const [now, folder] = [inForce.get(code), newest.get(code)]
    return now?.source === 'DESK' && (now.digest !== folder?.digest || now.withdrawn !== folder.withdrawn)
  }
  const changes: Change[] = []
  for (const { brand, content, digest } of given) {
    const { orgCode: organizationCode } = brand
    const before = newest.get(organizationCode)
    if (before?.digest === digest && !before.withdrawn) continue
    const kind = !inForce.has(organizationCode) ? 'added' : before?.withdrawn ? 'back' : 'changed'
    changes.push({ organizationCode, version: { content, digest, withdrawn: false }, kind, isKept: isKept(organizationCode) })
  }
  const there = new Set(given.map(({ brand }) => brand.orgCode))
  for (const [organizationCode, before] of newest) {
    if (there.has(organizationCode) || before.withdrawn) continue
    // Its content is that of the version before, which the database copies (below).
    const version = { content: null, digest: before.digest, withdrawn: true }
    changes.push({ organizationCode, version, kind: 'withdrawn', isKept: isKept(organizationCode) })
  }
  return changes
}

async function write(session: Session, changes: readonly Change[], now: string): Promise<string[]> {
  if (changes.length === 0) return []
  const made = await insertVersions(
    session,
    changes.map(({ organizationCode, version }) => ({
      ...version,
      organizationCode,
      source: 'FOLDER',
      madeBy: null,
      madeAt: now,
      note: null,
    })),
  )
  const kept = new Set(changes.filter(({ isKept }) => isKept).map(({ organizationCode }) => organizationCode))
  const published = made.filter(({ organizationCode }) => !kept.has(organizationCode))
  if (published.length > 0) await publishFolderVersions(session, published, now)
  return changes.map(sentenceOf)
}

const SENTENCES = {
  added: 'was added: its portal answers',
  changed: 'was changed in its folder: the change is in force',
  withdrawn: 'has no folder any more: it takes no new applications',
  back: 'has its folder again: it takes applications',
} as const satisfies Record<Change['kind'], string>

const sentenceOf = ({ organizationCode, kind, isKept }: Change): string =>
  isKept
    ? `The brand ${organizationCode} ${kind === 'withdrawn' ? 'has no folder any more' : 'differs in its folder'}; what the brand desk published stays in force.`
    : `The brand ${organizationCode} ${SENTENCES[kind]}.`
