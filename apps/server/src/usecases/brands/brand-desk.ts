/** What the brand desk does: one person makes a version, another publishes it. Versions are never edited: a change is a new one. */
import type { Brand } from '@hearthline/brands'
import type { BrandContent } from '@hearthline/brands/load'
import type { AuditAction } from '@hearthline/contract'
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import { appendAudit } from '../../store/repositories/audit.ts'
import {
  insertDeskPublication,
  insertVersions,
  lockVersions,
  publicationsOf,
  versionNumbered,
  versionsOf,
} from '../../store/repositories/brand-versions.ts'
import { asSystem } from '../../store/scope.ts'
import { actorOf, type StaffCaller } from '../console/staff-caller.ts'
import { requireActsFor } from '../prime-rate/read-prime-rate.ts'
import { type FieldProblem, invalid, notFound, Problem } from '../problem.ts'
import { digestOfContent } from './brand-reader.ts'

export type BrandDeskParts = Pick<Container, 'db' | 'clock' | 'macs' | 'brands' | 'brandKeeper'>

const iso = (moment: string): string => new Date(moment).toISOString()

/** Every version without its content, the newest first, and which one is in force. @throws Problem not_found */
export async function readBrandVersions({ db }: Pick<BrandDeskParts, 'db'>, staff: StaffCaller, organizationCode: string) {
  requireActsFor(staff, organizationCode)
  const [versions, publications] = [await versionsOf(db, organizationCode), await publicationsOf(db, organizationCode)]
  const inForce = versions.find(({ id }) => id === publications[0]?.version)
  const folder = versions.find(({ source }) => source === 'FOLDER')
  return {
    inForce: inForce?.number ?? null,
    /** The folder's newest version where it says something else than what is in force. */
    folderDiffers: folder && inForce && (folder.digest !== inForce.digest || folder.withdrawn !== inForce.withdrawn) ? folder.number : null,
    versions: versions.map(({ id, number, source, withdrawn, madeBy, madeAt, note, digest }) => ({
      ...{ number, source, withdrawn, madeBy, note, digest },
      byYou: madeBy === staff.identityId,
      madeAt: iso(madeAt),
      published: publications
        .filter(({ version }) => version === id)
        .map(({ publishedBy, publishedAt }) => ({ by: publishedBy, at: iso(publishedAt) })),
    })),
  }
}

/** The whole of one version, to be shown and to begin the next one with. @throws Problem not_found */
export async function readBrandVersion(
  { db }: { readonly db: Session },
  staff: StaffCaller,
  organizationCode: string,
  number: number,
): Promise<{ content: BrandContent; digest: string; withdrawn: boolean }> {
  requireActsFor(staff, organizationCode)
  const found = await versionNumbered(db, organizationCode, number)
  if (!found) throw notFound('There is no such version')
  return { content: found.content as BrandContent, digest: found.digest, withdrawn: found.withdrawn }
}

/** What is wrong with content before anyone stores it, by field; empty where it could be published. `brand` is what pages would be filled with. */
export function judgeBrandContent(
  { brandKeeper, brands }: Pick<BrandDeskParts, 'brandKeeper' | 'brands'>,
  organizationCode: string,
  content: unknown,
) {
  const { brand, faults } = brandKeeper.judgeContent(content, brands.now().brands)
  return { brand, faults: [...ownFaults(brands.get(organizationCode), brand), ...faults].map(fieldOf) }
}

/** A version is its lender's own, and no desk makes a real lender of a sample. */
function ownFaults(usual: Brand | undefined, brand: Brand | undefined): string[] {
  if (!usual || !brand) return []
  return [
    ...(brand.orgCode === usual.orgCode ? [] : [`orgCode: it stays ${usual.orgCode}.`]),
    ...(brand.sample === usual.sample ? [] : [`sample: it stays ${usual.sample}; whoever runs this installation decides that.`]),
  ]
}

function fieldOf(fault: string): FieldProblem {
  const [, path, message] = fault.match(/^(?:[a-z0-9_-]+\/brand\.json: )?([A-Za-z0-9_.]+):? (.*)$/s) ?? []
  return path !== undefined && message !== undefined ? { path, message } : { path: 'content', message: fault }
}

export interface BrandDraft {
  readonly content: unknown
  /** The lender takes no new applications under it. */
  readonly withdrawn: boolean
  /** What changes, for whoever publishes it. */
  readonly note: string
  /** The number of the version that was in force when the work began. */
  readonly basedOn: number
}

/**
 * @param within what belongs to the same transaction
 * @throws Problem not_found; validation_failed by field; conflict where another version came into force since, or nothing is changed
 */
