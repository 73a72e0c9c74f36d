/** Whether a signed set is as it was sealed, for anyone on the team who may see its application. */
import { createHash } from 'node:crypto'
import type { SealReportBody } from '@hearthline/contract'
import { BlobMissing } from '../../blobs/port.ts'
import type { Container } from '../../container.ts'
import { readSeal, type SealReading } from '../../seal/read-seal.ts'
import { SealBroken } from '../../secrets/sealed-bytes.ts'
import type { StoredDocument } from '../../store/repositories/documents.ts'
import { recordReading } from '../console/record-reading.ts'
import type { StaffCaller } from '../console/staff-caller.ts'
import { bytesOf, openOriginal, type WhichOriginal } from './open-original.ts'

/** @throws Problem not_found, forbidden; BlobsUnavailable */
export async function checkOriginalsSeal(container: Container, staff: StaffCaller, which: WhichOriginal): Promise<SealReportBody> {
  const { file, original } = await openOriginal(container.db, staff, which, container.clock.now())
  await recordReading(container, staff, file.row)
  const bytes = await readable(container, original)
  return sealReportOf(original.sha256, bytes)
}

/** What was changed where it lies is no longer read at all: its seal is broken. */
async function readable(container: Container, original: StoredDocument): Promise<Buffer | undefined> {
  try {
    return await bytesOf(container, original)
  } catch (problem) {
    if (problem instanceof BlobMissing || problem instanceof SealBroken) return undefined
    throw problem
  }
}

/** Valid where the seal is whole and the file is the one that was sealed: a seal of another file proves nothing of this one. */
export async function sealReportOf(sha256: string, bytes: Uint8Array | undefined): Promise<SealReportBody> {
  const seal: SealReading | undefined = bytes && (await readSeal(bytes))
  const isOnRecord = bytes !== undefined && createHash('sha256').update(bytes).digest('hex') === sha256
  return {
    state: seal?.isValid && isOnRecord ? 'VALID' : 'BROKEN',
    sha256,
    signedAt: seal?.signedAt ?? null,
    certificate: seal?.certificate ?? null,
    timestamp: seal?.timestamp ?? null,
  }
}
