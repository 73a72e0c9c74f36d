/** That a session ended while somebody was at work, told once by the login they are led to. */
import { guarded } from './token.ts'

const KEY = 'session-ended'

/** Where storage is forbidden nothing is told. */
export const noteSessionEnded = (): void => void guarded(() => sessionStorage.setItem(KEY, 'yes'))

export const hasSessionEnded = (): boolean => guarded(() => sessionStorage.getItem(KEY)) === 'yes'

export const forgetSessionEnded = (): void => void guarded(() => sessionStorage.removeItem(KEY))
