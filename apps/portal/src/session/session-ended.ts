/** That a session ended while somebody was at work, told once by the login they are led to. */

const KEY = 'session-ended'

/** Storage may be forbidden; then nothing is told. */
const guarded = <T>(action: () => T): T | undefined => {
  try {
    return action()
  } catch {
    return undefined
  }
}

export const noteSessionEnded = (): void => void guarded(() => sessionStorage.setItem(KEY, 'yes'))

export const hasSessionEnded = (): boolean => guarded(() => sessionStorage.getItem(KEY)) === 'yes'

export const forgetSessionEnded = (): void => void guarded(() => sessionStorage.removeItem(KEY))
