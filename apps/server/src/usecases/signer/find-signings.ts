/** Which signers an email is the address of, as the applications of an organization have it now. */
import { isEnded, keptCopy, type Signer, standing } from '@hearthline/domain'
import type { Session } from '../../store/db.ts'
import { readFile } from '../../store/repositories/applications.ts'
import { applicationsNaming } from '../../store/repositories/signers.ts'

export interface Signing {
  readonly applicationId: string
  readonly signer: Signer
}

/** Attorneys and trustees sign for many; nobody signs for more at a time. */
const MOST = 200

/** @param email in lower case */
export async function findSignings(session: Session, email: string, organizationCode: string, now: string): Promise<Signing[]> {
  const ids = await applicationsNaming(session, email, organizationCode, MOST)
  const found: Signing[] = []
  // One after the other: a file is large, and what is asked here is not in a hurry.
  for (const id of ids) {
    const file = await readFile(session, id, now)
    const current = file && standing(file.facts)
    if (!current) continue
    const isOver = isEnded(current.step) && current.step !== 'COMPLETE'
    for (const { signer, walk } of current.walk.signers) {
      if (signer.email !== email) continue
      // Whoever has signed keeps their copies, also of what was canceled since.
      const reads = walk.frontier === undefined || keptCopy(file.facts, signer) !== undefined
      if (!isOver || reads || current.showsIdAfterEnd.includes(signer.party)) found.push({ applicationId: id, signer })
    }
  }
  return found
}
