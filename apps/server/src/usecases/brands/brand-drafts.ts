/** The draft of a lender at the brand desk: kept as it is typed, published by another person than who asked for it. */
import { mergeOnto } from '@hearthline/brands/desk'
import type { BrandContent } from '@hearthline/brands/load'
import type { CallAt, ReplyOf } from '@hearthline/contract'
import type { Session } from '../../store/db.ts'
import { type BrandDraftRow, draftOf, removeDraft, saveDraft } from '../../store/repositories/brand-drafts.ts'
import { lockVersions } from '../../store/repositories/brand-versions.ts'
import { staffByIds } from '../../store/repositories/staff.ts'
import { asSystem } from '../../store/scope.ts'
import type { StaffCaller } from '../console/staff-caller.ts'
import { requireActsFor } from '../prime-rate/read-prime-rate.ts'
import { invalid, notFound, Problem } from '../problem.ts'
import {
  type BrandDeskParts,
  draftBrand,
  judgeBrandContent,
  publishBrand,
  readBrandVersion,
  readBrandVersions,
  recordBrandAct,
  standOf,
} from './brand-desk.ts'

type Desk = Omit<ReplyOf<CallAt<'GET', '/console/api/v1/brands/:code'>>, 'preview'>
type Draft = NonNullable<Desk['draft']>
type ListedBrand = ReplyOf<CallAt<'GET', '/console/api/v1/brands'>>['brands'][number]

export type BrandDeskAct =
  | { readonly act: 'ask'; readonly revision: number }
  | { readonly act: 'discard' | 'rebase'; readonly revision: number }
  | { readonly act: 'publish'; readonly number: number; readonly digest: string }
  | { readonly act: 'refuse'; readonly number: number; readonly digest: string; readonly because: string }
  | { readonly act: 'begin'; readonly from: number }

export interface TypedDraft {
  readonly revision: number | null
  readonly content: Readonly<Record<string, unknown>>
  readonly withdrawn: boolean
  readonly note: string
}

const OVERTAKEN = 'Someone else changed this draft since you read it. Load it again; what you typed stays.'
const WROTE_SOME = 'You wrote some of this draft. A person who wrote none of it has to publish it.'

const iso = (moment: string): string => new Date(moment).toISOString()

export async function listBrandDesks({ db, brands }: BrandDeskParts, { organizations }: StaffCaller): Promise<{ brands: ListedBrand[] }> {
  const listed: ListedBrand[] = []
  for (const { orgCode: code, names, inForce } of brands.values()) {
    if (organizations !== 'all' && !organizations.includes(code)) continue
    const draft = await draftOf(db, code)
    listed.push({
      ...{ code, name: names.short, inForce: inForce?.number ?? null, withdrawn: inForce?.isWithdrawn === true },
      draft: !draft ? 'NONE' : draft.asked === null ? 'OPEN' : 'ASKED',
    })
  }
  return { brands: listed }
}

/** @throws Problem not_found */
export async function readBrandDesk(parts: BrandDeskParts, staff: StaffCaller, code: string, version?: number): Promise<Desk> {
  requireActsFor(staff, code)
  const brand = parts.brands.get(code)
  if (!brand) throw notFound('No such organization was found')
  const { inForce, folderDiffers, versions } = await readBrandVersions(parts, staff, code)
  const shown = version ?? inForce
  const content = shown === null ? parts.brandKeeper.contentOf(brand) : (await readBrandVersion(parts, staff, code, shown)).content
  const names = await namesOf(parts, [...versions.flatMap(({ madeBy, published }) => [madeBy, ...published.map(({ by }) => by)])])
  const draft = await draftOf(parts.db, code)
  return {
    ...{ code, name: brand.names.short, inForce, folderDiffers, content: content as unknown as Desk['content'] },
    versions: versions.map(({ madeBy, published, ...rest }) => ({
      ...rest,
      by: names(madeBy),
      published: published.map(({ by, at }) => ({ by: names(by), at })),
    })),
    draft: draft ? shownDraft(parts, staff, draft) : null,
  }
}

