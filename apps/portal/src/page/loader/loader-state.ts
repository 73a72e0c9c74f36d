/** Shows and hides the loader from anywhere: at least one second, and 300 ms late when it goes [steps/loader]. */
import { LOADER_HIDE_DELAY_MS, LOADER_MINIMUM_MS } from '@hearthline/domain/registration'

export interface LoaderShown {
  /** Milliseconds since the epoch. */
  readonly since: number
  /** The step last read; it moves the messages ahead. */
  readonly step: string | undefined
  /** Where the wait can be taken up again; undefined while there is no application yet. */
  readonly applicationUuid: string | undefined
}

let shown: LoaderShown | undefined
let hiding: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(next: LoaderShown | undefined): void {
  shown = next
  for (const listener of listeners) listener()
}

export const readLoader = (): LoaderShown | undefined => shown

export function subscribeToLoader(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Shows it, or updates the visible one with the step reached. */
export function showLoader({ step, applicationUuid }: { step?: string; applicationUuid?: string } = {}): void {
  clearTimeout(hiding)
  set({ since: shown?.since ?? Date.now(), step: step ?? shown?.step, applicationUuid: applicationUuid ?? shown?.applicationUuid })
}

/** Resolves once it may go; what comes next is put on the page before it lifts. Without a loader it resolves at once. */
export async function loaderDone(): Promise<void> {
  if (!shown) return
  const left = LOADER_MINIMUM_MS - (Date.now() - shown.since)
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
}

export function hideLoader(): void {
  if (!shown) return
  clearTimeout(hiding)
  hiding = setTimeout(() => set(undefined), LOADER_HIDE_DELAY_MS)
}
