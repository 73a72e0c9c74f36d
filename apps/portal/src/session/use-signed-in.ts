import { useSyncExternalStore } from 'react'
import { readToken, subscribeToToken } from './token.ts'

/** Whether a token is stored. The server has the last word: an expired one is cleared by the first call that fails with it. */
export const useSignedIn = (): boolean =>
  useSyncExternalStore(
    subscribeToToken,
    () => readToken() !== undefined,
    () => false,
  )