async function namesOf({ db }: BrandDeskParts, ids: readonly (string | null)[]) {
  const known = [...new Set(ids.filter((id) => id !== null))]
  const emails = new Map((await asSystem(() => staffByIds(db, known))).map(({ id, email }) => [id, email]))
  return (id: string | null): string | null => (id === null ? null : (emails.get(id) ?? null))
}

const shownDraft = (parts: BrandDeskParts, staff: StaffCaller, row: BrandDraftRow): Draft => ({
  revision: row.revision,
  content: row.content as Draft['content'],
  withdrawn: row.withdrawn,
  note: row.note,
  basedOn: row.basedOn,
  by: row.savedByName,
  byYou: row.savedBy === staff.identityId,
  writtenByYou: row.writtenBy.includes(staff.identityId),
  savedAt: iso(row.savedAt),
  faults: judgeBrandContent(parts, row.organizationCode, row.content).faults.map(({ path, message }) => ({ path, message })),
  asked: row.asked,
  refused:
    row.refusedByName !== null && row.refusedAt !== null && row.refusedBecause !== null
      ? { by: row.refusedByName, at: iso(row.refusedAt), because: row.refusedBecause }
      : null,
})

/** What waited for another person no longer does: it is not what is typed any more. @throws Problem not_found; precondition_failed for whoever was overtaken */
export async function saveBrandDraft(parts: BrandDeskParts, staff: StaffCaller, code: string, typed: TypedDraft): Promise<Draft> {
  return shownDraft(parts, staff, await underLock(parts, staff, code, (session) => writeDraft(parts, session, staff, code, typed)))
}

async function writeDraft(parts: BrandDeskParts, session: Session, staff: StaffCaller, code: string, typed: TypedDraft) {
  const before = await draftOf(session, code)
  if ((before?.revision ?? null) !== typed.revision) throw new Problem('precondition_failed', OVERTAKEN)
  const basedOn = before?.basedOn ?? (await standOf(session, code)).inForce?.number
  if (basedOn === undefined) throw notFound('No such organization was found')
  const row: BrandDraftRow = {
    organizationCode: code,
    revision: (before?.revision ?? 0) + 1,
    content: typed.content,
    withdrawn: typed.withdrawn,
    note: typed.note.trim(),
    basedOn,
    savedBy: staff.identityId,
    savedByName: staff.email,
    savedAt: parts.clock.now(),
    writtenBy: [...new Set([...(before?.writtenBy ?? []), staff.identityId])],
    asked: null,
    refusedByName: before?.refusedByName ?? null,
    refusedAt: before?.refusedAt ?? null,
    refusedBecause: before?.refusedBecause ?? null,
  }
  await saveDraft(session, row)
  return row
}

/** @throws Problem not_found; precondition_failed for whoever was overtaken; otherwise as draftBrand and publishBrand */
export async function actAtBrandDesk(parts: BrandDeskParts, staff: StaffCaller, code: string, given: BrandDeskAct): Promise<Desk> {
  requireActsFor(staff, code)
  if (given.act === 'ask') await ask(parts, staff, code, given.revision)
  else if (given.act === 'publish')
    await publishBrand(parts, staff, code, given, async (session) => {
      const { writtenBy } = await askedDraft(session, code, given.number)
      if (writtenBy.includes(staff.identityId)) throw new Problem('forbidden', WROTE_SOME)
      await removeDraft(session, code)
    })
  else await underLock(parts, staff, code, (session) => change(parts, session, staff, code, given))
  return await readBrandDesk(parts, staff, code)
}

