import { useSyncExternalStore } from 'react'
import { useSignedIn } from '../session/use-signed-in.ts'
import { readSubmission, subscribeToSubmission } from './submission-state.ts'

/**
 * Whether the wizard has a signed-in visitor before it: the session's answer, but during a submission, which itself signs in, the one of the
 * moment it was sent. Which questions are asked must not change under a visitor who waits.
 */
export function useWizardSignedIn(): boolean {
  const live = useSignedIn()
  const held = useSyncExternalStore(subscribeToSubmission, readHeld, noneHeld)
  return held ?? live
}

const readHeld = (): boolean | undefined => readSubmission().signedIn
const noneHeld = (): undefined => undefined
