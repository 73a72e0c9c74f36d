import { RequestError } from '@hearthline/client'
import { askForStepUp } from './step-up.ts'

/** Makes a call; where it needs the second step again, asks for it and makes the same call once more. Closed without, it fails as it did. */
export async function withStepUp<Done>(run: () => Promise<Done>): Promise<Done> {
  try {
    return await run()
  } catch (error) {
    const isAsked = error instanceof RequestError && error.data?.code === 'step_up_required'
    if (isAsked && (await askForStepUp())) return await run()
    throw error
  }
}
