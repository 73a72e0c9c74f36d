/** Tells the nodes of one PostgreSQL database what they must not go on remembering (LISTEN/NOTIFY carries ids, never data). */
import pg from 'pg'

/** An application moved: told by the statement that writes its audit row. */
export const MOVED = 'hearthline_moved'
/** A session ended, or what its person may do changed: told by triggers (migration 0002), whoever writes it. */
const ENDED = 'hearthline_ended'
/** A setting changed: told by a trigger too. */
const SETTING = 'hearthline_setting'
const RECONNECT_MS = 1000
/** A line that was cut without a word looks like one on which nothing is said. */
const ASK_EVERY_MS = 5000
const PATIENCE_MS = 3000

export interface Ears {
  /** An application was moved by whichever node, this one included. */
  moved(id: string): void
  /** The sessions of this id, or of a person of this id, are not what they were. */
  ended(id: string): void
  /** A setting of this name was written. */
  set(name: string): void
  /** Whether the nodes are being heard right now. */
  heard(now: boolean): void
}

/** Listens on a connection of its own, for as long as the process lives; gives the function that stops. */
export function hearNodes(connectionString: string, ears: Ears): () => Promise<void> {
  const told: Readonly<Record<string, (payload: string) => void>> = { [MOVED]: ears.moved, [ENDED]: ears.ended, [SETTING]: ears.set }
  let client: pg.Client | undefined
  let stopped = false
  const connect = async (): Promise<void> => {
    if (stopped) return
    const next = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: PATIENCE_MS })
    const lost = () => {
      if (client !== next) return
      client = undefined
      ears.heard(false)
      next.end().catch(() => undefined)
      setTimeout(() => void connect(), RECONNECT_MS).unref()
    }
    next.on('error', lost)
    next.on('end', lost)
    next.on('notification', ({ channel, payload }) => payload && told[channel]?.(payload))
    try {
      client = next
      await next.connect()
      await next.query(`listen ${MOVED}; listen ${ENDED}; listen ${SETTING}`)
      if (client === next) ears.heard(true)
    } catch {
      lost()
    }
  }
  const ask = setInterval(() => {
    const asked = client
    if (!asked) return
    const late = setTimeout(() => asked.emit('error', new Error('The line is silent')), PATIENCE_MS)
    late.unref()
    void asked.query('select 1').then(
      () => clearTimeout(late),
      () => undefined,
    )
  }, ASK_EVERY_MS)
  ask.unref()
  ears.heard(false)
  void connect()
  return async () => {
    stopped = true
    clearInterval(ask)
    const last = client
    client = undefined
    await last?.end().catch(() => undefined)
  }
}
