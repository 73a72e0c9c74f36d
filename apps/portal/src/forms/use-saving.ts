import { useCallback, useRef, useState } from 'react'

export interface Saving {
  readonly busy: boolean
  /** Of the last save. */
  readonly error: unknown
  /** The last save went through and nothing was changed since. */
  readonly saved: boolean
  /** Runs one save at a time; answers whether it went through. */
  readonly save: (run: () => Promise<void>, failed?: (error: unknown) => void) => Promise<boolean>
  /** Something is being changed again. */
  readonly touch: () => void
}

export function useSaving(): Saving {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const [saved, setSaved] = useState(false)
  const running = useRef(false)
  const save = useCallback(async (run: () => Promise<void>, failed?: (error: unknown) => void) => {
    if (running.current) return false
    running.current = true
    setBusy(true)
    setError(undefined)
    setSaved(false)
    try {
      await run()
      setSaved(true)
      return true
    } catch (problem) {
      setError(problem)
      failed?.(problem)
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }, [])
  const touch = useCallback(() => setSaved(false), [])
  return { busy, error, saved, save, touch }
}
