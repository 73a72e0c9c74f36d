/** The mail of the session with the notary once more, to whoever asks for their own: it was deleted, or is at the bottom of a mailbox. */
import { BORROWER, notaryBooking, notaryMail, signersMailNow, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { advance, type Change } from '../../engine/advance.ts'
import { identityById } from '../../store/repositories/people.ts'
import { type Caller, openApplication } from '../application/open-application.ts'
import { Problem } from '../problem.ts'
import { refuseTooMany } from '../signer/invitations.ts'
import { openAsSigner, type SignerCaller, type SigningName } from '../signer/open-as-signer.ts'

const NONE = 'There is no session with a notary to email you about right now.'

const asked = (party: string, actor: string, tells: Change['tells']): Change => ({
  ...{ facts: [], actor, action: 'notary-mail-sent', detail: { party } },
  ...(tells && { tells }),
})

/** @throws Problem not_found, conflict; TooManyTries */
export async function sendBorrowersSessionMail(container: Container, caller: Caller, uuid: string): Promise<{ email: string }> {
  const now = container.clock.now()
  return container.db.transaction(async (session) => {
    const file = await openApplication(session, caller, uuid, now, true)
    const words = notaryMail(standing(file.facts).walk)
    if (!words) throw new Problem('conflict', NONE, { step: file.row.step })
    await refuseTooMany(container, session, `${uuid}/${BORROWER}`)
    const told = { kind: 'item-settled', payload: { item: notaryBooking.id, ...words, byMailAlone: true } } as const
    await advance(session, container.engine.parts, file, asked(BORROWER, `borrower:${caller.identityId}`, [told]))
    return { email: (await identityById(session, file.row.identityId))!.email }
  })
}

/** @throws Problem not_found, conflict; TooManyTries */
export async function sendSignersSessionMail(container: Container, caller: SignerCaller, name: SigningName): Promise<{ email: string }> {
  const now = container.clock.now()
  const { uuid, party } = name
  return container.db.transaction(async (session) => {
    const { file } = await openAsSigner(session, caller, name, now, true)
    const { walk } = standing(file.facts)
    const words = signersMailNow(walk, party)
    if (!words) throw new Problem('conflict', NONE, { step: file.row.step })
    await refuseTooMany(container, session, `${uuid}/${party}`)
    const told = { kind: 'signer-told', payload: { party, ...words } } as const
    await advance(session, container.engine.parts, file, asked(party, `signer:${caller.identityId}`, [told]))
    return { email: caller.email }
  })
}
