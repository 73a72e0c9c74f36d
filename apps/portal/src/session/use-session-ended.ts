import { useEffect, useState } from 'react'
import { clearSessionEnded, hasSessionEnded } from './session-ended.ts'

/** Whether the sign-in page was come to because a session ended; forgotten once it is left. */
export function useSessionEnded(): boolean {
  const [ended] = useState(hasSessionEnded)
  // Not on arrival: the page that is left may come here by itself, just before the address is loaded anew.
  useEffect(() => clearSessionEnded, [])
  return ended
}
