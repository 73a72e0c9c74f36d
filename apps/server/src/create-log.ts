/** The log: JSON lines on stdout, and never what stands behind the question mark of an address, whoever writes the line. */
import pino, { type DestinationStream, type Logger } from 'pino'

/** Tokens, emails and where someone was going stand there. A question mark before a space or a quotation mark ends a sentence. */
const QUERY = /\?[^\s"'<>]+/g
const DEEPEST = 6

/** @param to stdout, except for tests */
export const createLog = (level: string, to?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: undefined,
      formatters: { log: (line) => withoutQueries(line) as Record<string, unknown> },
      hooks: {
        logMethod(args, method) {
          method.apply(
            this,
            args.map((arg) => (typeof arg === 'string' ? withoutQueries(arg) : arg instanceof Error ? plain(arg) : arg)) as typeof args,
          )
        },
      },
    },
    to ?? pino.destination(1),
  )

/** As a line has it: pino takes the message of an error as the line's own. */
const plain = (error: Error) => ({ error: error.name, message: error.message, stack: error.stack })

function withoutQueries(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replace(QUERY, '?…')
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value
  if (value instanceof Error) return withoutQueries({ ...plain(value), cause: value.cause }, depth)
  if (Array.isArray(value)) return value.map((member) => withoutQueries(member, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withoutQueries(member, depth + 1)]))
}
