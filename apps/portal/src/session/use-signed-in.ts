import { useSyncExternalStore } from 'react'
import { readToken, subscribeToToken } from './token.ts'

/** Whether a token is stored. The server has the last word: a dead one is cleared by the first call that hears so. */
export const useSignedIn = (): boolean =>
  useSyncExternalStore(
    subscribeToToken,
    () => readToken() !== undefined,
    () => false,
  )
