import type { AlertKind } from '../alert/index.ts'

export interface ToastContent {
  kind?: AlertKind
  title: string
  message?: string
  action?: { label: string; onPress: () => void }
  /** Milliseconds until it leaves by itself; 8000 by default; null stays until it is closed. Errors and toasts with an action stay. */
  timeoutMs?: number | null
}

export interface QueuedToast extends ToastContent {
  id: number
  timeoutMs: number | null
}

/** At most five are shown at once [interface/pieces]; the others come up as these leave. */
export const maxToasts = 5

let last = 0
let queue: readonly QueuedToast[] = []
const listeners = new Set<() => void>()

function set(next: readonly QueuedToast[]): void {
  queue = next
  for (const listener of listeners) listener()
}

/** Shows a toast in the region; answers its id. */
export function addToast(content: ToastContent): number {
  const stays = content.kind === 'error' || content.action !== undefined
  const id = ++last
  set([...queue, { ...content, id, timeoutMs: content.timeoutMs === undefined ? (stays ? null : 8000) : content.timeoutMs }])
  return id
}

export function closeToast(id: number): void {
  set(queue.filter((toast) => toast.id !== id))
}

export const readToasts = (): readonly QueuedToast[] => queue

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The five oldest first: none leaves unseen. */
export const shownToasts = (all: readonly QueuedToast[], max = maxToasts): readonly QueuedToast[] => all.slice(0, max)
