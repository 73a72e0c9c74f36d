/** Notifies the nodes of one PostgreSQL database which cached data is stale (LISTEN/NOTIFY carries ids, never data). */
import pg from 'pg'

/** An application changed: notified by the statement that writes its audit row. */
export const APPLICATION_CHANGED = 'hearthline_moved'
/** A session ended, or its access changed: notified by triggers (migration 0002), whoever writes the row. */
const SESSION_CHANGED = 'hearthline_ended'
/** A setting changed: notified by a trigger too. */
const SETTING_CHANGED = 'hearthline_setting'
/** A brand came into force: notified by a trigger (migration 0064). */
const BRAND_PUBLISHED = 'hearthline_brand'
const RECONNECT_MS = 1000
/** A connection that was cut without an error looks like an idle one, so it is pinged. */
const PING_INTERVAL_MS = 5000
const TIMEOUT_MS = 3000

export interface NodeEventHandlers {
  /** An application was changed by any node, this one included. */
  applicationChanged(id: string): void
  /** The session of this id, or the sessions of the identity of this id, ended or changed. */
  sessionChanged(id: string): void
  /** A setting of this name was written. */
  settingChanged(name: string): void
  /** A version of the brand of this organization came into force. */
  brandPublished(organizationCode: string): void
  /** Whether notifications are being received right now. */
  connectionChanged(now: boolean): void
}

/** Listens on a connection of its own, for as long as the process lives; gives the function that stops. */
export function subscribeToNodes(connectionString: string, handlers: NodeEventHandlers): () => Promise<void> {
  const handlerOf: Readonly<Record<string, (payload: string) => void>> = {
    [APPLICATION_CHANGED]: handlers.applicationChanged,
    [SESSION_CHANGED]: handlers.sessionChanged,
    [SETTING_CHANGED]: handlers.settingChanged,
    [BRAND_PUBLISHED]: handlers.brandPublished,
  }
  let client: pg.Client | undefined
  let stopped = false
  const connect = async (): Promise<void> => {
    if (stopped) return
    const next = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: TIMEOUT_MS })
    const lost = () => {
      if (client !== next) return
      client = undefined
      handlers.connectionChanged(false)
      next.end().catch(() => undefined)
      setTimeout(() => void connect(), RECONNECT_MS).unref()
    }
    next.on('error', lost)
    next.on('end', lost)
    next.on('notification', ({ channel, payload }) => payload && handlerOf[channel]?.(payload))
    try {
      client = next
      await next.connect()
      await next.query(`listen ${APPLICATION_CHANGED}; listen ${SESSION_CHANGED}; listen ${SETTING_CHANGED}; listen ${BRAND_PUBLISHED}`)
      if (client === next) handlers.connectionChanged(true)
    } catch {
      lost()
    }
  }
  const ask = setInterval(() => {
    const asked = client
    if (!asked) return
    const late = setTimeout(() => asked.emit('error', new Error('The connection did not answer a ping')), TIMEOUT_MS)
    late.unref()
    void asked.query('select 1').then(
      () => clearTimeout(late),
      () => undefined,
    )
  }, PING_INTERVAL_MS)
  ask.unref()
  handlers.connectionChanged(false)
  void connect()
  return async () => {
    stopped = true
    clearInterval(ask)
    const last = client
    client = undefined
    await last?.end().catch(() => undefined)
  }
}
