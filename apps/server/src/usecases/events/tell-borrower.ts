/** One thing told in both ways: a mail and the bell, from the outbox row of the transaction that made it true. */
import type { Brand } from '@hearthline/brands'
import { BORROWER } from '@hearthline/domain'
import type { Clock } from '../../engine/clock.ts'
import type { EngineParts } from '../../engine/engine-parts.ts'
import { borrowerMail, type StepText } from '../../mail/borrower-mail.ts'
import type { Mail } from '../../providers/mail/port.ts'
import type { Db, Session } from '../../store/db.ts'
import { markOutboxSent, type OutboxForMail } from '../../store/repositories/outbox.ts'
import { isMailWanted, stopOf } from '../mail-stops/optional-mail.ts'
import { queueText } from '../texts/queue-text.ts'
import { isTexting, type TextingParts } from '../texts/texting.ts'
import { deliver, keepDelivery, mailReference } from './keep-delivery.ts'
import { type Notification, notifyPerson } from './notifications.ts'

export interface NotificationParts extends TextingParts {
  readonly db: Db
  readonly mail: Mail
  readonly clock: Clock
  /** What an address that was refused is kept with. */
  readonly engine: EngineParts
  brandOf(code: string): Brand
  /** The address of a page of the portal, for the customers of one lender. */
  linkTo(brand: Brand, path: `/${string}`, query?: Readonly<Record<string, string>>): string
}

/** What is told, and where the bell leads; undefined when nothing is left to tell. */
export interface Told {
  readonly words: StepText | undefined
  readonly ctas: Notification['ctas']
  /** The bell has it from before. */
  readonly byMailAlone?: boolean
  /** While what a text says is so: the step that it tells of, the present one where left out; REQUESTS: while one of the team’s is open. */
  readonly textedWhile?: string
  /** What else holds once it is sent, in the transaction of the mark. */
  readonly andThen?: (session: Session, now: string) => Promise<void>
}

/** It leads on to where the application stands. */
const pageOf = (row: OutboxForMail): `/${string}` => `/account/heloc/${row.applicationId}`

export const toApplication = (row: OutboxForMail, title = 'Open your application'): Notification['ctas'][number] => ({
  title,
  redirectPath: pageOf(row),
})

/** Requests of the team are answered wherever the application stands. */
export const toRequests = (row: OutboxForMail) => ({
  title: 'See the request',
  redirectPath: `/account/heloc/${row.applicationId}/conditions`,
})

/** In the application it arrives all the same. */
const notDelivered = (email: string) => ({
  title: 'We couldn’t email you',
  description: `An email to ${email} came back. Check the address in your settings.`,
})

/** A crash between mail and mark sends the mail again: twice is better than never. The bell rings in the transaction of the mark, so once. */
export async function tellBorrower(
  parts: NotificationParts,
  row: OutboxForMail,
  { words, ctas, byMailAlone, textedWhile = row.step, andThen }: Told,
): Promise<void> {
  const { db, mail, clock, engine, brandOf, linkTo } = parts
  const { organizationCode, email: recipient } = row
  const brand = brandOf(organizationCode)
  const link = linkTo(brand, pageOf(row))
  const stop = words && stopOf(parts, brand, recipient, words.optional)
  const firstName = row.firstName ?? undefined
  const letter = words && borrowerMail(words, { brand, firstName, link, homeState: row.homeState ?? undefined, ...stop })
  const isWanted = letter !== undefined && (await isMailWanted(parts, { organizationCode, email: recipient, kind: words?.optional }))
  const message = isWanted && { reference: mailReference(row), organizationCode, recipient, ...stop, ...letter }
  const delivery = message ? await deliver(mail, message, BORROWER) : undefined
  const text = words?.text !== undefined && (await isTexting(parts, organizationCode)) ? words.text : undefined
  const now = clock.now()
  await db.transaction(async (session) => {
    if (words && !byMailAlone) await notifyPerson(session, row, { title: words.title, description: words.sentence, created: now, ctas })
    if (delivery?.isRefused) await notifyPerson(session, row, { ...notDelivered(recipient), created: now, ctas: [] })
    await andThen?.(session, now)
    if (text !== undefined) await queueText(session, engine, row, { words: text, link, while: textedWhile })
    if (delivery) await keepDelivery(session, engine, row, delivery)
    await markOutboxSent(session, row.id, now)
  })
}
