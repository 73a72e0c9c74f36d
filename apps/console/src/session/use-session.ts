import { useSyncExternalStore } from 'react'
import { readSession, type Session, subscribeToSession } from './session.ts'

export const useSession = (): Session => useSyncExternalStore(subscribeToSession, readSession, readSession)
