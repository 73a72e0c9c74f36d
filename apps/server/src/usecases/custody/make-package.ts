/**
 * What the new holder of an original is given, once: its bytes, the evidence of signing and the custody up to this moment, as JSON. The custody record keeps
 * the digest of it, so that what was given can be told from anything else.
 */
import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Container } from '../../container.ts'
import { custodyActsOf } from '../../store/repositories/custody-acts.ts'
import { custodyEventsOf } from '../../store/repositories/custody-events.ts'
import type { StaffCaller } from '../console/staff-caller.ts'
import type { DocumentContent } from '../documents/read-document.ts'
import { notFound, Problem } from '../problem.ts'
import { signingEventsForStaff } from '../signing/read-signing-evidence.ts'
import { sealReportOf } from './check-seal.ts'
import { bytesOf, openOriginal, type WhichOriginal } from './open-original.ts'
import { custodyOf } from './originals.ts'
import { recordAct } from './record-act.ts'
import { actsOn, latest, refuseNotOpen } from './transfer-custody.ts'

/** @throws Problem not_found, forbidden; conflict where it does not count, another one followed, the package was made, or the seal is broken */
export async function makePackage(
  container: Container,
  staff: StaffCaller,
  { transfer, ...which }: WhichOriginal & { readonly transfer: string },
): Promise<DocumentContent> {
  const { db, clock } = container
  const now = clock.now()
  const opened = await openOriginal(db, staff, which, now)
  refuseNotOpen(opened)
  const { file, original } = opened
  const [all, custody, events] = await Promise.all([
    custodyActsOf(db, which.uuid),
    custodyEventsOf(db, which.uuid),
    signingEventsForStaff(container, file),
  ])
  const acts = actsOn(opened, all)
  const recorded = acts.find(({ id, act }) => act === 'TRANSFER_RECORDED' && id === transfer)
  if (!recorded) throw notFound('No such transfer was found')
  if (latest(acts, 'TRANSFER_CONFIRMED')?.transferId !== transfer)
    throw new Problem(
      'conflict',
      'The package is made for who holds the original: confirm this transfer first, or open the one that followed it.',
    )
  const made = acts.find(({ act, transferId }) => act === 'PACKAGE_MADE' && transferId === transfer)
  if (made) throw alreadyMade()
  const bytes = await bytesOf(container, original)
  const seal = await sealReportOf(original.sha256, bytes)
  if (seal.state !== 'VALID') throw new Problem('conflict', 'The seal of this original is broken. It cannot be given to a new holder.')
  const { holder, heldFrom, agreement } = recorded
  const content = Buffer.from(
    JSON.stringify(
      {
        format: 'hearthline-custody-package',
        version: 1,
        madeAt: now,
        loanNumber: `HL-${file.row.loanNumber}`,
        transfer: { holder, on: heldFrom, agreement },
        original: { mediaType: original.mediaType, sha256: original.sha256, base64: bytes.toString('base64') },
        seal,
        evidence: events,
        custody: custodyOf(custody.filter(({ documentId }) => documentId === original.id)),
      },
      null,
      2,
    ),
    'utf8',
  )
  const sha256 = createHash('sha256').update(content).digest('hex')
  const isNew = await db.transaction((session) =>
    recordAct(container, session, { staff, opened, act: { id: randomUUID(), act: 'PACKAGE_MADE', transferId: transfer, sha256 } }),
  )
  if (!isNew) throw alreadyMade()
  return {
    content: Readable.from([content]),
    byteSize: content.length,
    mediaType: 'application/json',
    name: `HL-${file.row.loanNumber} custody package.json`,
  }
}

const alreadyMade = () =>
  new Problem('conflict', 'The package for this holder was made already. The custody record has its digest, and a package is made once.')
