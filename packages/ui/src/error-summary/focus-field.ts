const CONTROLS = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), [tabindex]'

/** Puts the focus on the control of that id, else on the first of its field that takes it, and scrolls there. False where none does. */
export function focusField(id: string): boolean {
  const control = document.getElementById(id)
  if (!control) return false
  const others = (control.closest('[data-invalid]') ?? control).querySelectorAll<HTMLElement>(CONTROLS)
  for (const each of [control, ...others]) {
    each.focus({ preventScroll: true })
    if (document.activeElement !== each) continue
    each.scrollIntoView({ block: 'center' })
    return true
  }
  return false
}
