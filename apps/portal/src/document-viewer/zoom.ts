/** Of the width that fits. */
export const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const
export type Zoom = (typeof ZOOMS)[number]

export type ZoomStep = 'in' | 'out' | 'fit'

/** The next one; the same at either end. */
export function zoomed(zoom: Zoom, step: ZoomStep): Zoom {
  if (step === 'fit') return 1
  const place = ZOOMS.indexOf(zoom) + (step === 'in' ? 1 : -1)
  return ZOOMS[place] ?? zoom
}

/** The step that a key asks for; one pressed with Ctrl, Command or Alt is the browser's own. */
export function zoomStepOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): ZoomStep | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  return { '+': 'in', '=': 'in', '-': 'out', '0': 'fit' }[key] as ZoomStep | undefined
}

/** Pixels [shell/document-viewer]. */
const WIDEST_PAGE = 700

/** Pixels for a point of a page, where this much of the screen is free beside it. */
export const scaleOf = (pageWidth: number, free: number, zoom: Zoom): number => (Math.min(WIDEST_PAGE, free) / pageWidth) * zoom