export async function draftBrand(
  parts: BrandDeskParts,
  staff: StaffCaller,
  organizationCode: string,
  draft: BrandDraft,
  within: (session: Session, number: number) => Promise<void> = async () => undefined,
): Promise<{ number: number }> {
  requireActsFor(staff, organizationCode)
  const { brand, faults } = judgeBrandContent(parts, organizationCode, draft.content)
  if (!brand || faults.length > 0) throw invalid(faults)
  // Every default filled in: what a later release fills in otherwise is not what was meant.
  const content = parts.brandKeeper.contentOf(brand)
  const digest = digestOfContent(content)
  return await asSystem(() =>
    parts.db.transaction(async (session) => {
      await lockVersions(session)
      const { inForce } = await standOf(session, organizationCode)
      if (inForce?.number !== draft.basedOn)
        throw new Problem('conflict', 'Another version came into force while you were working. Load it, and make your change again.')
      if (inForce.digest === digest && inForce.withdrawn === draft.withdrawn)
        throw new Problem('conflict', 'Nothing is different from the version in force. Nothing was saved.')
      const now = parts.clock.now()
      const { withdrawn, note } = draft
      await insertVersions(session, [
        { organizationCode, source: 'DESK', content, digest, withdrawn, madeBy: staff.identityId, madeAt: now, note },
      ])
      const number = (await versionsOf(session, organizationCode))[0]!.number
      await recordBrandAct(parts, session, staff, {
        organizationCode,
        action: 'brand-drafted',
        detail: { number, digest, withdrawn, note },
      })
      await within(session, number)
      return { number }
    }),
  )
}

/**
 * It comes into force on every node, in one transaction with its line of the audit log.
 * @param seen the digest of what was looked at
 * @param within what belongs to the same transaction
 * @throws Problem not_found; forbidden for whoever made it; conflict where it is in force, comes from a folder, is not what was seen, was made
 * before another came into force, or cannot be in force beside the other lenders
 */
export async function publishBrand(
  parts: BrandDeskParts,
  staff: StaffCaller,
  organizationCode: string,
  seen: { readonly number: number; readonly digest: string },
  within: (session: Session) => Promise<void> = async () => undefined,
): Promise<void> {
  requireActsFor(staff, organizationCode)
  await asSystem(() =>
    parts.db.transaction(async (session) => {
      await lockVersions(session)
      const version = await versionNumbered(session, organizationCode, seen.number)
      if (!version) throw notFound('There is no such version')
      const { madeBy, digest, withdrawn } = version
      if (version.source !== 'DESK' || madeBy === null)
        throw new Problem('conflict', 'This version comes from a folder. To bring it back, make a new version of it.')
      if (madeBy === staff.identityId)
        throw new Problem('forbidden', 'You made this version. Another person on the team has to publish it.')
      if (digest !== seen.digest) throw new Problem('conflict', 'The version is not the one you looked at. Load the list again.')
      const { inForce, publications } = await standOf(session, organizationCode)
      if (inForce?.id === version.id) throw new Problem('conflict', 'This version is in force already.')
      // What was in force before is brought back as it was; what never was would undo, unsaid, what came into force since it was made.
      const isNew = !publications.some((one) => one.version === version.id)
      if (isNew && publications[0] && Date.parse(publications[0].publishedAt) > Date.parse(version.madeAt))
        throw new Problem('conflict', 'Another version came into force since this one was made. Make the change again, on that version.')
      const { faults } = await parts.brandKeeper.judgeAgain(session, version)
      if (faults.length > 0) throw new Problem('conflict', `This version cannot come into force: ${faults.join(' ')}`)
      const now = parts.clock.now()
      await insertDeskPublication(session, {
        ...{ organizationCode, version: version.id, madeBy },
        ...{ publishedBy: staff.identityId, publishedAt: now },
      })
      const detail = { number: version.number, digest, withdrawn, before: inForce?.number }
      await recordBrandAct(parts, session, staff, { organizationCode, action: 'brand-published', detail })
      await within(session)
    }),
  )
  // The other nodes are told by the database.
  await parts.brandKeeper.refresh()
}

export async function standOf(session: Session, organizationCode: string) {
  const publications = await publicationsOf(session, organizationCode)
  const inForce = (await versionsOf(session, organizationCode)).find(({ id }) => id === publications[0]?.version)
  return { inForce, publications }
}

export interface BrandAct {
  readonly organizationCode: string
  readonly action: AuditAction
  readonly detail: Record<string, unknown>
}

export const recordBrandAct = ({ macs, clock }: BrandDeskParts, session: Session, staff: StaffCaller, entry: BrandAct): Promise<void> =>
  appendAudit(session, macs, { ...entry, at: clock.now(), actor: actorOf(staff) })
