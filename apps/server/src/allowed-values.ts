/** The kinds of settings. Each says in full what it allows, whichever part of that was not kept; the reader puts "The setting NAME" in front. */
import { z } from 'zod'

const either = new Intl.ListFormat('en-US', { type: 'disjunction' })

export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `must be ${either.format(values)}`)

interface Range {
  /** "a whole number of days" */
  readonly what: string
  readonly least: number
  readonly most: number
  readonly standard: number
  /** Whether 1.5 is allowed. */
  readonly parts?: boolean
}

export function numberSetting({ what, least, most, standard, parts = false }: Range) {
  const allowed = `must be ${what} from ${least} to ${most}`
  return z
    .string()
    .trim()
    .regex(parts ? /^(?:\d+\.?\d*|\.\d+)$/ : /^\d+$/, allowed)
    .transform(Number)
    .pipe(z.number().min(least, allowed).max(most, allowed))
    .default(standard)
}

/** A database may also be reached by a socket, which is in the query. */
function namesDatabase(text: string): boolean {
  // With an account and no host it is no address to the parser, though it is one to the database's driver.
  const url = URL.parse(text.replace(/^(postgres(?:ql)?:\/\/)[^/?#]*@(?=[/?])/, '$1'))
  if (!url || !/^postgres(?:ql)?:$/.test(url.protocol)) return false
  return url.hostname !== '' || Boolean(url.searchParams.get('host'))
}

export const databaseAddress = z
  .string()
  .refine(
    namesDatabase,
    'must be an address that names a host, for example postgres://user:password@db.example:5432/hearthline, with special characters of the password percent-encoded',
  )
