/** One key for one application: kept until it is answered, so that a second press, a retry or a reload makes no second one [api/idempotency]. */

const KEY = 'create-key'

interface Kept {
  readonly key: string
  readonly body: string
}

const store = (): Storage | undefined => {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

let kept: Kept | undefined

/** The same key for the same body; another body is another intent (the server answers 409 to one key with two bodies). */
export function submissionKey(body: unknown): string {
  const text = JSON.stringify(body)
  kept ??= JSON.parse(store()?.getItem(KEY) ?? 'null') ?? undefined
  if (kept?.body !== text) kept = { key: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(16).slice(2)}`, body: text }
  store()?.setItem(KEY, JSON.stringify(kept))
  return kept.key
}

/** Once answered, whatever the answer. */
export function clearSubmissionKey(): void {
  kept = undefined
  store()?.removeItem(KEY)
}
