/** Finds an application for one who signs it: anyone else's, and that of someone who signs no longer, are the same "not found". */
import { isMailboxUnproved, type Signer, standing, type Walk } from '@hearthline/domain'
import type { Session } from '../../store/db.ts'
import { type ApplicationFile, lockFile, readFile } from '../../store/repositories/applications.ts'
import { isBoundSigner } from '../../store/repositories/signers.ts'
import { notFound, Problem } from '../problem.ts'

export interface SignerCaller {
  readonly identityId: string
  /** In lower case. */
  readonly email: string
  readonly organizationCode: string
}

export interface OpenedSigning {
  readonly file: ApplicationFile
  readonly signer: Signer
  /** The signer's own. */
  readonly walk: Walk
}

export interface SigningName {
  readonly uuid: string
  readonly party: string
}

/**
 * The application's present word counts: an email that was corrected, or a co-owner who was taken out, ends the access of whoever had it.
 * @throws Problem not_found
 */
export async function openAsSigner(
  session: Session,
  caller: SignerCaller,
  { uuid, party }: SigningName,
  now: string,
  lock = false,
): Promise<OpenedSigning> {
  const file = await (lock ? lockFile(session, uuid, now) : readFile(session, uuid, now))
  const own = file && standing(file.facts).walk.signers.find(({ signer }) => signer.party === party)
  if (!own || file.row.organizationCode !== caller.organizationCode || own.signer.email !== caller.email) throw missing()
  if (!(await isBoundSigner(session, { applicationId: uuid, party, identityId: caller.identityId }))) throw missing()
  return { file, signer: own.signer, walk: own.walk }
}

const SHOW_ID = 'Show your ID here first. Our team entered this email for you, and until then it opens nothing that is yours.'

/** The word of one person moved them to this mailbox. @throws Problem conflict until an ID has shown who has it */
export function refuseUnproved(opened: Pick<OpenedSigning, 'signer' | 'walk'>): void {
  if (isMailboxUnproved(opened)) throw new Problem('conflict', SHOW_ID)
}

const missing = () => notFound('No such document to sign was found')
