/** While the server says that it will be right back (503 with Retry-After), asks again by itself; what was typed stays where it is. */

/** A restart takes seconds; a person who has waited longer sees a message and can retry with one press. */
const TIMEOUT_MS = 120_000
const LONGEST_PAUSE_MS = 15_000
/** Where the answer gives no time. */
const USUAL_PAUSE_MS = 3_000

const waiting = new Set<symbol>()
const listeners = new Set<() => void>()

/** Whether some call is waiting for the server to be back. */
export const isUnavailable = (): boolean => waiting.size > 0

export function onUnavailableChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function setWaiting(call: symbol, now: boolean): void {
  const before = isUnavailable()
  if (now) waiting.add(call)
  else waiting.delete(call)
  if (isUnavailable() !== before) for (const listener of listeners) listener()
}

interface Repeatable {
  readonly method: string
  readonly idempotencyKey?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** What may be sent twice and done once: a read, a whole value put in its place, or an intent with a key. */
const isRepeatable = ({ method, idempotencyKey }: Repeatable): boolean =>
  method === 'GET' || method === 'PUT' || idempotencyKey !== undefined

/** The first answer that is not "right back", or the last one when patience or the caller's signal has ended. */
export async function retryWhileUnavailable(call: Repeatable, send: () => Promise<Response>): Promise<Response> {
  const id = Symbol('call')
  const until = Date.now() + TIMEOUT_MS
  try {
    for (;;) {
      const response = await send()
      if (response.status !== 503 || !isRepeatable(call) || call.signal?.aborted) return response
      const pauseMs = pauseOf(response)
      if (Date.now() + pauseMs > until) return response
      setWaiting(id, true)
      await pause(pauseMs, call.signal)
    }
  } finally {
    setWaiting(id, false)
  }
}

/** Some chance in it, so that everyone who waits does not come back in the same moment. */
function pauseOf(response: Response): number {
  const seconds = Number(response.headers.get('retry-after'))
  const asked = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : USUAL_PAUSE_MS
  return Math.min(asked, LONGEST_PAUSE_MS) * (0.75 + Math.random() * 0.5)
}

const pause = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
