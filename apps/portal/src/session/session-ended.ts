/** That a session ended while someone was at work, shown by the login they are led to until they leave it. */
import { ignoringStorageErrors } from './token.ts'

const KEY = 'session-ended'

/** Where storage is forbidden nothing is recorded. */
export const markSessionEnded = (): void => void ignoringStorageErrors(() => sessionStorage.setItem(KEY, 'yes'))

export const hasSessionEnded = (): boolean => ignoringStorageErrors(() => sessionStorage.getItem(KEY)) === 'yes'

export const clearSessionEnded = (): void => void ignoringStorageErrors(() => sessionStorage.removeItem(KEY))
