/** Tells the nodes of one PostgreSQL database which applications have moved (LISTEN/NOTIFY carries ids, never data). */
import pg from 'pg'

const CHANNEL = 'hearthline_moved'
const RECONNECT_MS = 1000

/** The statement that announces a move, sent in the transaction itself: it is heard when that commits. */
export const ANNOUNCE = `select pg_notify('${CHANNEL}', $1)`

export interface Ears {
  /** An application was moved by whichever node, this one included. */
  moved(id: string): void
  /** Whether moves are being heard right now. */
  heard(now: boolean): void
}

/** Listens on a connection of its own, for as long as the process lives; gives the function that stops. */
export function hearMoves(connectionString: string, ears: Ears): () => Promise<void> {
  let client: pg.Client | undefined
  let stopped = false
  const connect = async (): Promise<void> => {
    if (stopped) return
    const next = new pg.Client({ connectionString })
    const lost = () => {
      if (client !== next) return
      client = undefined
      ears.heard(false)
      setTimeout(() => void connect(), RECONNECT_MS).unref()
    }
    next.on('error', lost)
    next.on('end', lost)
    next.on('notification', ({ payload }) => payload && ears.moved(payload))
    try {
      client = next
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      ears.heard(true)
    } catch {
      lost()
    }
  }
  ears.heard(false)
  void connect()
  return async () => {
    stopped = true
    const last = client
    client = undefined
    await last?.end().catch(() => undefined)
  }
}
