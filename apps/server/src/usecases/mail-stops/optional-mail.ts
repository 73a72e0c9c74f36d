/** Mail that its reader may switch off: with the link that does, and sent only while it is on. */
import type { Brand } from '@hearthline/brands'
import type { MailKind } from '@hearthline/domain'
import type { EngineParts } from '../../engine/engine-parts.ts'
import type { Db } from '../../store/db.ts'
import { stoppedKinds } from '../../store/repositories/mail-stops.ts'
import { emailMacOf, STOP_PATH, stopToken } from './mail-stop.ts'

interface Parts {
  readonly db: Db
  readonly engine: Pick<EngineParts, 'macs'>
  linkTo(brand: Brand, path: `/${string}`, query?: Readonly<Record<string, string>>): string
}

/** Nothing for mail that cannot be switched off. */
export const stopOf = ({ engine, linkTo }: Parts, brand: Brand, email: string, kind: MailKind | undefined): { readonly stop?: string } =>
  kind === undefined ? {} : { stop: linkTo(brand, STOP_PATH, { token: stopToken(engine, brand.orgCode, email, kind) }) }

interface Wanted {
  readonly organizationCode: string
  readonly email: string
  readonly kind: MailKind | undefined
}

/** Asked right before a mail is sent: what was switched off while it waited, or while it was written, is not sent. */
export async function isMailWanted(
  { db, engine }: Pick<Parts, 'db' | 'engine'>,
  { organizationCode, email, kind }: Wanted,
): Promise<boolean> {
  if (kind === undefined) return true
  return !(await stoppedKinds(db, organizationCode, emailMacOf(engine, organizationCode, email))).includes(kind)
}
