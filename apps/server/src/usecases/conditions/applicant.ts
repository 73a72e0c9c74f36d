/** Who answers conditions: the borrower, or someone who signs beside them, each with their own alone. */
import { BORROWER, isMailboxUnproved, type SignerWalk, standing, type Walk } from '@hearthline/domain'
import type { Session } from '../../store/db.ts'
import { type ApplicationFile, lockFile, readFile } from '../../store/repositories/applications.ts'
import { isBoundSigner } from '../../store/repositories/signers.ts'
import { openApplication } from '../application/open-application.ts'
import { notFound } from '../problem.ts'
import type { SignerCaller } from '../signer/open-as-signer.ts'

export interface Applicant extends SignerCaller {
  /** Proven by a mailed code: their part as a signer, and nothing of an account. */
  readonly isSigner: boolean
}

export interface OpenedForApplicant {
  readonly file: ApplicationFile
  readonly walk: Walk
  /** Whose conditions they see; two signers who share a mailbox see both. */
  readonly parties: readonly string[]
  readonly actor: string
}

/** @throws Problem not_found where nothing of it is theirs */
export async function openForApplicant(
  session: Session,
  applicant: Applicant,
  uuid: string,
  now: string,
  lock = false,
): Promise<OpenedForApplicant> {
  const { identityId } = applicant
  if (!applicant.isSigner) {
    const file = await openApplication(session, applicant, uuid, now, lock)
    return { file, walk: standing(file.facts).walk, parties: [BORROWER], actor: `borrower:${identityId}` }
  }
  const file = await (lock ? lockFile(session, uuid, now) : readFile(session, uuid, now))
  if (!file || file.row.organizationCode !== applicant.organizationCode) throw missing()
  const { walk } = standing(file.facts)
  const theirs: SignerWalk[] = []
  for (const signing of walk.signers) {
    const { signer } = signing
    const isTheirs =
      signer.email === applicant.email && (await isBoundSigner(session, { applicationId: uuid, party: signer.party, identityId }))
    if (isTheirs) theirs.push(signing)
  }
  if (theirs.length === 0) throw missing()
  // Until it is shown who has the mailbox they are asked nothing there, and read nothing.
  const parties = theirs.filter((signing) => !isMailboxUnproved(signing)).map(({ signer }) => signer.party)
  return { file, walk, parties, actor: `signer:${identityId}` }
}

const missing = () => notFound('No such application was found')