async function ask(parts: BrandDeskParts, staff: StaffCaller, code: string, revision: number): Promise<void> {
  const row = await draftOf(parts.db, code)
  if (row?.revision !== revision) throw new Problem('precondition_failed', OVERTAKEN)
  if (row.asked !== null) throw new Problem('conflict', 'This draft waits for another person already.')
  const { content, withdrawn, note, basedOn } = row
  // It is all that whoever publishes it, or asks years later, reads of the reason.
  if (note === '') throw invalid([{ path: 'note', message: 'Write what changes, and why' }])
  await draftBrand(parts, staff, code, { content, withdrawn, note, basedOn }, async (session, number) => {
    const now = await draftOf(session, code)
    if (now?.revision !== revision || now.asked !== null) throw new Problem('precondition_failed', OVERTAKEN)
    await saveDraft(session, { ...now, asked: number, refusedByName: null, refusedAt: null, refusedBecause: null })
  })
}

type Change = Extract<BrandDeskAct, { act: 'refuse' | 'begin' }> | { readonly act: 'discard' | 'rebase'; readonly revision: number }

async function change(parts: BrandDeskParts, session: Session, staff: StaffCaller, code: string, given: Change): Promise<void> {
  if (given.act === 'refuse') return await refuse(parts, session, staff, code, given)
  if (given.act === 'begin') {
    const { content, withdrawn } = await readBrandVersion({ db: session }, staff, code, given.from)
    const note = `As in version ${given.from}`
    await writeDraft(parts, session, staff, code, { revision: null, content: asRecord(content), withdrawn, note })
    return
  }
  const row = await draftOf(session, code)
  if (row?.revision !== given.revision) throw new Problem('precondition_failed', OVERTAKEN)
  if (given.act === 'rebase') return await rebase(session, staff, row)
  await removeDraft(session, code)
  const detail = { revision: row.revision, ...(row.asked !== null && { number: row.asked }) }
  await recordBrandAct(parts, session, staff, { organizationCode: code, action: 'brand-draft-discarded', detail })
}

/** What the draft changed is put on the version that came into force since; the rest is as that version has it. */
async function rebase(session: Session, staff: StaffCaller, row: BrandDraftRow): Promise<void> {
  const { organizationCode: code, revision, basedOn } = row
  const { inForce } = await standOf(session, code)
  if (!inForce || inForce.number === basedOn) throw new Problem('conflict', 'The draft begins from the version in force already.')
  const base = await readBrandVersion({ db: session }, staff, code, basedOn)
  const theirs = await readBrandVersion({ db: session }, staff, code, inForce.number)
  await saveDraft(session, {
    ...row,
    revision: revision + 1,
    content: mergeOnto(base.content, row.content, theirs.content),
    withdrawn: row.withdrawn === base.withdrawn ? theirs.withdrawn : row.withdrawn,
    basedOn: inForce.number,
    asked: null,
  })
}

const asRecord = (content: BrandContent) => content as unknown as TypedDraft['content']

async function refuse(
  parts: BrandDeskParts,
  session: Session,
  staff: StaffCaller,
  code: string,
  { number, because }: Extract<BrandDeskAct, { act: 'refuse' }>,
): Promise<void> {
  const row = await askedDraft(session, code, number)
  const refusal = { refusedByName: staff.email, refusedAt: parts.clock.now(), refusedBecause: because }
  await saveDraft(session, { ...row, revision: row.revision + 1, asked: null, ...refusal })
  await recordBrandAct(parts, session, staff, { organizationCode: code, action: 'brand-refused', detail: { number, because } })
}

/** A version that was made of an older draft, or refused, is no one's wish any more. @throws Problem conflict */
async function askedDraft(session: Session, code: string, number: number): Promise<BrandDraftRow> {
  const row = await draftOf(session, code)
  if (row?.asked !== number) throw new Problem('conflict', 'This version no longer waits for another person. Load the list again.')
  return row
}

const underLock = async <T>(
  { db }: BrandDeskParts,
  staff: StaffCaller,
  code: string,
  run: (session: Session) => Promise<T>,
): Promise<T> => {
  requireActsFor(staff, code)
  return await asSystem(() =>
    db.transaction(async (session) => {
      await lockVersions(session)
      return await run(session)
    }),
  )
}
