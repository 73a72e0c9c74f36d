/** Ends and begins text messages to a number, for everyone who agreed to them there: recorded as their word, which came by text. */
import type { Brand } from '@hearthline/brands'
import type { Clock } from '../../engine/clock.ts'
import type { Session } from '../../store/db.ts'
import { consentsOfNumber } from '../../store/repositories/text-messages.ts'
import { storeConsents } from '../consents/store-consents.ts'

export const BY_TEXT = 'TEXT'

interface Parts {
  brandOf(code: string): Brand
  readonly engine: { readonly clock: Clock }
}

interface Numbered {
  readonly organizationCode: string
  readonly phone: string
}

/** Both kinds at once (47 CFR 64.1200(a)(10)). Gives whether there was anything to end. */
export const endTexts = (session: Session, parts: Parts, of: Numbered): Promise<boolean> =>
  change(session, parts, of, 'OPT_OUT', ({ answer }) => answer === 'OPT_IN')

/** What was ended by text; what someone turned off in their settings, or never agreed to, stays as it is. */
export const beginTexts = (session: Session, parts: Parts, of: Numbered): Promise<boolean> =>
  change(session, parts, of, 'OPT_IN', ({ answer, source }) => answer === 'OPT_OUT' && source === BY_TEXT)

type Row = Awaited<ReturnType<typeof consentsOfNumber>>[number]

async function change(
  session: Session,
  { brandOf, engine }: Parts,
  of: Numbered,
  answer: 'OPT_IN' | 'OPT_OUT',
  isMeant: (row: Row) => boolean,
): Promise<boolean> {
  const brand = brandOf(of.organizationCode)
  const rows = (await consentsOfNumber(session, of)).filter(isMeant)
  for (const { identityId, type, email } of rows) {
    const given = { identityId, source: BY_TEXT, phone: of.phone, ...(email !== null && { email }) }
    await storeConsents(session, brand, engine.clock.now(), given, [{ type, answer }])
  }
  return rows.length > 0
}
