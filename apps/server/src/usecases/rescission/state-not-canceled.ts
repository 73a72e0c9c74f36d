/** An owner states in the portal that they did not cancel, each for themselves alone (12 CFR 1026.15(c), comment 15(c)-5.ii). */
import {
  BORROWER,
  CONFIRMS_ON_PAPER,
  consentWordsVersion,
  dayAtHome,
  legalName,
  mayStateHere,
  ownerMatches,
  signerIntro,
  standing,
  type Walk,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { type Caller, openApplication } from '../application/open-application.ts'
import { storeConsents } from '../consents/store-consents.ts'
import { withIdempotency } from '../idempotency.ts'
import { organizationByCode } from '../organization/find-organization.ts'
import { invalid, Problem } from '../problem.ts'
import { type OpenedSigning, openAsSigner, refuseUnproved, type SignerCaller } from '../signer/open-as-signer.ts'
import { addStatement, refuseStatement } from './add-statement.ts'

interface Stated {
  readonly uuid: string
  /** the full name, as a signature */
  readonly signature: string
  readonly idempotencyKey: string | undefined
  readonly address: string
}

/** @throws Problem not_found, conflict, validation_failed */
export function stateAsBorrower(
  container: Container,
  { caller, ...stated }: Stated & { readonly caller: Caller },
): Promise<{ uuid: string }> {
  return container.db.transaction(async (session) => {
    const file = await openApplication(session, caller, stated.uuid, container.clock.now(), true)
    const who = { party: BORROWER, actor: `borrower:${caller.identityId}`, ...caller }
    return keep(container, session, { ...stated, ...who, file, nameIn: (walk) => walk.known(legalName) })
  })
}

/** @throws Problem not_found, conflict, validation_failed */
export function stateAsSigner(
  container: Container,
  { caller, party, ...stated }: Stated & { readonly caller: SignerCaller; readonly party: string },
): Promise<{ uuid: string }> {
  return container.db.transaction(async (session) => {
    const opened = await openAsSigner(session, caller, { uuid: stated.uuid, party }, container.clock.now(), true)
    refuseUnproved(opened)
    const { file, walk } = opened
    refuseStranger(opened, party)
    const who = { party, actor: `signer:${caller.identityId}`, ...caller }
    return keep(container, session, { ...stated, ...who, file, nameIn: () => walk.known(signerIntro)?.legalName })
  })
}

/**
 * What lets money leave sooner is taken only from whoever has shown here who they are, and signed: the mailbox alone may be anyone's. On paper it waits for none of it.
 * @throws Problem conflict
 */
function refuseStranger({ file, walk }: Pick<OpenedSigning, 'file' | 'walk'>, party: string): void {
  if (mayStateHere(standing(file.facts).walk.known, party)) return
  throw new Problem(
    'conflict',
    walk.frontier === undefined
      ? `Nothing shows here who has this email. ${CONFIRMS_ON_PAPER}`
      : 'Show who you are here, and sign. After that you can confirm this.',
  )
}

interface Keeping extends Stated {
  readonly identityId: string
  readonly organizationCode: string
  readonly email?: string
  readonly party: string
  readonly actor: string
  readonly file: ApplicationFile
  nameIn(walk: Walk): { readonly firstName: string; readonly lastName: string } | undefined
}

async function keep(container: Container, session: Session, keeping: Keeping): Promise<{ uuid: string }> {
  const { uuid, party, actor, file, identityId, organizationCode, email, address, signature, nameIn } = keeping
  const { now } = file.facts
  const keyed = {
    identityId,
    organizationCode,
    key: keeping.idempotencyKey,
    call: `not-canceled/${uuid}/${party}`,
    body: { signature },
    now,
  }
  const { reply } = await withIdempotency(container, session, keyed, async () => {
    const { walk, sha256 } = refuseStatement(file, party)
    const name = nameIn(walk)
    if (name && !ownerMatches([{ name: signature, kind: 'PERSON' }], name))
      throw invalid([{ path: 'signature', message: `Type your name as you gave it: ${name.firstName} ${name.lastName}` }])
    const signedOn = dayAtHome(walk.known, now)
    const version = consentWordsVersion('NOT_CANCELED')
    const statement = { party, sha256, way: 'HERE', signature, signedOn, version } as const
    await addStatement(session, container, file, { walk, statement, actor, reason: '' })
    // The words that were signed, as they were shown.
    const source = { identityId, applicationId: uuid, source: 'rescission-statement', ...(email !== undefined && { email }), address }
    await storeConsents(session, organizationByCode(container, organizationCode), now, source, [
      { type: 'NOT_CANCELED', answer: 'ACCEPTED' },
    ])
    return { uuid }
  })
  return reply
}
