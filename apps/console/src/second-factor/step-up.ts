/** Asks for the second step again, in place, when a call needs it fresh: what was typed stays, and the call is made again. */
interface Asked {
  readonly answered: Promise<boolean>
  readonly answer: (done: boolean) => void
}

let asked: Asked | undefined
const listeners = new Set<() => void>()

const change = (next: Asked | undefined): void => {
  asked = next
  for (const listener of listeners) listener()
}

/** True once it was taken; false where the person closed the question. Calls that need it at once share one question. */
export function askForStepUp(): Promise<boolean> {
  if (asked) return asked.answered
  const { promise, resolve } = Promise.withResolvers<boolean>()
  change({
    answered: promise,
    answer: (done) => {
      change(undefined)
      resolve(done)
    },
  })
  return promise
}

export const isStepUpAsked = (): boolean => asked !== undefined
export const answerStepUp = (done: boolean): void => asked?.answer(done)

export function subscribeToStepUp(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
