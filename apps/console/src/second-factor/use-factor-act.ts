import { useState } from 'react'

/** One act at a time, with what went wrong at the last one. */
export function useFactorAct() {
  const [busy, setBusy] = useState<string>()
  const [error, setError] = useState<unknown>()
  const act = async <Done>(name: string, run: () => Promise<Done>, done: (made: Done) => void): Promise<void> => {
    if (busy !== undefined) return
    setBusy(name)
    setError(undefined)
    try {
      const made = await run()
      setBusy(undefined)
      done(made)
    } catch (problem) {
      setError(problem)
      setBusy(undefined)
    }
  }
  return { busy, error, act, clear: () => setError(undefined) }
}
