import { useEffect, useState } from 'react'

type Politeness = 'polite' | 'assertive'
interface Message {
  text: string
  politeness: Politeness
}

const listeners = new Set<(message: Message) => void>()

/** A screen-reader message is cleared after 300 ms, so that it is not found again when reading on [interface/pieces]. */
export const clearAfterMs = 300

/** Announces something to screen readers from anywhere, if a LiveRegion is mounted. */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  for (const listener of listeners) listener({ text, politeness })
}

/** Mount once, near the root, before anything is announced. */
export function LiveRegion() {
  const [message, setMessage] = useState<Message | null>(null)
  useEffect(() => {
    const listener = (next: Message) => setMessage({ ...next })
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [])
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => setMessage(null), clearAfterMs)
    return () => clearTimeout(timer)
  }, [message])
  return (
    <div className="ui-visually-hidden">
      <div aria-live="polite" aria-atomic="true">
        {message?.politeness === 'polite' && message.text}
      </div>
      <div aria-live="assertive" aria-atomic="true">
        {message?.politeness === 'assertive' && message.text}
      </div>
    </div>
  )
}
